import { createServer } from 'node:http';

/** Node's own server with the same bytes and nothing to do: what no shop can be faster than. */
const body = Buffer.alloc(Number(process.argv[2]), 'x');
createServer((_, response) => response.end(body)).listen(Number(process.argv[3]), '127.0.0.1', () => {
  process.send?.('ready');
});
