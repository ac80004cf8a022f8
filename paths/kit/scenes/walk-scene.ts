import { array, asyncProperty, check, nat, record } from 'fast-check';
import type { WalkOptions } from '../walks/graph-walk.ts';
import type { WalkReport } from '../walks/walk-report.ts';
import { explainScene, playScene, type Played } from './run-scene.ts';
import type { Disturbance, Scene } from './scene.ts';

/** How many things at most disturb a walk. */
const maxDisturbances = 5;

/** A scene that went wrong under these disturbances. */
class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** Plays a scene undisturbed, with each of its usual disturbances at every tick, and with several at random. */
export async function walkScene(scene: Scene, { walks, seed }: WalkOptions): Promise<WalkReport> {
  const began = performance.now();
  const failures: string[] = [];
  let played = 0;
  let steps = 0;
  const play = async (disturbances: readonly Disturbance[]): Promise<Played> => {
    const result = await playScene(scene, disturbances);
    played += 1;
    steps += result.acts.length;
    if (result.wrong !== null) throw new SceneError(explainScene(scene, disturbances, result));
    return result;
  };
  const tried = (disturbances: readonly Disturbance[]): Promise<Played | null> =>
    play(disturbances).catch((cause: unknown) => {
      failures.push(cause instanceof Error ? cause.message : String(cause));
      return null;
    });

  const plain = await tried([]);
  for (const [at, others] of plain?.others.entries() ?? []) {
    for (const [what, says] of others.entries()) if (scene.always.test(says)) await tried([{ at, what }]);
  }
  if (plain !== null && walks > 0) {
    const disturbance = record({ at: nat(plain.acts.length + 10), what: nat(40) });
    const disturbances = array(disturbance, { minLength: 1, maxLength: maxDisturbances });
    const { failed, errorInstance } = await check(
      asyncProperty(disturbances, async (some) => void (await play(some))),
      { numRuns: walks, seed },
    );
    if (failed) failures.push(errorInstance instanceof Error ? errorInstance.message : String(errorInstance));
  }
  return {
    name: scene.name,
    walks: played,
    steps,
    seed,
    seconds: (performance.now() - began) / 1000,
    passed: Math.max(0, played - failures.length),
    rerun: ['--scene', scene.name, '--walks', String(walks), '--seed', String(seed)],
    failures,
  };
}
