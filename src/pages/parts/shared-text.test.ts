import { expect, test } from 'vitest';
import { sharedTextIn } from './shared-text.ts';

test.each([
  ['a text alone', '?text=latte%0Auova', 'latte\nuova'],
  ['a text that came in the fragment', '#text=latte%0Auova', 'latte\nuova'],
  [
    'a title above its text and an address below',
    '?title=Spesa&text=latte&url=https%3A%2F%2Fnote.example%2F1',
    'Spesa\nlatte\nhttps://note.example/1',
  ],
  ['what the text has already', '?title=latte&text=latte+e+uova&url=uova', 'latte e uova'],
  ['the same three times', '?title=pane&text=pane&url=pane', 'pane'],
  ['a title alone', '?title=pane&text=&url=', 'pane'],
  ['nothing', '?text=+++', ''],
  ['an address without any of it', '?utm_source=x', ''],
])('B-40: what is shared with the shop: %s', (_, parts, text) => {
  expect(sharedTextIn(parts)).toBe(text);
});
