import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jwtVerify } from 'jose';

/** What the service says to a message; a status alone has an empty answer. */
interface FcmAnswer {
  readonly status: number;
  readonly body?: object;
}

/** Google's part for one Firebase project on this machine: access tokens for its service account, and messages to phones. */
export interface FcmService {
  readonly origin: string;
  /** The service account's file, as Firebase gives it. */
  readonly account: Readonly<Record<string, string>>;
  /** Messages that were taken, in their order. */
  received(): readonly unknown[];
  /** How often a message was sent, taken or not. */
  tries(): number;
  /** How often an access token was asked for. */
  exchanges(): number;
  /** What all messages are answered from now on; null takes them. */
  answerWith(answer: FcmAnswer | null): void;
  /** No access token of before is good any more. */
  revoke(): void;
  /** No access token is given out from now on. */
  refuseAccess(): void;
  close(): Promise<void>;
}

const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const scope = 'https://www.googleapis.com/auth/firebase.messaging';
const lifeSeconds = 3_600;

/** Opens the service on a free port; `now` is what its clock says. */
export async function openFcmService(now: () => Date): Promise<FcmService> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const taken: unknown[] = [];
  const given = new Map<string, number>();
  let tried = 0;
  let exchanged = 0;
  let answer: FcmAnswer | null = null;
  let isRefusing = false;
  let origin = '';
  const email = 'shop@mercato-demo.iam.gserviceaccount.example';

  const access = async (request: IncomingMessage): Promise<FcmAnswer> => {
    exchanged += 1;
    if (isRefusing) return { status: 400, body: { error: 'invalid_grant' } };
    const form = new URLSearchParams(await text(request));
    if (form.get('grant_type') !== grant) throw new Error('another grant');
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: email,
      audience: `${origin}/token`,
      algorithms: ['RS256'],
      requiredClaims: ['iat', 'exp'],
      currentDate: now(),
    });
    if (payload['scope'] !== scope) throw new Error('another scope');
    if (payload.exp! - payload.iat! > lifeSeconds) throw new Error('good for too long');
    const token = randomBytes(12).toString('base64url');
    given.set(token, now().getTime() + lifeSeconds * 1000);
    return { status: 200, body: { access_token: token, expires_in: lifeSeconds, token_type: 'Bearer' } };
  };
  const send = async (request: IncomingMessage): Promise<FcmAnswer> => {
    tried += 1;
    const said = await text(request);
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
    if ((given.get(token) ?? 0) <= now().getTime()) return { status: 401 };
    if (answer !== null) return answer;
    taken.push(JSON.parse(said));
    return { status: 200, body: { name: 'projects/mercato-demo/messages/1' } };
  };
  const answerTo = async (request: IncomingMessage): Promise<FcmAnswer> => {
    const call = `${request.method} ${request.url}`;
    if (call === 'POST /token') return access(request);
    if (call === 'POST /v1/projects/mercato-demo/messages:send') return send(request);
    throw new Error(`there is no ${call}`);
  };
  const server = createServer((request, response) => {
    answerTo(request).then(
      ({ status, body }) => response.writeHead(status).end(body === undefined ? '' : JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    account: {
      type: 'service_account',
      project_id: 'mercato-demo',
      private_key_id: '0123456789abcdef',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      client_email: email,
      token_uri: `${origin}/token`,
    },
    received: () => [...taken],
    tries: () => tried,
    exchanges: () => exchanged,
    answerWith(next) {
      answer = next;
    },
    revoke: () => given.clear(),
    refuseAccess() {
      isRefusing = true;
    },
    close: () =>
      new Promise((closed, failed) => {
        server.close((error) => (error === undefined ? closed() : failed(error)));
        server.closeAllConnections();
      }),
  };
}
