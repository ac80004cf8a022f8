import { describe, expect, test } from 'vitest';
import { bytesOf, hasBody, KnownResponse } from './known-response.ts';

const text = 'Perché no? «€ 1,20»';

describe('a response whose body is at hand', () => {
  test('is read like any other', async () => {
    const response = new KnownResponse(text, { status: 201, headers: { 'X-Here': 'yes' } });
    expect([response.status, response.headers.get('x-here'), response.bodyUsed]).toEqual([201, 'yes', false]);
    expect(await response.text()).toBe(text);
    expect(response.bodyUsed).toBe(true);
    await expect(response.text()).rejects.toThrow(TypeError);
  });

  test('can be read as data, bytes and a copy of its own', async () => {
    const response = new KnownResponse('{"a":1}');
    const copy = response.clone();
    expect(await response.json()).toEqual({ a: 1 });
    expect(Buffer.from(await copy.arrayBuffer()).toString()).toBe('{"a":1}');
  });

  test('becomes the body of another response', async () => {
    const response = new KnownResponse(text, { status: 202, headers: { 'X-Here': 'yes' } });
    const other = new Response(response.body, response);
    expect([other.status, other.headers.get('x-here'), await other.text()]).toEqual([202, 'yes', text]);
  });

  test.each([
    ['a text', new KnownResponse(text)],
    ['bytes', new KnownResponse(Buffer.from(text))],
    ['a stream', new Response(text)],
  ])('gives its bytes: %s', async (_, response) => {
    expect(hasBody(response)).toBe(true);
    expect((await bytesOf(response)).toString()).toBe(text);
  });

  test('one without a body has none', () => {
    expect(hasBody(new Response(null, { status: 304 }))).toBe(false);
  });
});
