import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { ServerResponse } from 'node:http';
import { KnownResponse } from '../backend/http/known-response.ts';

type Outgoing = (Http2Bindings | HttpBindings)['outgoing'];

/** Sends a response whose body is at hand; any other is handed on to be read from its stream. */
export function sendKnown(response: Response, outgoing: Outgoing): Response {
  if (!(response instanceof KnownResponse) || !(outgoing instanceof ServerResponse)) return response;
  const { content, headers, status } = response;
  const body = typeof content === 'string' ? Buffer.from(content) : content;
  headers.set('Content-Length', String(body.length));
  outgoing.writeHead(status, [...headers].flat());
  outgoing.end(body);
  return RESPONSE_ALREADY_SENT;
}
