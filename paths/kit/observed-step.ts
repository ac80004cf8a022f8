import type { AnyMachineSnapshot } from 'xstate';
import type { Effects } from './effects.ts';
import type { AnyStep } from './model.ts';
import type { Move } from './moves.ts';
import { activeInvokes } from './xstate-internals.ts';

const callsInFlight = (snapshot: AnyMachineSnapshot, call: string): number =>
  activeInvokes(snapshot).filter(({ src }) => src === call).length;

/** Makes of what was observed the step that rules read. */
export function observedStep({
  move,
  before,
  after,
  effects,
  screen = { before: null, after: null },
}: {
  /** Null for the start itself. */
  move: Move | null;
  before: AnyMachineSnapshot;
  after: AnyMachineSnapshot;
  effects: Effects;
  screen?: AnyStep['screen'];
}): AnyStep {
  const is = (kind: Move['kind'], name: string): boolean =>
    move?.kind === kind && (move.src === '' ? move.id : move.src) === name;
  const made = (list: Effects['calls'], src: string) =>
    list.filter((one) => one.src === src).map(({ input }) => input);
  return {
    says: move?.says ?? 'the flow starts',
    before,
    after,
    isStart: move === null,
    sent: (type) => (move !== null && is('sent', type) ? move.event : null),
    done: (call) => (is('done', call) ? { output: move?.value } : null),
    failed: (call) => (is('failed', call) ? { error: move?.value } : null),
    ended: (flow) => (is('done', flow) ? { output: move?.value } : null),
    broke: (flow) => is('failed', flow),
    elapsed: (delay) => (delay === undefined ? move?.kind === 'elapsed' : is('elapsed', delay)),
    calls: (call) => made(effects.calls, call),
    opened: (flow) => made(effects.opened, flow),
    inFlight: (call) => callsInFlight(after, call),
    wasInFlight: (call) => (move === null ? 0 : callsInFlight(before, call)),
    emitted: (type) => effects.emitted.filter((event) => event.type === type),
    told: (flow, type) =>
      effects.told
        .filter(({ to, event }) => to === flow && (type === undefined || event.type === type))
        .map(({ event }) => event),
    effects: (name) => effects.effects.filter((one) => one === name).length,
    screen,
  };
}
