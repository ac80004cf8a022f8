import './plain-words.ts';
import type { Ground } from '../paths/models/scenes/ground.ts';
import { explainScene, playScene } from '../paths/kit/scenes/run-scene.ts';
import { walkScene } from '../paths/kit/scenes/walk-scene.ts';
import type { Scene } from '../paths/kit/scenes/scene.ts';
import type { WalkReport } from '../paths/kit/walks/walk-report.ts';
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
    rerun: ['--scene', scene.name],
    failures: played.wrong === null ? [] : [explainScene(scene, disturbances, played)],
  };
}

async function scenesOn(ground: Ground): Promise<Scene[]> {
  // The app's own wiring imports Lingui's macros, which Node has to be told of first.
  const { allScenes } = await import('../paths/models/scenes/all-scenes.ts');
  return allScenes.map((make) => make(ground));
}

/** What the scenes of the whole shop are called. */
export async function sceneNames(): Promise<string[]> {
  // Only a scene that is played sets foot on its ground.
  const scenes = await scenesOn({} as Ground);
  return scenes.map(({ name }) => name);
}

/** Plays one scene of the whole shop, on a shopper of its own. */
export async function runScene(name: string, ground: Ground, options: PathsOptions): Promise<WalkReport> {
  const scene = (await scenesOn(ground)).find((one) => one.name === name);
  if (scene === undefined) throw new TypeError(`no scene is called ${name}`);
  return options.disturbances === null ? walkScene(scene, options) : playOnce(scene, options.disturbances);
}
