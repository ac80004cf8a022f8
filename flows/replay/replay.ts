/** One thing that happens on a path. */
export interface ReplayStep {
  /** The sentence reports tell it by. */
  readonly says: string;
  /** Ids of the transitions that are taken. */
  readonly transitions: readonly string[];
  /** Ids of the states that are active afterwards, with those around them. */
  readonly states: readonly string[];
}

export interface ReplayPath {
  /** What `npm run paths -- --path` knows it by. */
  readonly number: number;
  /** Place of its start among the starts. */
  readonly start: number;
  /** Places of its steps among the steps. */
  readonly steps: readonly number[];
}

/** The generated paths of a machine; steps are told once, many paths share them. */
export interface Replays {
  readonly machine: string;
  readonly starts: readonly ReplayStep[];
  readonly steps: readonly ReplayStep[];
  readonly paths: readonly ReplayPath[];
}
