import './plain-words.ts';
import { openLatch } from '../tests/path-kit/http/latch.ts';
import { openSeededShop } from '../tests/path-kit/http/seeded-shop.ts';
import { explainScene, playScene } from '../tests/path-kit/scenes/run-scene.ts';
import { walkScene } from '../tests/path-kit/scenes/walk-scene.ts';
import type { Scene } from '../tests/path-kit/scenes/scene.ts';
import type { WalkReport } from '../tests/path-kit/walks/walk-report.ts';
import type { PathsOptions } from './paths-options.ts';

/** A scene played once, with the disturbances that are asked for. */
async function playOnce(
  scene: Scene,
  disturbances: NonNullable<PathsOptions['disturbances']>,
): Promise<WalkReport> {
  const began = performance.now();
  const played = await playScene(scene, disturbances);
  return {
    name: scene.name,
    walks: 1,
    steps: played.acts.length,
    seed: 0,
    seconds: (performance.now() - began) / 1000,
    passed: played.wrong === null ? 1 : 0,
    again: ['--scene', scene.name],
    failures: played.wrong === null ? [] : [explainScene(scene, disturbances, played)],
  };
}

/** Plays the scenes of the whole shop, each on a shopper of its own. */
export async function runScenes(options: PathsOptions): Promise<WalkReport[]> {
  // The app's own wiring imports Lingui's macros, which Node has to be told of first.
  const { allScenes } = await import('../tests/models/scenes/all-scenes.ts');
  const shop = await openSeededShop();
  const latch = await openLatch(shop);
  const reports: WalkReport[] = [];
  const scenes = allScenes.map((make) => make({ shop, latch }));
  const wanted = scenes.filter(({ name }) => options.scene === null || name === options.scene);
  if (wanted.length === 0)
    throw new TypeError(`--scene is one of ${scenes.map(({ name }) => name).join(', ')}`);
  for (const scene of wanted) {
    reports.push(
      options.disturbances === null
        ? await walkScene(scene, options)
        : await playOnce(scene, options.disturbances),
    );
  }
  await latch.close();
  await shop.close();
  return reports;
}
