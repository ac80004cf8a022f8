import * as v from 'valibot';
import { isUnsent, maxSentOrders, rememberSentOrder } from '../../contract/rules/checkout/sent-orders.ts';

const orderId = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const time = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

// Each part by itself: what is broken is dropped, and the rest is kept.
const appStateSchema = v.object({
  lastStartTime: v.fallback(v.nullable(time), null),
  firstShopTime: v.fallback(v.nullable(time), null),
  currentOrderId: v.fallback(v.nullable(orderId), null),
  ordersSentToAnalytics: v.fallback(v.pipe(v.array(orderId), v.maxLength(maxSentOrders)), []),
});

/** What this browser keeps from one visit to the next (SHELL-15); times in ms since 1970. */
export type AppState = v.InferOutput<typeof appStateSchema>;

/** State of the app on this device (SHELL-15, LIFE-09, COOK-03). */
export interface AppStateStore {
  read(): AppState;
  /** The app started: its time takes the place of the last one's. */
  started(): void;
  /** Something was put in the cart: the time of the installation's first addition is written once. */
  shopped(): void;
  /** An order was placed. */
  ordered(orderId: number): void;
  /** Whether an order was sent to analytics from this browser. */
  hasSent(orderId: number): boolean;
  rememberSent(orderId: number): void;
}

const key = 'app-state';

const empty: AppState = {
  lastStartTime: null,
  firstShopTime: null,
  currentOrderId: null,
  ordersSentToAnalytics: [],
};

/** In a browser that refuses storage it is forgotten with the page. */
export function appStateIn({ storage, now }: { storage: () => Storage; now: () => number }): AppStateStore {
  // What could not be kept still holds as long as the page.
  let unkept: AppState | null = null;
  const read = (): AppState => {
    if (unkept !== null) return unkept;
    try {
      const parsed = v.safeParse(appStateSchema, JSON.parse(storage().getItem(key) ?? 'null'));
      return parsed.success ? parsed.output : empty;
    } catch {
      return empty;
    }
  };
  // Read anew before each change: another tab may have written.
  const change = (changed: Partial<AppState>): void => {
    const state = { ...read(), ...changed };
    try {
      storage().setItem(key, JSON.stringify(state));
      unkept = null;
    } catch {
      unkept = state;
    }
  };
  return {
    read,
    started: () => change({ lastStartTime: now() }),
    shopped() {
      if (read().firstShopTime === null) change({ firstShopTime: now() });
    },
    ordered: (currentOrderId) => change({ currentOrderId }),
    hasSent: (sent) => !isUnsent(read().ordersSentToAnalytics, sent),
    rememberSent: (sent) =>
      change({ ordersSentToAnalytics: rememberSentOrder(read().ordersSentToAnalytics, sent) }),
  };
}
