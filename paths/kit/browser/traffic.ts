import type { Endpoint } from '../../../contract/api/endpoint.ts';
import type { Made } from '../effects.ts';
import type { Asked, Latch, Verdict } from '../http/latch.ts';

/** A call the flow waits for, and the request it makes. */
export interface Expected {
  readonly id: string;
  readonly src: string;
  readonly endpoint: Endpoint;
}

interface Request {
  readonly number: number;
  readonly asked: Asked;
  /** When it came, in ms. */
  readonly at: number;
}

/**
 * How long a request waits for one that asks the same and came before it, in ms: a browser that gives a request up and
 * makes it anew may tell the shop of the new one first.
 */
const givingUp = 500;

const isOf = ({ asked }: Pick<Request, 'asked'>, { method, path }: Endpoint): boolean =>
  asked.method === method && asked.url.pathname === path;

const paramsOf = ({ url, body }: Asked): unknown =>
  body.startsWith('{') || body.startsWith('[') ? JSON.parse(body) : Object.fromEntries(url.searchParams);

/** Whether a request is another flow's, though the flow at hand makes the same call. */
export type IsOthers = (url: URL) => boolean;

/** Directs the calls of one browser at the latch: those the flow waits for stay there, all others go through. */
export class Traffic {
  private readonly latch: Latch;
  private held: readonly Endpoint[];
  private readonly isOthers: IsOthers;
  private readonly next = new Map<string, Verdict>();
  private readonly made: Made[] = [];
  private readonly requests = new Map<number, Request>();
  private readonly claims = new Map<string, Request>();
  private cutting: { readonly endpoint: Endpoint; readonly verdict: Verdict } | null = null;
  /** Addresses whose answers were bad on purpose. */
  readonly spoilt = new Set<string>();

  constructor(latch: Latch, held: readonly Endpoint[], isOthers: IsOthers = () => false) {
    this.latch = latch;
    this.held = held;
    this.isOthers = isOthers;
  }

  /** From now on these are held. */
  hold(held: readonly Endpoint[]): void {
    this.held = held;
  }

  /** Says beforehand what becomes of the next request of this kind. */
  meet({ path }: Endpoint, verdict: Verdict): void {
    this.next.set(path, verdict);
  }

  /** A call has come to the latch. */
  arrived(number: number, asked: Asked): void {
    const request = { number, asked, at: performance.now() };
    const met = this.next.get(asked.url.pathname);
    if (met !== undefined) {
      this.next.delete(asked.url.pathname);
      this.decide(request, met);
    } else if (this.cutting !== null && isOf(request, this.cutting.endpoint))
      this.decide(request, this.cutting.verdict);
    else if (this.held.some((endpoint) => isOf(request, endpoint)) && !this.isOthers(asked.url))
      this.requests.set(number, request);
    else this.latch.speak(number, 'pass');
  }

  private decide({ number, asked }: Request, verdict: Verdict): void {
    if (verdict !== 'pass') this.spoilt.add(asked.url.href);
    this.latch.speak(number, verdict);
    this.requests.delete(number);
  }

  /** Whether a request of this address waits at the latch; a browser keeps further ones of it back until then. */
  isHolding(url: string): boolean {
    return [...this.requests.values()].some(
      ({ number, asked }) => asked.url.href === url && this.latch.holds(number),
    );
  }

  /** Whether a request of this kind waits at the latch. */
  isWaiting(endpoint: Endpoint): boolean {
    return this.waiting(endpoint).length > 0;
  }

  private waiting(endpoint: Endpoint): Request[] {
    return [...this.requests.values()].filter(
      (request) => isOf(request, endpoint) && this.latch.holds(request.number),
    );
  }

  /** Lets everything through that is none of these; answers those that have not come. */
  sort(expected: readonly Expected[]): readonly Expected[] {
    const awaited = new Set(expected.map(({ id }) => id));
    for (const [id, request] of this.claims) {
      if (awaited.has(id)) continue;
      // The flow waits for it no more: it is given up, and must not arrive after all.
      this.latch.speak(request.number, 'cut');
      this.requests.delete(request.number);
      this.claims.delete(id);
    }
    const claimed = new Set<number>();
    const missing: Expected[] = [];
    for (const one of expected) {
      const known = this.claims.get(one.id);
      const request =
        known !== undefined && this.latch.holds(known.number)
          ? known
          : this.waiting(one.endpoint).find(({ number }) => !claimed.has(number));
      if (request === undefined) {
        missing.push(one);
        continue;
      }
      claimed.add(request.number);
      if (request === known) continue;
      this.claims.set(one.id, request);
      this.made.push({ src: one.src, id: one.id, input: paramsOf(request.asked) });
    }
    // While a call is awaited, whatever asks the same may be it.
    const isAwaited = (request: Request) =>
      missing.some(({ endpoint }) => isOf(request, endpoint)) || this.mayTakeOver(request);
    for (const request of this.requests.values())
      if (!claimed.has(request.number) && !isAwaited(request)) this.decide(request, 'pass');
    return missing;
  }

  /** Whether a request may be what a flow waits for, once the one that is held for it is known to be given up. */
  private mayTakeOver({ asked, at, number }: Request): boolean {
    const isRecent = performance.now() - at < givingUp;
    return (
      isRecent &&
      [...this.claims.values()].some(
        (held) =>
          held.number < number &&
          held.asked.method === asked.method &&
          held.asked.url.pathname === asked.url.pathname,
      )
    );
  }

  /** Whether it shows only in a moment which request a flow waits for. */
  isUndecided(): boolean {
    return [...this.requests.values()].some((request) => this.mayTakeOver(request));
  }

  /** Those of these calls whose requests are not at the latch. */
  missing(expected: readonly Expected[]): readonly Expected[] {
    return expected.filter(({ id }) => {
      const request = this.claims.get(id);
      return request === undefined || !this.latch.holds(request.number);
    });
  }

  /** What the request of a call asks for. */
  paramsOf(id: string): unknown {
    const request = this.claims.get(id);
    return request === undefined ? null : paramsOf(request.asked);
  }

  /** Says what becomes of the request a call has made. */
  speak({ id, endpoint }: Expected, verdict: Verdict): void {
    const request = this.claims.get(id);
    if (request === undefined) throw new Error(`the call ${id} is not on its way`);
    this.claims.delete(id);
    // A read that was cut is tried once more, by the services or by the browser itself.
    this.cutting = verdict === 'cut' || verdict === 'cut after' ? { endpoint, verdict } : null;
    this.decide(request, verdict);
  }

  /** Marks the answer to a call as bad: the browser may say so. */
  spoil(id: string): void {
    const request = this.claims.get(id);
    if (request !== undefined) this.spoilt.add(request.asked.url.href);
  }

  /** From now on nothing is cut that was not asked to be. */
  settle(): void {
    this.cutting = null;
  }

  /** The calls that have come since this was asked last. */
  calls(): Made[] {
    return this.made.splice(0);
  }

  /** Lets go of everything. */
  cutAll(): void {
    for (const { number } of this.requests.values()) this.latch.speak(number, 'cut');
  }
}
