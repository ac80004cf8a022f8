import { expect, test } from 'vitest';
import { textVersion } from './text-version.ts';

test('SHELL-16: a text has one short name, which changes with it', () => {
  const notice = '<p>Martedì 8 dicembre restiamo chiusi.</p>';
  expect([textVersion(notice), textVersion(notice)]).toEqual(['1mgix27', '1mgix27']);
  expect(new Set([notice, notice.replace('8', '9'), `${notice} `, ''].map(textVersion)).size).toBe(4);
});

test('SHELL-16: it stands in a selector as it is', () => {
  for (const text of ['', 'a', 'è 😀 "]', 'lungo '.repeat(2_000)])
    expect(textVersion(text)).toMatch(/^[\da-z]{1,7}$/);
});
