import type { AnyActorLogic, AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Plan } from '../world.ts';
import type { Verdict } from './latch.ts';
import type { Shopper } from './shopper.ts';
import type { Visitor } from './visitor.ts';

/** What an arrangement may look at, just before the call is made. */
export interface Occasion<S extends Shopper = Visitor> {
  readonly visitor: S;
  /** The input of the call. */
  readonly input: unknown;
  /** What the path is going to do from this call on. */
  readonly upcoming: Plan;
}

/** Brings the shop to the point of giving this answer; a verdict where the latch must give it. */
export type Arrange<S extends Shopper = Visitor> = (
  occasion: Occasion<S>,
) => Promise<Verdict | void> | Verdict | void;

/** A flow made ready to run against the real shop. */
interface OpenedFlow {
  /** The actors of the composition root, over the visitor's services. */
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  readonly input?: unknown;
  /** The composition root's actions. */
  readonly effects?: Readonly<Record<string, () => void>>;
}

/** How a model's flow runs against the real backend: what the shopper has, and how each answer comes about. */
export interface HttpFlow {
  /** The model's name. */
  readonly name: string;
  /** `parent` hears what the machine tells its parent. */
  readonly open: (given: { visitor: Visitor; start: string; parent: AnyActorRef }) => Promise<OpenedFlow>;
  /**
   * By call and sentence. What is not listed is not played here: no seed and no latch gives it. Failures of the
   * session, the service and the network need no entry, the latch gives them.
   */
  readonly answers: Readonly<Record<string, Readonly<Record<string, Arrange>>>>;
  /** The starts that are played; all of them where none is named. */
  readonly starts?: readonly string[];
  /** Sentences of events that mean nothing to a real shop. */
  readonly never?: readonly string[];
  /** Puts what the visitor really has into an event. */
  readonly adapt?: (event: AnyEventObject, visitor: Visitor) => AnyEventObject | Promise<AnyEventObject>;
  /** What is compared beside the state, where real data and the cases agree. */
  readonly sees?: (snapshot: AnyMachineSnapshot) => unknown;
}

/** The answer the backend gives by itself. */
export const asIs: Arrange<Shopper> = () => undefined;
