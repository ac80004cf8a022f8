import { transition, type AnyActorRef, type AnyMachineSnapshot } from 'xstate';
import { failureOf, type AbandonedKind } from '../../contract/api/failure.ts';
import { vertexOf, type Edge, type PathGraph } from './graph.ts';
import { everyEdge, offers, wayTo } from './graph-rules.ts';
import type { AnyFlowModel, GraphRule, Rule, AnyStep } from './model.ts';
import { place } from './place.ts';
import { factsOfCalls } from './moves.ts';
import { patientRule } from './patient-calls.ts';
import { nothingForTheNext } from './replaced-session.ts';
import { activeInvokes } from './xstate-internals.ts';
import { stubbed } from './stubbed.ts';

const isWaitingFor = (graph: PathGraph, vertex: string, id: string): boolean =>
  activeInvokes(vertexOf(graph, vertex).snapshot).some((invoke) => invoke.id === id);

const childOf = ({ children }: AnyMachineSnapshot, id: string): AnyActorRef | undefined => children[id];

const neverDies: GraphRule = {
  id: 'HOUSE-ALIVE',
  says: 'No event, answer or timer kills the flow.',
  judge: ({ vertices, ...graph }) => ({
    exercised: vertices.size,
    broken: [...vertices.values()]
      .filter(({ snapshot }) => snapshot.status === 'error')
      .map(({ id, snapshot }) => `died with ${String(snapshot.error)}: ${wayTo({ ...graph, vertices }, id)}`),
  }),
};

/** Whether the flow still waits for an actor that has answered, instead of a new one. */
function isLeftWaiting(model: AnyFlowModel, graph: PathGraph, { from, to, move }: Edge): boolean {
  if (!isWaitingFor(graph, to, move.id)) return false;
  const { snapshot } = vertexOf(graph, from);
  const [next] = transition(stubbed(model), snapshot, move.event);
  return childOf(next, move.id) === childOf(snapshot, move.id);
}

const everyAnswerCounts = (model: AnyFlowModel): GraphRule =>
  everyEdge({
    id: 'HOUSE-ANSWER',
    says: 'An answer, good or bad, ends the wait for it, or asks anew.',
    when: ({ move }) => move.kind === 'done' || move.kind === 'failed',
    holds: (edge, graph) => !isLeftWaiting(model, graph, edge),
  });

/** Whether timers alone lead out of the wait, through the waits for the calls that queue behind it too. */
function endsByItself(graph: PathGraph, from: string, call: string, seen = new Set<string>()): boolean {
  if (!isWaitingFor(graph, from, call)) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return vertexOf(graph, from).out.some(
    ({ move, to }) => move.kind === 'elapsed' && endsByItself(graph, to, call, seen),
  );
}

/** Every wait for the network ends by itself (statecharts, shape rule 7). */
const everyWaitEnds = (calls: ReadonlySet<string>): GraphRule => ({
  id: 'HOUSE-TIMEOUT',
  says: 'Every wait for a call ends by itself when nobody answers.',
  judge(graph) {
    const waits = [...graph.vertices.values()].flatMap((vertex) =>
      activeInvokes(vertex.snapshot).flatMap(({ id, src }) => (calls.has(src) ? [{ vertex, id }] : [])),
    );
    const endless = waits.filter(({ vertex, id }) => !endsByItself(graph, vertex.id, id));
    return {
      exercised: waits.length,
      broken: endless.map(
        ({ vertex, id }) => `${id} in ${place(vertex.snapshot)}, ${wayTo(graph, vertex.id)}`,
      ),
    };
  },
});

