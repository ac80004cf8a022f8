import { createActor, type AnyEventObject } from 'xstate';
import { patient } from '../../machines/patient-call/patient-call.actors.ts';
import type { Coverage } from './coverage.ts';
import { noEffects } from './effects.ts';
import { vertexId } from './explore.ts';
import { HeldCalls } from './held-calls.ts';
import type { AnyFlowModel, Start } from './model.ts';
import { PatientCalls } from './patient-calls.ts';
import { ManualClock } from './manual-clock.ts';
import { StubFlows } from './stub-flows.ts';
import type { World } from './world.ts';

/** World (a): the real actor, with calls that are answered when the path says so and a clock that waits. */
export function openHeldWorld(model: AnyFlowModel, start: Start<unknown>, coverage: Coverage): World {
  let effects = noEffects();
  const clock = new ManualClock();
  const calls = new HeldCalls();
  const flows = new StubFlows(() => effects);
  const callNames = new Set(Object.keys(model.answers));
  const machine = model.machine.provide({
    actors: {
      ...Object.fromEntries(
        Object.entries(model.answers).map(([src, { isPatient = false }]) => {
          const call = calls.logic(src, () => effects, isPatient);
          return [src, isPatient ? patient(call) : call];
        }),
      ),
      ...flows.logics(Object.keys(model.flows)),
    },
    actions: Object.fromEntries(model.effects.map((name) => [name, () => effects.effects.push(name)])),
  });
  const inspector = coverage.inspector(machine);
  const actor = createActor(machine, {
    clock,
    input: start.input?.({ parent: flows.parent }),
    inspect: (event) => {
      flows.note(event);
      inspector(event);
    },
  });
  actor.on('*', (event: AnyEventObject) => effects.emitted.push(event));
  // An actor that dies is seen by its status; without a listener it would end the process.
  actor.subscribe({ error: () => undefined });
  actor.start();

  const seen = () => vertexId(model, actor.getSnapshot());
  const takeEffects = () => {
    const done = effects;
    effects = noEffects();
    return done;
  };
  const patientCalls = new PatientCalls(model, {
    snapshot: () => actor.getSnapshot(),
    send: (event) => actor.send(event),
    answer: (move) => calls.answer(move),
    inputOf: (id) => calls.live(id).input,
    takeEffects,
  });
  return {
    async play(move) {
      if (move.kind === 'sent') actor.send(move.event);
      else if (move.kind === 'elapsed') clock.advance();
      else if (callNames.has(move.src)) await patientCalls.answer(move);
      else flows.end(move);
      return move.value;
    },
    refuse: (move) => actor.send(move.event),
    interrupt: () => patientCalls.interrupt(),
    snapshot: () => actor.getSnapshot(),
    observe: async () => seen(),
    expected: (snapshot) => vertexId(model, snapshot),
    async inflight(snapshot) {
      const [difference] = calls.differences(snapshot, callNames);
      if (difference !== undefined) throw new Error(difference);
      const before = seen();
      if ((await calls.answerLate()) && seen() !== before)
        throw new Error('a late answer to an aborted call moved the flow');
    },
    effects: takeEffects,
    async close() {
      actor.stop();
      flows.stop();
    },
  };
}
