import type { Page } from '@playwright/test';
import type { AnyMachineSnapshot, AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Endpoint } from '../../../contract/api/endpoint.ts';
import type { Arrange } from '../http/http-flow.ts';
import type { Verdict } from '../http/latch.ts';
import type { Shopper } from '../http/shopper.ts';
import type { AnyStep, StepRule } from '../model.ts';
import type { Plan } from '../world.ts';

/** A shopper before the shop's screen. */
export interface Scene {
  readonly page: Page;
  readonly shopper: Shopper;
  /** What the path is going to do from here on, the step at hand first. */
  readonly upcoming: Plan;
  /** Whether a call is on its way. */
  readonly isAsked: (call: string) => boolean;
  /** Says what becomes of the request a call has made. */
  readonly speak: (call: string, verdict: Verdict) => void;
  /** Says beforehand what becomes of the next request of this kind. */
  readonly meet: (endpoint: Endpoint, verdict: Verdict) => void;
}

/** Does with mouse and keyboard what an event stands for. */
export type Deed = (scene: Scene) => Promise<void>;

type Stored = Readonly<Record<string, string>>;

/** What the shopper's browser holds when it opens the shop. */
export interface Beginning {
  readonly path: string | ((shopper: Shopper) => string);
  /** Seeds the shop and answers what local storage holds; the cookies of the shopper's client go to the browser. */
  readonly prepare?: (given: { shopper: Shopper; upcoming: Plan }) => Promise<Stored | void>;
  /** From the opened page to where the flow starts. */
  readonly arrive?: Deed;
}

/** A step as rules over the screen read it. */
export interface ScreenStep<Screen> extends Pick<AnyStep, 'says' | 'isStart' | 'sent' | 'elapsed' | 'calls'> {
  readonly done: (call: string) => boolean;
  /** A call failed, with this sentence where one is given. */
  readonly failed: (call: string, says?: string) => boolean;
  readonly before: Screen;
  readonly after: Screen;
}

/** What must be true on the screen, whatever the chart says. */
export interface ScreenRule<Screen> {
  readonly id: string;
  readonly says: string;
  readonly when: (step: ScreenStep<Screen>, trail: readonly ScreenStep<Screen>[]) => boolean;
  readonly holds: (step: ScreenStep<Screen>, trail: readonly ScreenStep<Screen>[]) => boolean;
}

/** How a shopper goes a flow's paths in the browser, what the screen shows, and what it has to show. */
export interface BrowserFlow<M extends AnyStateMachine, Screen extends object> {
  /** The model's name. */
  readonly name: string;
  /** By the start's sentence. */
  readonly starts: Readonly<Record<string, Beginning>>;
  /** The request each of the flow's calls makes. */
  readonly calls: Readonly<Record<string, Endpoint>>;
  /** Requests of these calls that another flow makes: they go through. */
  readonly isOthers?: (url: URL) => boolean;
  /** Whether a call answers by itself in this state, without asking the shop. */
  readonly isQuiet?: (src: string, snapshot: SnapshotFrom<M>) => boolean;
  /** Other requests that are held while the state meets the condition. */
  readonly alsoHeld?: Readonly<
    Record<string, { endpoint: Endpoint; while: (snapshot: SnapshotFrom<M>) => boolean }>
  >;
  /** Time hardly goes on while the screen is looked at, so that short delays end only where a path says so. */
  readonly isTimeSlow?: boolean;
  /** How each event comes about, by type and sentence. */
  readonly acts: Readonly<Record<string, Readonly<Record<string, Deed>>>>;
  /** How the shop is brought to each answer, by call and sentence; 419, 503 and cut connections need no entry. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Arrange<Shopper>>>>>;
  /** What a shopper does at once after an answer that leads off the flow's screen, by call and sentence. */
  readonly follows?: Readonly<Record<string, Readonly<Record<string, Deed>>>>;
  /** Brings back the session: the first answer of each patient call comes only after a 419 and this. */
  readonly comesBack?: Deed;
  /** Where this screen does not offer what the chart knows, though elsewhere it does. */
  readonly offers?: (snapshot: SnapshotFrom<M>, step: { id: string; says: string }) => boolean;
  /** What no shopper can bring about: events by type, answers and single cases by their sentence; with the reason. */
  readonly never: Readonly<Record<string, string>>;
  /** Reads the screen, without waiting for anything. */
  readonly sees: (scene: Scene) => Promise<Partial<Screen>>;
  /** What of it this state has to show. */
  readonly expects: (snapshot: SnapshotFrom<M>, shopper: Shopper) => Partial<Screen>;
  /** What the shop itself knows, asked once after each step, beside the screen. */
  readonly knows?: (shopper: Shopper) => Promise<Partial<Screen>>;
  readonly rules: readonly ScreenRule<Screen>[];
}

/** A flow as the kit handles it: of any machine, with any screen. */
export interface AnyBrowserFlow extends Omit<
  BrowserFlow<AnyStateMachine, Record<string, unknown>>,
  'expects' | 'offers' | 'alsoHeld' | 'isQuiet' | 'isTimeSlow' | 'rules'
> {
  readonly expects: (snapshot: AnyMachineSnapshot, shopper: Shopper) => Record<string, unknown>;
  readonly offers: (snapshot: AnyMachineSnapshot, step: { id: string; says: string }) => boolean;
  readonly alsoHeld: Readonly<
    Record<string, { endpoint: Endpoint; while: (snapshot: AnyMachineSnapshot) => boolean }>
  >;
  readonly isQuiet: (src: string, snapshot: AnyMachineSnapshot) => boolean;
  readonly isTimeSlow: boolean;
  readonly rules: readonly StepRule<AnyStep>[];
}

const onScreen = (step: AnyStep): ScreenStep<unknown> => ({
  ...step,
  done: (call) => step.done(call) !== null,
  failed: (call, says) => step.failed(call) !== null && (says === undefined || says === step.says),
  before: step.screen.before,
  after: step.screen.after,
});

/** Declares a flow of the browser, checked against its machine and its screen. */
export function browserFlow<M extends AnyStateMachine, Screen extends object>(
  flow: BrowserFlow<M, Screen>,
): AnyBrowserFlow {
  const rules = flow.rules.map(({ id, says, when, holds }): StepRule<AnyStep> => {
    // The screens of a flow's steps are what its own `sees` and `knows` answered.
    const read = (step: AnyStep) => onScreen(step) as ScreenStep<Screen>;
    return {
      id,
      says,
      when: (step, trail) => when(read(step), trail.map(read)),
      holds: (step, trail) => holds(read(step), trail.map(read)),
    };
  });
  const whole = { alsoHeld: {}, offers: () => true, isQuiet: () => false, isTimeSlow: false, ...flow, rules };
  // Checked above against the machine; the kit itself treats every machine alike and looks into none.
  return whole as unknown as AnyBrowserFlow;
}
