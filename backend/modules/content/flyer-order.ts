import * as v from 'valibot';
import type { Post } from '../../../contract/api/content/content.ts';

const ending = v.object({ acf: v.object({ valid_to: v.string() }) });

/** The last day of a flyer; '' where it is open. */
function lastDay(post: Post): string {
  const flyer = v.safeParse(ending, post);
  return flyer.success ? flyer.output.acf.valid_to : '';
}

/** Flyers in their order, those that are over after all others, the latest of them first (CMS-04). */
export function flyersInOrder(flyers: readonly Post[], today: string): readonly Post[] {
  const isOver = (flyer: Post) => lastDay(flyer) !== '' && lastDay(flyer) < today;
  return [
    ...flyers.filter((flyer) => !isOver(flyer)),
    ...flyers.filter(isOver).toSorted((one, other) => lastDay(other).localeCompare(lastDay(one))),
  ];
}