/** A patient call is left alone by the flow that invoked it, and can be given up in each state, be it only for being late. */
const everyPatientCall = (model: AnyFlowModel, calls: ReadonlySet<string>): GraphRule => ({
  id: patientRule.id,
  says: 'A patient call takes login and service by itself, and may be given up or late in each state.',
  judge(graph) {
    const machine = stubbed(model);
    const abandoned: AbandonedKind[] = model.forwardsFacts === true ? ['timeout'] : ['dismissed', 'timeout'];
    const waits = [...graph.vertices.values()].flatMap((vertex) =>
      activeInvokes(vertex.snapshot).flatMap(({ id, src }) => (calls.has(src) ? [{ vertex, id }] : [])),
    );
    const broken = waits.flatMap(({ vertex, id }) => {
      const { snapshot, out } = vertex;
      const ofFacts = out.filter(({ move }) => move.kind === 'sent' && move.id in factsOfCalls);
      const failures = out.flatMap(({ move }) =>
        move.kind === 'failed' && move.id === id ? [failureOf(move.value)] : [],
      );
      const faults = [
        ...ofFacts.flatMap(({ move }) => {
          const [next] = transition(machine, snapshot, move.event);
          return childOf(next, id) === childOf(snapshot, id) ? [] : [`dropped when ${move.says}`];
        }),
        ...abandoned.flatMap((kind) => (failures.includes(kind) ? [] : [`cannot fail as ${kind}`])),
        ...(['sessionExpired', 'serviceDown'] as const).flatMap((kind) =>
          failures.includes(kind) ? [`fails as ${kind}, which never reaches a flow`] : [],
        ),
      ];
      return faults.map((fault) => `${id} in ${place(snapshot)} ${fault}, ${wayTo(graph, vertex.id)}`);
    });
    return { exercised: waits.length, broken };
  },
});

/** With the login dismissed nothing is asked of the shop: it would ask for the login again. */
const dismissedIsOver = (call: string, calls: ReadonlySet<string>): Rule<AnyStep> => ({
  id: patientRule.id,
  says: `With '${call}' given up at the login no call is made.`,
  when: (step) => failureOf(step.failed(call)?.error) === 'dismissed',
  holds: (step) => [...calls].every((one) => step.calls(one).length === 0),
});

/** Every wait knows what to do with a failure. */
const everyWaitFails = (calls: ReadonlySet<string>): GraphRule => ({
  id: 'HOUSE-FAILURE',
  says: 'Every wait for a call has a way out of its failure.',
  judge(graph) {
    const waits = [...graph.vertices.values()].flatMap((vertex) =>
      activeInvokes(vertex.snapshot).flatMap(({ id, src }) => (calls.has(src) ? [{ vertex, id }] : [])),
    );
    const stuck = waits.filter(
      ({ vertex, id }) =>
        !vertex.out.some(
          ({ move, to }) =>
            move.kind === 'failed' && move.id === id && vertexOf(graph, to).snapshot.status !== 'error',
        ),
    );
    return {
      exercised: waits.length,
      broken: stuck.map(({ vertex, id }) => `${id} in ${place(vertex.snapshot)}, ${wayTo(graph, vertex.id)}`),
    };
  },
});

/** A write is never on its way twice, nor sent again before its answer, its failure or its timeout. */
const oneWrite = (call: string): Rule<AnyStep> => ({
  id: 'HOUSE-ONE-WRITE',
  says: `'${call}' is not sent again while it is on its way.`,
  when: (step) => step.wasInFlight(call) > 0,
  holds: (step) =>
    step.inFlight(call) <= 1 &&
    (step.calls(call).length === 0 ||
      step.done(call) !== null ||
      step.failed(call) !== null ||
      step.elapsed()),
});

/** What is acted on later is heard now. */
const heardEverywhere = (fact: string): GraphRule =>
  offers({
    id: 'HOUSE-FACT',
    says: `'${fact}' is heard in every state.`,
    from: ({ status }) => status === 'active',
    via: ({ id }) => id === fact,
  });

/** What holds for every flow; rules without anything to look at are left out. */
export function houseRules(model: AnyFlowModel): readonly Rule<AnyStep>[] {
  const { answers, writes, facts, forwardsFacts } = model;
  const calls = new Set(Object.keys(answers));
  const patients = new Set([...calls].filter((call) => answers[call]?.isPatient === true));
  const plain = new Set([...calls].filter((call) => !patients.has(call)));
  return [
    neverDies,
    ...(calls.size === 0 ? [] : [everyAnswerCounts(model), everyWaitFails(calls)]),
    // A patient call ends by itself: its own model says so.
    ...(plain.size === 0 ? [] : [everyWaitEnds(plain)]),
    ...(patients.size === 0 ? [] : [everyPatientCall(model, patients)]),
    ...(forwardsFacts === true ? [] : [...patients].map((call) => dismissedIsOver(call, calls))),
    ...(writes.length === 0 || model.name === 'session' ? [] : [nothingForTheNext(model)]),
    ...writes.map(oneWrite),
    ...facts.map(heardEverywhere),
  ];
}
