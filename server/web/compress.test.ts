import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { acceptedEncoding, compress } from './compress.ts';

const long = 'pane e latte, '.repeat(500);

const page = (body: string | null = long, headers: Record<string, string> = {}, status = 200): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } });

describe('the encoding a client takes', () => {
  test.each([
    [null, null],
    ['', null],
    ['identity', null],
    ['gzip', 'gzip'],
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip;q=1.0, br;q=0.5', 'br'],
    ['GZIP', 'gzip'],
    ['gzip;q=0', null],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0.000', null],
    ['brotli, xgzip', null],
  ])('of %j is %j', (accept, encoding) => {
    expect(acceptedEncoding(accept)).toBe(encoding);
  });
});

describe('an answer made for this request', () => {
  test.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('comes back as it was through %s', async (encoding, unpack) => {
    const packed = await compress(page(long, { 'Content-Length': '7000' }, 404), encoding);
    const body = Buffer.from(await packed.arrayBuffer());
    expect([packed.status, unpack(body).toString(), body.length < 1_000]).toEqual([404, long, true]);
    expect(Object.fromEntries(packed.headers)).toEqual({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  test.each([
    ['to a client that takes none', page(), null],
    ['when it is short', page('pane'), 'br'],
  ])('stays plain %s, and caches are told that it may differ', async (_what, response, accept) => {
    const body = await response.clone().text();
    const plain = await compress(response, accept);
    expect([await plain.text(), plain.headers.get('content-encoding'), plain.headers.get('vary')]).toEqual([
      body,
      null,
      'Accept-Encoding',
    ]);
  });

  test.each([
    ['a picture', page(long, { 'Content-Type': 'image/webp' })],
    ['a font', page(long, { 'Content-Type': 'font/woff2' })],
    ['what is packed already', page(long, { 'Content-Encoding': 'gzip' })],
    ['nothing', page(null)],
  ])('leaves %s alone', async (_what, response) => {
    expect(await compress(response, 'br')).toBe(response);
  });

  test.each([
    'application/json; charset=utf-8',
    'text/css',
    'text/plain',
    'application/javascript',
    'image/svg+xml',
    'application/manifest+json',
  ])('packs %s', async (type) => {
    const packed = await compress(page(long, { 'Content-Type': type }), 'br');
    expect(packed.headers.get('content-encoding')).toBe('br');
  });

  test('keeps what else the answer says: cookies one by one, and whom it varies for', async () => {
    const response = page(long, { Vary: 'Host', 'Cache-Control': 'private, no-store' });
    response.headers.append('Set-Cookie', 'a=1; HttpOnly');
    response.headers.append('Set-Cookie', 'b=2; Path=/');
    const packed = await compress(response, 'br');
    expect([
      packed.headers.getSetCookie(),
      packed.headers.get('vary'),
      packed.headers.get('cache-control'),
    ]).toEqual([['a=1; HttpOnly', 'b=2; Path=/'], 'Host, Accept-Encoding', 'private, no-store']);
  });
});
