import type {
  AnyActorLogic,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  OutputFrom,
  SnapshotFrom,
} from 'xstate';
import type { PathGraph } from './graph.ts';
import type { Actors, Step } from './step.ts';
import type { Cases } from './cases.ts';

type Payload<E, K> = Omit<Extract<E, { type: K }>, 'type'>;

/** A beginning of the flow, such as a shopper who is logged in already. */
export interface Start<Input> {
  readonly says: string;
  /** `parent` hears what the machine tells its parent. */
  readonly input?: (given: { parent: AnyActorRef }) => Input;
}

/** What a call may come back with. */
interface Answers<Snapshot, Output> {
  readonly done: Cases<Snapshot, Output>;
  readonly failed: Cases<Snapshot, unknown>;
  /** It is invoked as `patient`: a 419 and a 503 never reach the flow, a timeout and a dismissed login do. */
  readonly isPatient?: boolean;
}

/** What TypeScript asks of a model for a call, by how its actors file makes it. */
type AnswersOf<Snapshot, Call extends AnyActorLogic> = Answers<Snapshot, OutputFrom<Call>> &
  (Call extends { readonly answerTimeout: number }
    ? { readonly isPatient: true }
    : { readonly isPatient?: false });

/** What must hold in every step it speaks of, whatever the chart says. */
export interface StepRule<S> {
  /** A RULE-… of the register, or the requirement it stands for. */
  readonly id: string;
  readonly says: string;
  /** The occasions the rule speaks of; a rule that meets none has tested nothing. */
  readonly when: (step: S, trail: readonly S[]) => boolean;
  /** It compares with values of the cases; real answers carry others, so it is judged in the model world alone. */
  readonly isOfCases?: boolean;
  readonly holds: (step: S, trail: readonly S[]) => boolean;
}

/** What a rule over the whole graph found. */
interface CheckResult {
  /** How many places it looked at. */
  readonly exercised: number;
  /** A sentence for each place that breaks it. */
  readonly broken: readonly string[];
}

/** What must be possible, or must exist: liveness, ways out. */
export interface GraphRule {
  readonly id: string;
  readonly says: string;
  readonly judge: (graph: PathGraph) => CheckResult;
}

export type Rule<S> = StepRule<S> | GraphRule;

interface Allowed {
  /** The transition's name, as the report prints it. */
  readonly transition: string;
  readonly because: string;
}

interface Survivor {
  /** The fault's name, as the report prints it, or the beginning of it. */
  readonly fault: string;
  readonly because: string;
}

/**
 * All that the kit must know of one flow: its production machine, the cases of its events and answers, what makes two
 * of its states alike, and rules that were written from the requirements and not from the chart.
 */
export interface FlowModel<M extends AnyStateMachine, A extends Actors> {
  /** The folder in machines/. */
  readonly name: string;
  /** The machine the app runs, with its logic and without its actors. */
  readonly machine: M;
  readonly starts: readonly Start<InputFrom<M>>[];
  /** What each event may carry. */
  readonly cases: {
    readonly [K in EventFrom<M>['type']]: Cases<SnapshotFrom<M>, Payload<EventFrom<M>, K>>;
  };
  /** What each call may answer. */
  readonly answers: {
    readonly [K in keyof A]: AnswersOf<SnapshotFrom<M>, A[K]>;
  };
  /** Calls that change something: two of them never run together. */
  readonly writes: readonly (keyof A & string)[];
  /** Writes that a flow makes by itself for whoever logs in; none where it names none. */
  readonly writesForEachUser?: readonly (keyof A & string)[];
  /** Facts of other flows that this one must hear in every state, because it acts on them later. */
  readonly facts?: readonly EventFrom<M>['type'][];
  /** Invoked or spawned flows that end, and what they may end with; the chart's other flows never do. */
  readonly flows?: Readonly<Record<string, Cases<SnapshotFrom<M>, unknown>>>;
  /** Actions of the composition root, recorded instead of run. */
  readonly effects?: readonly string[];
  /** What guards and views read of the context: two snapshots alike in it and in their state are one vertex. */
  readonly project: (snapshot: SnapshotFrom<M>) => unknown;
  readonly rules: readonly Rule<Step<M, A>>[];
  /** It fails as a call does: its invoker receives the error. */
  readonly isCall?: boolean;
  /** Login and service reach its patient calls through the flow itself; nobody gives them up. */
  readonly forwardsFacts?: boolean;
  /** The most vertices the graph may have; more of them ask for another cut of the machine. */
  readonly limit?: number;
  /** Transitions that no path can take. */
  readonly allowed?: readonly Allowed[];
  /** Planted faults no rule can see, each with its reason. */
  readonly survivors?: readonly Survivor[];
}

/** A model as the kit handles it: of any machine. */
export interface AnyFlowModel {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly starts: readonly Start<unknown>[];
  readonly cases: Readonly<Record<string, Cases<AnyMachineSnapshot, object>>>;
  readonly answers: Readonly<Record<string, Answers<AnyMachineSnapshot, unknown>>>;
  readonly writes: readonly string[];
  readonly writesForEachUser?: readonly string[];
  readonly facts: readonly string[];
  readonly flows: Readonly<Record<string, Cases<AnyMachineSnapshot, unknown>>>;
  readonly effects: readonly string[];
  readonly isCall?: boolean;
  readonly forwardsFacts?: boolean;
  readonly project: (snapshot: AnyMachineSnapshot) => unknown;
  readonly rules: readonly Rule<AnyStep>[];
  readonly limit: number;
  readonly allowed: readonly Allowed[];
  readonly survivors: readonly Survivor[];
}

/** A step of any machine. */
export interface AnyStep {
  readonly says: string;
  readonly before: AnyMachineSnapshot;
  readonly after: AnyMachineSnapshot;
  readonly isStart: boolean;
  sent(type: string): AnyEventObject | null;
  done(call: string): { readonly output: unknown } | null;
  failed(call: string): { readonly error: unknown } | null;
  ended(flow: string): { readonly output: unknown } | null;
  broke(flow: string): boolean;
  elapsed(delay?: string): boolean;
  calls(call: string): readonly unknown[];
  inFlight(call: string): number;
  wasInFlight(call: string): number;
  emitted(type: string): readonly AnyEventObject[];
  told(flow: string, type?: string): readonly AnyEventObject[];
  opened(flow: string): readonly unknown[];
  effects(name: string): number;
  /** What the screen showed; null where there is none. */
  readonly screen: { readonly before: unknown; readonly after: unknown };
}

export type AnyTrail = readonly AnyStep[];

/** The house rule: a machine of more than 200 explored vertices is cut in two. */
const houseLimit = 200;

/** Declares a model, checked against its machine's own types. */
export function flowModel<M extends AnyStateMachine, A extends Actors>(model: FlowModel<M, A>): AnyFlowModel {
  const opened = Object.keys(model.machine.implementations.actors).filter((name) => !(name in model.answers));
  const whole = {
    facts: [],
    effects: [],
    limit: houseLimit,
    allowed: [],
    survivors: [],
    ...model,
    flows: { ...Object.fromEntries(opened.map((name) => [name, []])), ...model.flows },
  };
  // Checked above against the machine; the kit itself treats every machine alike and looks into none.
  return whole as unknown as AnyFlowModel;
}
