import { expect, test } from 'vitest';
import { setIdentityHeaders, requestIdentity } from './request-identity.ts';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

test('a trusted proxy names the request, nobody else does', () => {
  const headers = new Headers({ 'x-request-id': 'proxy-named-1' });
  expect(requestIdentity(headers, { isProxied: true, isTraced: false })).toEqual({
    requestId: 'proxy-named-1',
  });
  expect(requestIdentity(headers, { isProxied: false, isTraced: false }).requestId).toMatch(uuid);
});

test.each(['short', 'a'.repeat(65), 'with blank', 'line\u00a0break'])('the name %o is not taken', (name) => {
  const headers = new Headers({ 'x-request-id': name });
  expect(requestIdentity(headers, { isProxied: true, isTraced: false }).requestId).toMatch(uuid);
});

test.each([
  [traceparent, true, trace],
  [traceparent, false, undefined],
  ['00-nonsense', true, undefined],
  [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, true, undefined],
])('traceparent %o, traced: %o', (given, isTraced, traceId) => {
  const headers = new Headers({ traceparent: given });
  expect(requestIdentity(headers, { isProxied: false, isTraced }).traceId).toBe(traceId);
});

test('the answer carries both names', () => {
  const headers = new Headers();
  setIdentityHeaders(headers, { requestId: 'r-1', traceId: trace });
  expect(headers.get('x-request-id')).toBe('r-1');
  expect(headers.get('traceresponse')).toMatch(new RegExp(`^00-${trace}-[0-9a-f]{16}-01$`));
  const plain = new Headers();
  setIdentityHeaders(plain, { requestId: 'r-2' });
  expect(plain.get('traceresponse')).toBeNull();
});
