import type { AnyEventObject } from 'xstate';

/** A call that was made, or a flow that was opened. */
export interface Made {
  readonly src: string;
  readonly id: string;
  readonly input: unknown;
}

/** Something one flow told another. */
interface Told {
  /** The name of the flow it was told, or `parent`. */
  readonly to: string;
  readonly event: AnyEventObject;
}

/** What a machine did to the outside within one step. */
export interface Effects {
  readonly calls: Made[];
  readonly opened: Made[];
  readonly emitted: AnyEventObject[];
  readonly told: Told[];
  readonly effects: string[];
}

export const noEffects = (): Effects => ({ calls: [], opened: [], emitted: [], told: [], effects: [] });

export const isIdle = (effects: Effects): boolean =>
  Object.values(effects).every((list: readonly unknown[]) => list.length === 0);
