import type { Canvas } from '../canvas.ts';
import type { PackshotKind } from '../picture-spec.ts';
import { bag, pouch, sack } from './bags.ts';
import { bottle, canister, detergent, pet, phial, pump, spray, wine } from './bottles.ts';
import { block, box, brick, flatbox, tablet } from './cartons.ts';
import { bread, counter, duo, loose, one } from './counter.ts';
import { aerosol, can, cluster, drink, stick, tin } from './tins.ts';
import { cup, jar, tub, tube } from './tubs.ts';
import { card, eggs, net, rolls, tray } from './wraps.ts';

export const silhouettes: Readonly<Record<PackshotKind, (canvas: Canvas) => string>> = {
  box,
  flatbox,
  tablet,
  block,
  bag,
  pouch,
  sack,
  bottle,
  wine,
  pet,
  canister,
  can,
  tin,
  drink,
  cluster,
  jar,
  phial,
  brick,
  tray,
  tub,
  cup,
  tube,
  pump,
  spray,
  aerosol,
  stick,
  detergent,
  rolls,
  eggs,
  card,
  net,
  loose,
  duo,
  one,
  counter,
  bread,
};
