import { expect, test } from 'vitest';
import { mailText } from './mail-text.ts';

test('REG-12 the plain text of a mail has every word and address of it', () => {
  const text = mailText([
    'Ciao Anna,',
    { label: 'Accedi', url: 'https://shop.example/login' },
    { label: 'Hai dimenticato la password?', url: 'https://shop.example/reset' },
    { items: ['Pane', 'Latte'] },
  ]);
  expect(text.split('\n\n')).toEqual([
    'Ciao Anna,',
    'Accedi: https://shop.example/login',
    'Hai dimenticato la password? https://shop.example/reset',
    '- Pane\n- Latte',
  ]);
});
