import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { bounds } from './bounds.ts';
import { cartRead } from './kept-calls.ts';

const cacheName = 'personal';

/** Whose answers are kept, beside them. */
const ownerPath = '/__owner';

const expiration = bounds(60, 7);

interface Envelope {
  /** 0 is success. */
  status: number;
  /** -1 is nobody. */
  userId: number;
  /** Its data are a cart by departments. */
  isCart: boolean;
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The little that is read of an answer here; null of what is none. */
async function envelopeOf(answer: Response): Promise<Envelope | null> {
  try {
    const body = recordOf(JSON.parse(await answer.clone().text()));
    const data = recordOf(body['data']);
    const { userId } = recordOf(body['user'] ?? data['user']);
    return {
      status: Number(recordOf(body['response'])['status']),
      userId: typeof userId === 'number' ? userId : -1,
      isCart: 'cartId' in data && 'sectors' in data,
    };
  } catch {
    return null;
  }
}

/** Nothing of a shopper who is gone stays on the device. */
export async function forgetPersonal(): Promise<void> {
  await expiration.deleteCacheAndMetadata();
  await caches.delete(cacheName);
}

/** Makes room for the answers of this shopper: another's are gone before. */
async function keepFor(userId: number): Promise<void> {
  const owner = await (await caches.open(cacheName)).match(ownerPath);
  if (owner !== undefined && (await owner.text()) === String(userId)) return;
  await forgetPersonal();
  await (await caches.open(cacheName)).put(ownerPath, new Response(String(userId)));
}

/** Reads whose an answer is: nothing is kept of nobody's, and one that ends the session ends what was kept in it. */
async function hear(answer: Response): Promise<Envelope | null> {
  if (answer.status === 419) await forgetPersonal();
  const envelope = answer.ok ? await envelopeOf(answer) : null;
  if (envelope === null || envelope.status !== 0) return null;
  if (envelope.userId < 0) {
    await forgetPersonal();
    return null;
  }
  await keepFor(envelope.userId);
  return envelope;
}

/** A shopper's own answers: from the shop, and without network as they were last. */
export const personalAnswers = new NetworkFirst({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    { cacheWillUpdate: async ({ response }) => ((await hear(response)) === null ? null : response) },
    expiration,
  ],
});

/** Writes of the cart: what they answer is the cart that is read without network. */
export const cartAnswers = new NetworkOnly({
  plugins: [
    {
      async fetchDidSucceed({ response }) {
        const kept = response.clone();
        const envelope = await hear(response);
        if (envelope?.isCart === true) await (await caches.open(cacheName)).put(cartRead, kept);
        return response;
      },
    },
  ],
});

/** What ends a session or begins another's ends what was kept. */
export const sessionAnswers = new NetworkOnly({
  plugins: [
    {
      async fetchDidSucceed({ response }) {
        if (response.ok) await forgetPersonal();
        return response;
      },
    },
  ],
});
