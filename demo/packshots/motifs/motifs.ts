import { bakeryMotifs } from './bakery.ts';
import { cheeseMotifs } from './cheeses.ts';
import { curedMeatMotifs } from './cured-meats.ts';
import { fishMotifs } from './fish.ts';
import { fruitMotifs } from './fruit.ts';
import { herbMotifs } from './herbs.ts';
import { meatMotifs } from './meats.ts';
import { mushroomMotifs } from './mushrooms.ts';
import { nutMotifs } from './nuts.ts';
import { pastaMotifs } from './pasta.ts';
import { readyMealMotifs } from './ready-meals.ts';
import { sweetMotifs } from './sweets.ts';
import { tomatoMotifs } from './tomatoes.ts';
import { vegetableMotifs } from './vegetables.ts';

/** Drawn heroes, where one emoji would have to stand for several products. */
export const motifs = {
  ...pastaMotifs,
  ...curedMeatMotifs,
  ...cheeseMotifs,
  ...meatMotifs,
  ...fishMotifs,
  ...fruitMotifs,
  ...vegetableMotifs,
  ...tomatoMotifs,
  ...herbMotifs,
  ...mushroomMotifs,
  ...nutMotifs,
  ...bakeryMotifs,
  ...readyMealMotifs,
  ...sweetMotifs,
} as const satisfies Record<string, () => string>;

export type MotifName = keyof typeof motifs;
