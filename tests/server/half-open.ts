import { connect } from 'node:net';

const kinds = {
  'nothing at all': { first: '', more: '' },
  'headers that never end': { first: 'GET / HTTP/1.1\r\nHost: cestolieto.localhost\r\nX-More: ', more: 'x' },
  'a body that never ends': {
    first:
      'POST /ebsn/api/cart/add HTTP/1.1\r\nHost: cestolieto.localhost\r\nX-Ebsn-Client: site\r\n' +
      'Content-Type: application/json\r\nContent-Length: 10000\r\n\r\n{"items":"',
    more: 'x',
  },
};

const everyMs = 500;

/** One request that is begun and, letter by letter, never finished; resolves with what came when the server ends it. */
function begin(port: number, { first, more }: (typeof kinds)[keyof typeof kinds]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const dripping = setInterval(() => more !== '' && socket.writable && socket.write(more), everyMs);
  let came = '';
  socket.write(first);
  socket.on('data', (part: Buffer) => {
    clearInterval(dripping);
    came += part.toString();
  });
  socket.on('error', () => undefined);
  return new Promise((resolve) =>
    socket.once('close', () => {
      clearInterval(dripping);
      resolve(came);
    }),
  );
}

/** Begins so many requests of every kind that never come to an end, and resolves with all that came back. */
export const halfOpen = (port: number, count: number): Promise<readonly string[]> =>
  Promise.all(Object.values(kinds).flatMap((kind) => Array.from({ length: count }, () => begin(port, kind))));
