import { transition, type AnyMachineSnapshot } from 'xstate';
import type { Path } from './cover.ts';
import { isIdle } from './effects.ts';
import { startSnapshot, vertexId } from './explore.ts';
import type { Judge } from './judge.ts';
import type { AnyFlowModel, AnyStep, Start } from './model.ts';
import { movesOf, strangeMoves, type Move } from './moves.ts';
import { PathFailure, type PathPosition, type ToldStep } from './path-failure.ts';
import { place } from './place.ts';
import { observedStep } from './observed-step.ts';
import { patientRule } from './patient-calls.ts';
import { stubbed } from './stubbed.ts';
import type { Plan, World } from './world.ts';

interface Run {
  readonly model: AnyFlowModel;
  readonly start: Start<unknown>;
  readonly path: Path;
  readonly position: PathPosition;
  readonly open: (plan: Plan) => Promise<World>;
  readonly judge: Judge;
  /** Vertices whose strange events were tried already. */
  readonly watched: Set<string>;
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing');

/** What went wrong, without the diary of a browser. */
const messageOf = (cause: unknown): string =>
  (cause instanceof Error ? cause.message : String(cause)).split('\n').slice(0, 3).join(' ');

/**
 * Runs one path in a world. After each step it compares what is seen with what the chart says, checks which calls are
 * on their way, and asks the rules; where a state is met for the first time, events it does not know are sent too.
 */
export async function runPath({ model, start, path, position, open, judge, watched }: Run): Promise<void> {
  const told: ToldStep[] = [];
  const trail: AnyStep[] = [];
  let at = startSnapshot(model, start);
  let world: World | null = null;

  const fail = (
    step: string,
    facts: { wanted: string; got: string; rule?: { id: string; says: string } | null },
    cause?: unknown,
  ): never => {
    throw new PathFailure(
      { ...position, before: told, step, length: path.length, rule: null, ...facts },
      cause,
    );
  };

  /** Looks at what a step led to. */
  const look = async (running: World, move: Move | null, before: AnyMachineSnapshot): Promise<void> => {
    const says = move?.says ?? start.says;
    const wanted = text(running.expected(at));
    const seen = await running
      .observe(at)
      .catch((cause: unknown) => fail(says, { wanted, got: messageOf(cause) }, cause));
    const got = text(seen);
    if (wanted !== got) fail(says, { wanted, got });
    await running
      .inflight(at)
      .catch((cause: unknown) =>
        fail(says, { wanted: 'the calls of the chart', got: messageOf(cause) }, cause),
      );
    const after = running.snapshot() ?? at;
    const screen = { before: trail.at(-1)?.screen.after ?? null, after: running.sight?.() ?? null };
    trail.push(observedStep({ move, before, after, effects: running.effects(), screen }));
    const breach = judge.step(trail);
    const shown = screen.after === null ? '' : `, on the screen ${text(screen.after)}`;
    if (breach !== null) fail(says, { wanted: breach.says, got: `in ${place(after)}${shown}`, rule: breach });
    told.push({ says, at: place(at) });
    await watch(running, after);
  };

  /** Sends what the state has no transition for, and interrupts its patient calls: nothing may come of either. */
  const watch = async (running: World, snapshot: AnyMachineSnapshot): Promise<void> => {
    const { refuse, interrupt } = running;
    const id = vertexId(model, snapshot);
    if (refuse === undefined || watched.has(id)) return;
    watched.add(id);
    await interrupt?.().catch((cause: unknown) =>
      fail(`${place(snapshot)} is interrupted`, {
        wanted: patientRule.says,
        got: messageOf(cause),
        rule: patientRule,
      }),
    );
    for (const move of strangeMoves(model, snapshot)) {
      refuse(move);
      const after = running.snapshot() ?? snapshot;
      const effects = running.effects();
      if (vertexId(model, after) !== id || !isIdle(effects))
        fail(`${move.says} (strange here)`, { wanted: 'nothing happens', got: place(after) });
      const breach = judge.step([...trail, observedStep({ move, before: snapshot, after, effects })]);
      if (breach !== null) fail(move.says, { wanted: breach.says, got: place(after), rule: breach });
    }
  };

  try {
    world = await open(path.map(({ move }) => move)).catch((cause: unknown) =>
      fail(start.says, { wanted: 'the flow to start', got: messageOf(cause) }, cause),
    );
    await look(world, null, world.snapshot() ?? at);
    for (const { move: planned, to } of path) {
      const before = world.snapshot() ?? at;
      const find = (snapshot: AnyMachineSnapshot) =>
        movesOf(model, snapshot).find(({ label }) => label === planned.label) ??
        fail(planned.says, {
          wanted: `'${planned.label}' to be possible`,
          got: `it is not, in ${place(snapshot)}`,
        });
      [at] = transition(stubbed(model), at, find(at).event);
      if (vertexId(model, at) !== to)
        fail(planned.says, {
          wanted: to,
          got: `${vertexId(model, at)}: the projection forgets what a guard reads`,
        });
      const found = find(before);
      const move = (await world.adapt?.(found)) ?? found;
      const value = await world
        .play(move)
        .catch((cause: unknown) =>
          fail(planned.says, { wanted: 'the step to be done', got: messageOf(cause) }, cause),
        );
      await look(world, { ...move, value }, before);
    }
  } finally {
    await world?.close();
  }
}
