import { exportsByPlace } from '../../kit/by-place.ts';
import type { Scene } from '../../kit/scenes/scene.ts';
import type { Ground } from './ground.ts';

type MakeScene = (ground: Ground) => Scene;

/** Every story that several flows play together: what `*.scene.ts` exports as `…Scene`. */
export const allScenes: readonly MakeScene[] = await exportsByPlace<MakeScene>(
  new URL('./', import.meta.url),
  '*.scene.ts',
  'Scene',
);
