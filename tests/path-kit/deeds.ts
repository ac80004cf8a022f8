import type { AnyEventObject } from 'xstate';

/** A call that was made, or a flow that was opened. */
export interface Made {
  readonly src: string;
  readonly id: string;
  readonly input: unknown;
}

/** Something one flow told another. */
export interface Told {
  /** The name of the flow it was told, or `parent`. */
  readonly to: string;
  readonly event: AnyEventObject;
}

/** What a machine did to the outside within one step. */
export interface Deeds {
  readonly calls: Made[];
  readonly opened: Made[];
  readonly emitted: AnyEventObject[];
  readonly told: Told[];
  readonly effects: string[];
}

export const noDeeds = (): Deeds => ({ calls: [], opened: [], emitted: [], told: [], effects: [] });

export const isIdle = (deeds: Deeds): boolean =>
  Object.values(deeds).every((list: readonly unknown[]) => list.length === 0);
