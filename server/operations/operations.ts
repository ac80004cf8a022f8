import type { RequestListener } from 'node:http';
import type { Health } from './health.ts';
import type { Metrics } from './metrics.ts';

/** The endpoints of operators, on a port shoppers do not reach: `/livez`, `/readyz`, `/metrics`. */
export function operationsListener({
  health,
  metrics,
}: {
  health: Health;
  metrics: Metrics;
}): RequestListener {
  return (request, response) => {
    const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
    const send = (status: number, text: string, type = 'text/plain; charset=utf-8') => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    };
    const failed = () => send(500, 'failed');
    const answer = health.answer(pathname);
    if (answer !== null) void answer.then(({ status, text }) => send(status, text), failed);
    else if (pathname === '/metrics')
      void metrics.text().then((text) => send(200, text, metrics.contentType), failed);
    else send(404, 'unknown');
  };
}
