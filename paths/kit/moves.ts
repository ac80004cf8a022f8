import { getNextTransitions, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import { failureOf } from '../../contract/api/failure.ts';
import { readEventName } from './event-name.ts';
import type { AnyFlowModel } from './model.ts';
import { activeInvokes } from './xstate-internals.ts';
import { says, type Cases, type Case } from './cases.ts';

/** Something that can happen now: an event sent, an answer to a call, a timer. */
export interface Move {
  /** Names the move among those of its state. */
  readonly label: string;
  readonly says: string;
  readonly event: AnyEventObject;
  readonly kind: 'sent' | 'done' | 'failed' | 'elapsed';
  /** The event's type, the invoke's id or the delay's name. */
  readonly id: string;
  /** The name of what is called; empty where nothing is. */
  readonly src: string;
  /** What a call is answered, or fails with. */
  readonly value?: unknown;
}

/** Whether a patient call has no answer in time: its clock goes on, and nothing is answered. */
export const isTimeout = ({ kind, value }: Move): boolean =>
  kind === 'failed' && failureOf(value) === 'timeout';

/** The facts that patient calls take by themselves: a flow that has such calls need not write cases of them. */
export const factsOfCalls: AnyFlowModel['cases'] = {
  'session.opened': [says('the session is opened')],
  'login.dismissed': [says('the login is dismissed')],
  'service.resumed': [says('the service is back')],
};

/** Returns the cases of every event that may reach the flow or its calls. */
export const casesIn = ({ answers, cases }: AnyFlowModel): AnyFlowModel['cases'] =>
  Object.values(answers).some(({ isPatient }) => isPatient === true) ? { ...factsOfCalls, ...cases } : cases;

const casesOf = <T>(cases: Cases<AnyMachineSnapshot, T>, snapshot: AnyMachineSnapshot): readonly Case<T>[] =>
  typeof cases === 'function' ? cases(snapshot) : cases;

/** How long a delay lasts in this state, in ms. */
export function delayOf(snapshot: AnyMachineSnapshot, name: string): number {
  const delays: Record<string, unknown> = snapshot.machine.implementations.delays;
  const delay = delays[name];
  if (typeof delay === 'number') return delay;
  if (typeof delay === 'function')
    return Number(delay({ context: snapshot.context, event: { type: '' } }, undefined));
  return Number(name);
}

const sentMove = (type: string, told: Case<object>): Move => ({
  label: `${type}|${told.says}`,
  says: told.says,
  event: { type, ...told.value },
  kind: 'sent',
  id: type,
  src: '',
});

function sentMoves(model: AnyFlowModel, snapshot: AnyMachineSnapshot, types: Iterable<string>): Move[] {
  return [...types].flatMap((type) => {
    const cases = casesIn(model)[type];
    if (cases === undefined) throw new Error(`${model.name}: no cases for the event ${type}`);
    return casesOf(cases, snapshot).map((told) => sentMove(type, told));
  });
}

/** Any flow can die of a bug of its own; whoever opened it must live on. */
const broken = (flow: string): Case<unknown> => ({
  says: `${flow} breaks`,
  value: new Error(`${flow} broke`),
});

function answerMoves(model: AnyFlowModel, snapshot: AnyMachineSnapshot): Move[] {
  return activeInvokes(snapshot).flatMap(({ id, src }): Move[] => {
    const answers = model.answers[src];
    const outputs = model.flows[src];
    if (answers === undefined && outputs === undefined)
      throw new Error(`${model.name}: no answers for the call ${src}`);
    const done = casesOf(answers?.done ?? outputs ?? [], snapshot).map((told): Move => {
      const type = `xstate.done.actor.${id}`;
      const event = { type, output: told.value, actorId: id };
      return {
        label: `${type}|${told.says}`,
        says: told.says,
        event,
        kind: 'done',
        id,
        src,
        value: told.value,
      };
    });
    const breaks = answers === undefined ? [broken(src)] : [];
    const failed = casesOf(answers?.failed ?? breaks, snapshot).map((told): Move => {
      const type = `xstate.error.actor.${id}`;
      const event = { type, error: told.value, actorId: id };
      return {
        label: `${type}|${told.says}`,
        says: told.says,
        event,
        kind: 'failed',
        id,
        src,
        value: told.value,
      };
    });
    return [...done, ...failed];
  });
}

const spoken = (ms: number): string =>
  ms >= 120_000 ? `${ms / 60_000} min` : ms >= 1000 ? `${ms / 1000} s` : `${ms} ms`;

/** Of the timers running, only the shortest can end next: another one would have to wait for it. */
function timerMoves(snapshot: AnyMachineSnapshot, types: readonly string[]): Move[] {
  const timers = types.flatMap((type) => {
    const name = readEventName(type);
    return name.kind === 'elapsed' ? [{ type, delay: name.delay, ms: delayOf(snapshot, name.delay) }] : [];
  });
  const shortest = Math.min(...timers.map(({ ms }) => ms));
  return timers
    .filter(({ ms }) => ms === shortest)
    .map(({ type, delay, ms }) => ({
      label: type,
      says: `${spoken(ms)} pass (${delay})`,
      event: { type },
      kind: 'elapsed',
      id: delay,
      src: '',
    }));
}

const acceptedTypes = (snapshot: AnyMachineSnapshot): string[] => [
  ...new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType)),
];

/** Everything that can happen in this state, in a fixed order. */
export function movesOf(model: AnyFlowModel, snapshot: AnyMachineSnapshot): readonly Move[] {
  if (snapshot.status !== 'active') return [];
  const types = acceptedTypes(snapshot);
  const wildcard = types.find((type) => type.includes('*'));
  if (wildcard !== undefined) throw new Error(`${model.name}: '${wildcard}' hides which events are meant`);
  const sent = types.filter((type) => readEventName(type).kind === 'sent');
  const moves = [
    ...sentMoves(model, snapshot, sent),
    ...answerMoves(model, snapshot),
    ...timerMoves(snapshot, types),
  ];
  const labels = new Set<string>();
  for (const { label } of moves) {
    if (labels.has(label)) throw new Error(`${model.name}: two cases share the name '${label}'`);
    labels.add(label);
  }
  return moves;
}

/** The events this state does not know: sending them must change nothing. */
export function strangeMoves(model: AnyFlowModel, snapshot: AnyMachineSnapshot): readonly Move[] {
  if (snapshot.status !== 'active') return [];
  const known = new Set(acceptedTypes(snapshot));
  return sentMoves(
    model,
    snapshot,
    Object.keys(casesIn(model)).filter((type) => !known.has(type)),
  );
}
