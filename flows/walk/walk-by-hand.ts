import { createEmptyActor, transition, type AnyMachineSnapshot } from 'xstate';
import { startSnapshot } from '../../paths/kit/explore.ts';
import type { AnyFlowModel } from '../../paths/kit/model.ts';
import { movesOf, type Move } from '../../paths/kit/moves.ts';
import { stubbed } from '../../paths/kit/stubbed.ts';
import { activeLeaves } from '../../paths/kit/xstate-internals.ts';
import { activeStates } from '../chart/active-states.ts';
import { takenTransitions, type TakenTransitions } from '../replay/taken-transitions.ts';
import { contextChanges, contextEntries } from './context-text.ts';
import type { HandMove, HandStep, HandWalk } from './hand-walk.ts';

const triggerOf = ({ kind, id }: Move): string => {
  if (kind === 'sent') return id;
  return kind === 'elapsed' ? 'timer' : `${id} ${kind}`;
};

/**
 * Walks a copy of the machine through the cases of its model; nothing is called, and each walk is computed anew from its
 * start. The numbers are those of the start, then of each thing that happens among what can happen then, from 0 on.
 */
export function walkByHand(model: AnyFlowModel, [start = 0, ...numbers]: readonly number[]): HandWalk {
  const machine = stubbed(model);
  const begun = model.starts[start] ?? model.starts[0];
  if (begun === undefined) throw new Error(`${model.name}: no start`);
  const taken = takenTransitions(machine, begun.input?.({ parent: createEmptyActor() }));
  let snapshot = startSnapshot(model, begun);
  const steps: HandStep[] = [
    {
      says: begun.says,
      transitions: taken.atStart,
      states: activeStates(machine.id, snapshot.value),
      changes: contextChanges([], contextEntries(snapshot.context)),
    },
  ];
  for (const number of numbers) {
    const move = movesOf(model, snapshot)[number];
    if (move === undefined) break;
    const [next] = transition(machine, snapshot, move.event);
    steps.push({
      says: move.says,
      transitions: taken.by(snapshot, move.event),
      states: activeStates(machine.id, next.value),
      changes: contextChanges(contextEntries(snapshot.context), contextEntries(next.context)),
    });
    snapshot = next;
  }
  return {
    machine: model.name,
    starts: model.starts.map(({ says }) => says),
    steps,
    context: contextEntries(snapshot.context),
    moves: movesOf(model, snapshot).map((move) => handMove(move, { snapshot, taken })),
  };
}

interface Here {
  snapshot: AnyMachineSnapshot;
  taken: TakenTransitions;
}

function handMove(move: Move, { snapshot, taken }: Here): HandMove {
  const [next] = transition(snapshot.machine, snapshot, move.event);
  return {
    trigger: triggerOf(move),
    says: move.says,
    transitions: taken.by(snapshot, move.event),
    leadsTo: activeLeaves(next),
  };
}
