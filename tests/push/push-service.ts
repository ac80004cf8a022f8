import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

/** What a browser gives a shop to be told by: an address of its push service, and its keys in base64url. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A message the service took for a browser; `ttl` in seconds, `contact` whom the service may write to. */
export interface ReceivedPush {
  readonly endpoint: string;
  readonly payload: unknown;
  readonly ttl: number;
  readonly urgency: string | undefined;
  readonly publicKey: string;
  readonly contact: unknown;
}

/** A push service on this machine that opens what it is sent, as the browsers it serves would (RFC 8030, 8188, 8291, 8292). */
export interface PushService {
  /** Subscribes a new browser. */
  subscription(): PushSubscriptionKeys;
  /** Messages that were taken, in their order, decrypted. */
  received(): readonly ReceivedPush[];
  /** How often a browser's address was called, taken or not. */
  tries(endpoint: string): number;
  /** How many calls of a browser's address were open at once, at most. */
  mostAtOnce(endpoint: string): number;
  /** The status all addresses answer from now on, or one of them alone; 201 takes a message. */
  answerWith(status: number, endpoint?: string): void;
  close(): Promise<void>;
}

interface Browser {
  readonly ecdh: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
}

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, bytes));

const tagBytes = 16;

/** The plain text of one record of aes128gcm. */
function decrypted(body: Buffer, { ecdh, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const idBytes = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idBytes);
  const sealed = body.subarray(21 + idBytes);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derived(ecdh.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('the record is not the last one');
  return padded.subarray(0, end).toString('utf8');
}

const longestLifeSeconds = 86_400;

/** Checks who sends and answers their key and contact. Throws for a signature that is not good for this service. */
async function senderOf(authorization: string | undefined, audience: string) {
  const { token, key } =
    /^vapid t=(?<token>[^,\s]+), ?k=(?<key>[\w-]+)$/.exec(authorization ?? '')?.groups ?? {};
  if (token === undefined || key === undefined) throw new Error('no VAPID');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const { payload } = await jwtVerify(token, publicKey, { audience, algorithms: ['ES256'] });
  if ((payload.exp ?? Infinity) > Date.now() / 1000 + longestLifeSeconds)
    throw new Error('good for too long');
  return { publicKey: key, contact: payload.sub };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Opens a push service on a free port. */
export async function openPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const taken: ReceivedPush[] = [];
  const tried = new Map<string, number>();
  const open = new Map<string, number>();
  const most = new Map<string, number>();
  const answers = new Map<string, number>();
  let usual = 201;
  let origin = '';

  const answer = async (request: IncomingMessage): Promise<number> => {
    const endpoint = origin + (request.url ?? '');
    const body = await bodyOf(request);
    tried.set(endpoint, (tried.get(endpoint) ?? 0) + 1);
    const browser = browsers.get(endpoint);
    if (browser === undefined || request.method !== 'POST') return 404;
    const status = answers.get(endpoint) ?? usual;
    if (status !== 201) return status;
    if (request.headers['content-encoding'] !== 'aes128gcm') return 415;
    const sender = await senderOf(request.headers.authorization, origin);
    taken.push({
      endpoint,
      payload: JSON.parse(decrypted(body, browser)),
      ttl: Number(request.headers['ttl']),
      urgency: request.headers['urgency'] as string | undefined,
      ...sender,
    });
    return 201;
  };
  const count = (endpoint: string, change: number): void => {
    const now = (open.get(endpoint) ?? 0) + change;
    open.set(endpoint, now);
    most.set(endpoint, Math.max(now, most.get(endpoint) ?? 0));
  };
  const server = createServer((request, response) => {
    const endpoint = origin + (request.url ?? '');
    count(endpoint, 1);
    response.once('close', () => count(endpoint, -1));
    answer(request).then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => response.writeHead(400).end(String(error)),
    );
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    subscription() {
      const ecdh = createECDH('prime256v1');
      const p256dh = ecdh.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(endpoint, { ecdh, auth });
      return { endpoint, p256dh, auth: auth.toString('base64url') };
    },
    received: () => [...taken],
    tries: (endpoint) => tried.get(endpoint) ?? 0,
    mostAtOnce: (endpoint) => most.get(endpoint) ?? 0,
    answerWith(status, endpoint) {
      if (endpoint === undefined) usual = status;
      else answers.set(endpoint, status);
    },
    close: () =>
      new Promise((closed, failed) => {
        server.close((error) => (error === undefined ? closed() : failed(error)));
        server.closeAllConnections();
      }),
  };
}
