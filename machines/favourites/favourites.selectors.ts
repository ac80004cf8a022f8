import type { SnapshotFrom } from 'xstate';
import type { favouritesMachine } from './favourites.machine.ts';

/** Whether the product's heart is full: as it was last pressed, else as the shop has it (LIST-10). */
export function isFavourite(
  { context: { favourites, sending, presses } }: SnapshotFrom<typeof favouritesMachine>,
  productId: number,
): boolean {
  const press = [...presses, ...(sending === null ? [] : [sending])].find(
    ({ product }) => product.productId === productId,
  );
  return press?.wanted ?? favourites?.productIds.includes(productId) === true;
}
