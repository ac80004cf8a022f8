import type { Scene } from '../../kit/scenes/scene.ts';
import { addToCartScene } from './add-to-cart.scene.ts';
import { checkoutScene } from './checkout.scene.ts';
import type { Ground } from './ground.ts';
import { slotPickingScene } from './slot-picking.scene.ts';
import { twoTabsScene } from './two-tabs.scene.ts';

/** Every story that several flows play together. */
export const allScenes: readonly ((ground: Ground) => Scene)[] = [
  addToCartScene,
  checkoutScene,
  twoTabsScene,
  slotPickingScene,
];
