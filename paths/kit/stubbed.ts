import { fromPromise, type AnyStateMachine } from 'xstate';
import type { AnyFlowModel } from './model.ts';

const known = new WeakMap<AnyFlowModel, AnyStateMachine>();

const silent = fromPromise(() => new Promise<never>(() => undefined));

/** The model's machine with calls and flows that never answer: what exploring computes with. */
export function stubbed(model: AnyFlowModel): AnyStateMachine {
  const found = known.get(model);
  if (found !== undefined) return found;
  const names = [...Object.keys(model.answers), ...Object.keys(model.flows)];
  const machine = model.machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, silent])),
    actions: Object.fromEntries(model.effects.map((name) => [name, () => undefined])),
  });
  known.set(model, machine);
  return machine;
}
