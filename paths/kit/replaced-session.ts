import { transition, type AnyMachineSnapshot } from 'xstate';
import type { SessionEnd } from '../../machines/chart.types.ts';
import { wayTo } from './graph-rules.ts';
import type { AnyFlowModel, GraphRule } from './model.ts';
import { movesOf } from './moves.ts';
import { place } from './place.ts';
import { stubbed } from './stubbed.ts';
import { activeInvokes } from './xstate-internals.ts';

const replaced = { type: 'session.closed', reason: 'replaced' satisfies SessionEnd };
const opened = { type: 'session.opened', isSingleSignOn: false };

const childOf = ({ children }: AnyMachineSnapshot, id: string) => children[id];

/** Returns a rule: nothing that was begun for one user is written for the next (SES-08, decision 097). */
export const nothingForTheNext = (model: AnyFlowModel): GraphRule => ({
  id: 'HOUSE-REPLACED',
  says: 'When another user’s session takes the place of the one before, neither that nor the facts after it make a write.',
  judge(graph) {
    const machine = stubbed(model);
    const isForEach = (src: string) => model.writesForEachUser?.includes(src) === true;
    const writesIn = (snapshot: AnyMachineSnapshot) =>
      activeInvokes(snapshot).filter(({ src }) => model.writes.includes(src));
    const living = [...graph.vertices.values()].filter(({ snapshot }) => snapshot.status === 'active');
    const broken = living.flatMap(({ id: vertex, snapshot }) => {
      const [closed] = transition(machine, snapshot, replaced);
      const [after] = transition(machine, closed, opened);
      const informed = movesOf(model, after)
        .filter(({ kind, id }) => kind === 'sent' && model.facts.includes(id))
        .map(({ event }) => transition(machine, after, event)[0]);
      return [after, ...informed].flatMap((next) =>
        writesIn(next)
          .filter(({ id, src }) => childOf(next, id) !== childOf(snapshot, id) && !isForEach(src))
          .map(({ id }) => `${id} is made in ${place(snapshot)}, ${wayTo(graph, vertex)}`),
      );
    });
    return { exercised: living.length, broken };
  },
});
