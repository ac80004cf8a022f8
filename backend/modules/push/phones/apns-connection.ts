import { connect } from 'node:http2';
import type { ClientHttp2Session, OutgoingHttpHeaders } from 'node:http2';
import { answersWithinMs } from '../answers-within.ts';

/** A connection over HTTP/2 that is opened when it is needed, kept for the next message, and opened again once it closed. */
export interface ApnsConnection {
  /** Rejects when there is no answer in time. */
  post(path: string, headers: OutgoingHttpHeaders, body: string): Promise<ApnsAnswer>;
}

interface ApnsAnswer {
  readonly status: number;
  readonly text: string;
}

const idleMs = 60_000;

function answerOf(
  session: ClientHttp2Session,
  headers: OutgoingHttpHeaders,
  body: string,
): Promise<ApnsAnswer> {
  return new Promise((answered, failed) => {
    let status = 0;
    let text = '';
    const stream = session.request(headers, { signal: AbortSignal.timeout(answersWithinMs) });
    stream.setEncoding('utf8');
    stream.on('response', (head) => {
      status = head[':status'] ?? 0;
    });
    stream.on('data', (part: string) => {
      text += part;
    });
    stream.on('error', failed);
    stream.on('close', () => {
      if (status === 0) failed(new Error('APNs closed the connection'));
      else answered({ status, text });
    });
    stream.end(body);
  });
}

/** A connection to an origin. It does not keep the process alive while no message is under way. */
export function createApnsConnection(origin: string): ApnsConnection {
  let kept: ClientHttp2Session | null = null;
  const underway = new WeakMap<ClientHttp2Session, number>();

  const forget = (session: ClientHttp2Session): void => {
    if (kept === session) kept = null;
  };
  const retire = (session: ClientHttp2Session): void => {
    forget(session);
    session.close();
  };
  const open = (): ClientHttp2Session => {
    const session = connect(origin);
    for (const event of ['goaway', 'close', 'error']) session.on(event, () => forget(session));
    session.setTimeout(idleMs, () => retire(session));
    return session;
  };
  const count = (session: ClientHttp2Session, step: 1 | -1): void => {
    const messages = (underway.get(session) ?? 0) + step;
    underway.set(session, messages);
    if (session.destroyed) return;
    if (messages === 0) session.unref();
    else session.ref();
  };

  return {
    async post(path, headers, body) {
      if (kept === null || kept.closed || kept.destroyed) kept = open();
      const session = kept;
      count(session, 1);
      try {
        return await answerOf(session, { ...headers, ':method': 'POST', ':path': path }, body);
      } catch (error) {
        // A connection that is dead without saying so would fail every message to come.
        retire(session);
        throw error;
      } finally {
        count(session, -1);
      }
    },
  };
}
