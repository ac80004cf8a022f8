import { expect, test } from 'vitest';
import { brandIcon } from './icon.ts';

test('TEN-01: the icon of a tab is the brand’s mark in its colours', async () => {
  const icon = brandIcon(
    {
      width: 800,
      word: 'M0 0',
      mark: [
        { paint: 'mark', d: 'M5 16h30' },
        { paint: 'detail', d: 'M13 24c3 5', stroke: 3.2 },
      ],
    },
    { mark: '#0a5', detail: '#fff', word: '#111' },
  );
  expect(await icon.text()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path d="M5 16h30" fill="#0a5"/>' +
      '<path d="M13 24c3 5" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round"/></svg>',
  );
  expect(Object.fromEntries(icon.headers)).toEqual({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=86400',
  });
});
