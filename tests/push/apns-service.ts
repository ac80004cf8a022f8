import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http2';
import type { IncomingHttpHeaders, ServerHttp2Session, ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

/** A message the service took; `expires` in seconds since 1970. */
interface ReceivedNotification {
  readonly device: string;
  readonly topic: unknown;
  readonly type: unknown;
  readonly priority: unknown;
  readonly expires: number;
  readonly body: unknown;
}

/** Apple's part for the key of one team on this machine. */
export interface ApnsService {
  readonly origin: string;
  /** The key's file, as the shop reads it. */
  readonly account: { readonly keyId: string; readonly privateKey: string };
  /** Messages that were taken, in their order. */
  received(): readonly ReceivedNotification[];
  /** How often a message was sent, taken or not. */
  tries(): number;
  /** The provider tokens that were seen, each once. */
  tokens(): number;
  /** How many connections there were. */
  connections(): number;
  /** What all messages are answered from now on; null takes them. */
  answerWith(answer: { readonly status: number; readonly reason: string } | null): void;
  /** Ends all connections, and resolves once they are closed. */
  disconnect(): Promise<void>;
  close(): Promise<void>;
}

const keyId = 'KEY0000001';
const hourMs = 60 * 60_000;

/** Opens the service on a free port, for the keys of a team; `now` is what its clock says. */
export async function openApnsService(teamId: string, now: () => Date): Promise<ApnsService> {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const taken: ReceivedNotification[] = [];
  const tokens = new Set<string>();
  const sessions = new Set<ServerHttp2Session>();
  let tried = 0;
  let opened = 0;
  let answer: { readonly status: number; readonly reason: string } | null = null;

  const verify = async (headers: IncomingHttpHeaders): Promise<void> => {
    const [, token = ''] = /^bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
    const { protectedHeader } = await jwtVerify(token, publicKey, {
      issuer: teamId,
      algorithms: ['ES256'],
      requiredClaims: ['iat'],
      maxTokenAge: hourMs / 1000,
      currentDate: now(),
    });
    if (protectedHeader.kid !== keyId) throw new Error('another key');
    tokens.add(token);
  };
  const answerTo = async (headers: IncomingHttpHeaders, body: string) => {
    tried += 1;
    const [, device] = /^\/3\/device\/([\da-f]+)$/.exec(String(headers[':path'])) ?? [];
    if (device === undefined) return { status: 404, reason: 'BadPath' };
    try {
      await verify(headers);
    } catch {
      return { status: 403, reason: 'InvalidProviderToken' };
    }
    if (answer !== null) return answer;
    taken.push({
      device,
      topic: headers['apns-topic'],
      type: headers['apns-push-type'],
      priority: headers['apns-priority'],
      expires: Number(headers['apns-expiration']),
      body: JSON.parse(body),
    });
    return { status: 200, reason: null };
  };
  const server = createServer();
  server.on('session', (session) => {
    opened += 1;
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  const serve = async (stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> => {
    const { status, reason } = await answerTo(headers, await text(stream));
    stream.respond({ ':status': status });
    stream.end(reason === null ? '' : JSON.stringify({ reason }));
  };
  server.on('stream', (stream, headers) => void serve(stream, headers));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));

  const disconnect = async (): Promise<void> => {
    const closing = [...sessions].map(
      (session) =>
        new Promise<void>((closed) => {
          session.on('close', () => closed());
          session.close();
        }),
    );
    await Promise.all(closing);
  };

  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    account: { keyId, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() },
    received: () => [...taken],
    tries: () => tried,
    tokens: () => tokens.size,
    connections: () => opened,
    answerWith(next) {
      answer = next;
    },
    disconnect,
    async close() {
      if (!server.listening) return;
      for (const session of sessions) session.destroy();
      await new Promise<void>((closed, failed) => {
        server.close((error) => (error === undefined ? closed() : failed(error)));
      });
    },
  };
}
