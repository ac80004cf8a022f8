import { callContext, nextCall } from './call-context.ts';
import type { Latch, Verdict } from './latch.ts';

/** A request of a tab that waits at the latch. */
export interface HeldRequest {
  readonly number: number;
  /** Method and path, such as `POST cart/addtocart`. */
  readonly says: string;
  readonly isWrite: boolean;
}

interface LiveRequest extends HeldRequest {
  readonly over: Promise<void>;
}

/** How often Node turns until an answer has gone through services and flows. */
const turns = 6;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** The requests of one tab, each held at the latch until somebody says what becomes of it. */
export class HeldRequests {
  private readonly live = new Map<number, LiveRequest>();
  private readonly latch: Latch;
  private readonly inner: typeof fetch;

  constructor(latch: Latch, inner: typeof fetch) {
    this.latch = latch;
    this.inner = inner;
  }

  readonly fetch: typeof fetch = async (input, init) => {
    const asked = new Request(input, init);
    const number = nextCall();
    const { promise: over, resolve } = Promise.withResolvers<void>();
    const path = new URL(asked.url).pathname.split('/').slice(-2).join('/');
    const isWrite = asked.method !== 'GET';
    this.live.set(number, { number, says: `${asked.method} ${path}`, isWrite, over });
    try {
      return await callContext.run(number, () => this.inner(asked));
    } finally {
      this.live.delete(number);
      resolve();
    }
  };

  /** The requests on their way, oldest first. */
  waiting(): readonly HeldRequest[] {
    return [...this.live.values()];
  }

  /** Says what becomes of a request and waits until it has. */
  async speak(number: number, verdict: Verdict): Promise<void> {
    const request = this.live.get(number);
    if (request === undefined) throw new Error('the request is on its way no more');
    this.latch.speak(number, verdict);
    await request.over;
  }

  /** Waits until whatever is on its way is at the latch and nothing moves any more. */
  async settled(): Promise<void> {
    for (let quiet = 0; quiet < turns; quiet += 1) {
      await nextTurn();
      for (const { number, over } of this.live.values()) {
        if (this.latch.holds(number)) continue;
        await Promise.race([this.latch.arrival(number), over]);
        quiet = 0;
      }
    }
  }

  /** Cuts whatever is still on its way. */
  cutAll(): void {
    for (const number of this.live.keys()) this.latch.speak(number, 'cut');
  }
}
