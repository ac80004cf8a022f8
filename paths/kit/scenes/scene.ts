/** Something that can happen in a scene. */
export interface Act {
  readonly says: string;
  readonly run: () => void | Promise<void>;
}

/** What is wrong, and which rule says so. */
export interface Wrong {
  readonly rule: string;
  readonly says: string;
  readonly got: string;
}

/** A scene that is being played: real flows together, on a real shop. */
export interface Stage {
  /** What happens now when nothing disturbs; null when the scene is over. */
  next(): Act | null;
  /** Whatever else can happen now. */
  others(): readonly Act[];
  /** Waits until nothing moves any more by itself. */
  settled(): Promise<void>;
  /** The first thing that is wrong so far. */
  wrong(): Wrong | null;
  /** Which flows moved since this was asked last, and where they are. */
  moved(): string;
  /** What is wrong now that the scene is over. */
  wrongAtLast(): Promise<Wrong | null>;
  close(): Promise<void>;
}

/** A story several flows, tabs or devices take part in. */
export interface Scene {
  readonly name: string;
  /** What must come of it, whatever disturbs it. */
  readonly says: string;
  /** The disturbances that are tried at every tick where they can happen; others come at random. */
  readonly always: RegExp;
  /** What is not tried, for the reason that stands beside it. */
  readonly never?: RegExp;
  readonly open: () => Promise<Stage>;
}

/** At the tick `at`, something else than the usual happens: one of the stage's others. */
export interface Disturbance {
  readonly at: number;
  readonly what: number;
}
