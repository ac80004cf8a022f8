import type { Version } from '../../contract/api/version.ts';
import type { EventOf } from '../chart.types.ts';

export interface VersionCheckInput {
  /** The version that runs. */
  running: string;
  /** A browser, or the shell of the mobile app. */
  platform: 'web' | 'ios' | 'android';
  /** Path and query of the page on screen, of an old link with its hash. */
  path: string;
  /** How long an answer is good, in ms. */
  checkMs: number;
}

export interface VersionCheckContext extends VersionCheckInput {
  /** What the shop said last; null before its first answer. */
  published: Version | null;
  /** The version whose offer was accepted or put off in this browser; null without one. */
  answered: string | null;
}

/** What the shop says of its version, and what this browser answered to an earlier offer. */
export type AskedVersion = Readonly<{ published: Version; answered: string | null }>;

interface VersionCheckEvents {
  'route.entered': { path: string };
  'page.returned': object;
  'update.accept': object;
  /** Not now: this version is not offered again. */
  'update.decline': object;
}
export type VersionCheckEvent = EventOf<VersionCheckEvents>;

/** The shopper wants the update: from this store, or by loading the page anew where there is none. */
export interface UpdateAccepted {
  type: 'update.accepted';
  store: string | null;
}

declare module '../emitted.types.ts' {
  interface EmittedByFlow {
    versionCheck: UpdateAccepted;
  }
}
