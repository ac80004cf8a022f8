import { isUnsent, maxSentOrders, rememberSentOrder } from '../../contract/rules/checkout/sent-orders.ts';

/** Most popups remembered as closed: the latest. */
const maxPopups = 50;

/** What this browser keeps from one visit to the next (SHELL-15); times in ms since 1970. */
export interface AppState {
  readonly lastStartTime: number | null;
  readonly firstShopTime: number | null;
  readonly currentOrderId: number | null;
  /** The content each popup was closed with, by its id. */
  readonly popupMap: Readonly<Record<string, string>>;
  readonly ordersSentToAnalytics: readonly number[];
  /** When the hint to install the shop was closed last, and put off last (SHELL-18). */
  readonly installClosedAt: number | null;
  readonly installLaterAt: number | null;
  /** The version whose update was accepted or put off last. */
  readonly answeredUpdate: string | null;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isOrderId = (value: unknown): value is number => isCount(value) && value > 0;
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;

function recordIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

/** Broken as a whole where one of it is. */
function popupsIn(value: unknown): Readonly<Record<string, string>> {
  const popups = Object.entries(recordIn(value));
  const isWhole = (entry: [string, unknown]): entry is [string, string] =>
    isShort(entry[0]) && isShort(entry[1]);
  return popups.every(isWhole) ? Object.fromEntries(popups) : {};
}

/**
 * The state as it was kept; each part by itself: what is broken is dropped, and the rest is kept. It is read at every start, of
 * visitors too for whom nothing else that reads stored values is loaded.
 */
function stateIn(text: string | null): AppState {
  const kept: unknown = JSON.parse(text ?? 'null');
  const {
    lastStartTime,
    firstShopTime,
    currentOrderId,
    popupMap,
    ordersSentToAnalytics: sent,
    installClosedAt,
    installLaterAt,
    answeredUpdate,
  } = recordIn(kept);
  return {
    lastStartTime: isCount(lastStartTime) ? lastStartTime : null,
    firstShopTime: isCount(firstShopTime) ? firstShopTime : null,
    currentOrderId: isOrderId(currentOrderId) ? currentOrderId : null,
    popupMap: popupsIn(popupMap),
    ordersSentToAnalytics:
      Array.isArray(sent) && sent.length <= maxSentOrders && sent.every(isOrderId) ? sent : [],
    installClosedAt: isCount(installClosedAt) ? installClosedAt : null,
    installLaterAt: isCount(installLaterAt) ? installLaterAt : null,
    answeredUpdate: isShort(answeredUpdate) ? answeredUpdate : null,
  };
}

/** State of the app on this device (SHELL-15, SHELL-16, LIFE-09, COOK-03). */
export interface AppStateStore {
  read(): AppState;
  /** The app started: its time takes the place of the last one's. */
  started(): void;
  /** Something was put in the cart: the time of the installation's first addition is written once. */
  shopped(): void;
  /** An order was placed. */
  ordered(orderId: number): void;
  /** The shopper closed a popup with this content. */
  closePopup(id: string, version: string): void;
  /** Whether it was closed with this very content; closed with another it shows again. */
  isPopupClosed(id: string, version: string): boolean;
  /** Whether an order was sent to analytics from this browser. */
  hasSent(orderId: number): boolean;
  rememberSent(orderId: number): void;
  /** The shopper answered the hint to install the shop. */
  answerInstall(answer: 'closed' | 'later'): void;
  /** The shopper accepted the update to this version, or put it off (LIFE-06). */
  answerUpdate(version: string): void;
}

const key = 'app-state';

const empty: AppState = {
  lastStartTime: null,
  firstShopTime: null,
  currentOrderId: null,
  popupMap: {},
  ordersSentToAnalytics: [],
  installClosedAt: null,
  installLaterAt: null,
  answeredUpdate: null,
};

/** In a browser that refuses storage it is forgotten with the page. */
export function appStateIn({ storage, now }: { storage: () => Storage; now: () => number }): AppStateStore {
  // What could not be kept still holds as long as the page.
  let unkept: AppState | null = null;
  const read = (): AppState => {
    if (unkept !== null) return unkept;
    try {
      return stateIn(storage().getItem(key));
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
    closePopup(id, closed) {
      const others = Object.entries(read().popupMap).filter(([known]) => known !== id);
      change({ popupMap: Object.fromEntries([...others, [id, closed] as const].slice(-maxPopups)) });
    },
    isPopupClosed: (id, asked) => read().popupMap[id] === asked,
    hasSent: (sent) => !isUnsent(read().ordersSentToAnalytics, sent),
    rememberSent: (sent) =>
      change({ ordersSentToAnalytics: rememberSentOrder(read().ordersSentToAnalytics, sent) }),
    answerInstall: (answer) =>
      change(answer === 'closed' ? { installClosedAt: now() } : { installLaterAt: now() }),
    answerUpdate: (answeredUpdate) => change({ answeredUpdate }),
  };
}
