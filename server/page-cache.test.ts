import { expect, test } from 'vitest';
import { createPageCache } from './page-cache.ts';

test('a page is kept for its lifetime and not a moment longer', () => {
  let time = 0;
  const cache = createPageCache({ now: () => time, lifetime: 60_000 });
  cache.set('cestolieto /', '<h1>uno</h1>');
  time = 59_999;
  expect(cache.get('cestolieto /')).toBe('<h1>uno</h1>');
  expect(cache.get('ortavia /')).toBeNull();
  time = 60_000;
  expect(cache.get('cestolieto /')).toBeNull();
});

test('the page used longest ago makes room for the 201st', () => {
  const cache = createPageCache({ now: () => 0, lifetime: 1 });
  for (let page = 1; page <= 200; page += 1) cache.set(`/${page}`, String(page));
  expect(cache.get('/1')).toBe('1');
  cache.set('/201', '201');
  expect([cache.get('/1'), cache.get('/2'), cache.get('/201')]).toEqual(['1', null, '201']);
});

test('nothing is kept without a lifetime, nor under an endless address', () => {
  const none = createPageCache({ now: () => 0, lifetime: 0 });
  none.set('/', 'x');
  expect(none.get('/')).toBeNull();
  const cache = createPageCache({ now: () => 0, lifetime: 1 });
  cache.set(`/${'a'.repeat(300)}`, 'x');
  expect(cache.get(`/${'a'.repeat(300)}`)).toBeNull();
});
