import { afterEach, describe, expect, test, vi } from 'vitest';
import { firstAnswer } from './first-answer.ts';

const origin = 'https://shop.example';
const call = { marker: 'X-Account', path: '/api/cart?full=1', headers: { 'X-Kind': 'site' } };
const { signal } = new AbortController();
const read = { method: 'GET', url: `${origin}/api/cart?full=1`, signal };

/** A line to the shop; tells what was asked of it. */
function line(answer: () => Promise<Response>) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', (...given: unknown[]) => {
    asked.push(given);
    return answer();
  });
  return asked;
}

function open({ isKnown = true, isTold = true } = {}) {
  let time = 0;
  const first = firstAnswer(isTold ? call : null, { isKnown, origin, now: () => time });
  return { first, wait: (ms: number) => (time += ms) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('decision 050, SES-04: the first call of a visit', () => {
  test('is made ahead, and answers whoever makes it first, once', async () => {
    const asked = line(() => Promise.resolve(new Response('cart')));
    const { first } = open();
    first.ask();
    expect(asked).toEqual([
      ['/api/cart?full=1', { headers: { 'X-Kind': 'site' }, signal: expect.any(AbortSignal) }],
    ]);
    const answer = first.take(read);
    expect(await (await answer)?.text()).toBe('cart');
    expect(first.take(read)).toBeNull();
  });

  test('API-32: is given up with the call that took it, and by no other', () => {
    const asked = line(() => Promise.resolve(new Response('cart')));
    const { first } = open();
    first.ask();
    const [[, init]] = asked as [[string, { signal: AbortSignal }]];
    const other = new AbortController();
    void first.take({ method: 'GET', url: `${origin}/api/list`, signal: other.signal });
    other.abort();
    expect(init.signal.aborted).toBe(false);
    const taker = new AbortController();
    void first.take({ ...read, signal: taker.signal });
    taker.abort();
    expect(init.signal.aborted).toBe(true);
  });

  test('tells its failure to whoever takes it', async () => {
    line(() => Promise.reject(new TypeError('offline')));
    const { first } = open();
    first.ask();
    await expect(first.take(read)).rejects.toThrow('offline');
  });

  test.each([
    ['another address', { method: 'GET', url: `${origin}/api/cart`, signal }],
    ['another shop', { method: 'GET', url: 'https://other.example/api/cart?full=1', signal }],
  ])('does not answer %s, and is kept', (_, other) => {
    line(() => Promise.resolve(new Response('cart')));
    const { first } = open();
    first.ask();
    expect([first.take(other), first.take(read) === null]).toEqual([null, false]);
  });

  test('is forgotten when something is written, and when it is old', () => {
    line(() => Promise.resolve(new Response('cart')));
    const one = open();
    one.first.ask();
    expect([
      one.first.take({ method: 'POST', url: `${origin}/api/login`, signal }),
      one.first.take(read),
    ]).toEqual([null, null]);
    const other = open();
    other.first.ask();
    other.wait(10_000);
    expect(other.first.take(read)).toBeNull();
  });

  test.each([
    ['a stranger', { isKnown: false }],
    ['a page that names none', { isTold: false }],
  ])('is not made for %s', (_, given) => {
    const asked = line(() => Promise.resolve(new Response('cart')));
    const { first } = open(given);
    first.ask();
    expect([asked, first.take(read)]).toEqual([[], null]);
  });
});
