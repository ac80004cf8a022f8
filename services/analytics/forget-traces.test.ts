import { expect, test } from 'vitest';
import { forgetTraces } from './forget-traces.ts';

function browser(stored: Record<string, string>, cookies: string) {
  const written: string[] = [];
  const storage = Object.assign(
    Object.create({
      removeItem(name: string) {
        delete (this as Record<string, string>)[name];
      },
    }) as Storage,
    stored,
  );
  return {
    written,
    storage,
    traces: {
      readCookies: () => cookies,
      writeCookie: (cookie: string) => void written.push(cookie),
      storage: () => storage,
      hostname: 'www.spesa.example',
    },
  };
}

test('COOK-04: cookies of these names go, of the host and the domains above it, and no other', () => {
  const { written, traces } = browser({}, '_ga=1; cookie-preferences=a=1; _ga_ABC=2; my_ga=3');
  forgetTraces(['_ga'], traces);
  expect(written).toEqual([
    '_ga=; Path=/; Max-Age=0',
    '_ga=; Path=/; Max-Age=0; Domain=www.spesa.example',
    '_ga=; Path=/; Max-Age=0; Domain=spesa.example',
    '_ga_ABC=; Path=/; Max-Age=0',
    '_ga_ABC=; Path=/; Max-Age=0; Domain=www.spesa.example',
    '_ga_ABC=; Path=/; Max-Age=0; Domain=spesa.example',
  ]);
});

test('COOK-04: stored values of these names go, and no other', () => {
  const { storage, traces } = browser({ clientId: 'a', _gcl_ls: 'b', restoreToken: 'c' }, '');
  forgetTraces(['clientId', '_gcl'], traces);
  expect(Object.keys(storage)).toEqual(['restoreToken']);
});

test('COOK-04: where nothing can be stored there is nothing to delete', () => {
  const { written, traces } = browser({}, '');
  const forbidden = () => {
    throw new Error('forbidden');
  };
  forgetTraces(['_ga'], { ...traces, storage: forbidden });
  expect(written).toEqual([]);
});
