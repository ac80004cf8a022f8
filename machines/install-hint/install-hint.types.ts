import type { EventOf } from '../chart.types.ts';

/** How the shop comes onto this device: the browser asks, or the shopper does it by the browser's menu. */
export type InstallWay = 'prompt' | 'guide';

/** What the shopper told the browser. */
export type PromptAnswer = 'accepted' | 'dismissed';

/** What the shopper told the hint: away with it, or another time. */
export type HintAnswer = 'closed' | 'later';

export interface InstallHintContext {
  /** When the page was opened. */
  isInstalled: boolean;
  /** Null while the browser has offered nothing. */
  way: InstallWay | null;
}

export interface InstallHintInput {
  /** The page runs as an installed app. */
  isInstalled: boolean;
  way: InstallWay | null;
}

interface InstallHintEvents {
  /** The browser can install the shop. */
  'offer.made': object;
  /** The shopper goes on in the shop: a second page of the visit. */
  'shopper.engaged': object;
  /** By the hint or by the browser's own menu. */
  'app.installed': object;
  'hint.install': object;
  'hint.later': object;
  'hint.close': object;
}
export type InstallHintEvent = EventOf<InstallHintEvents>;
