import type { PageLocation } from '../../routing/page.ts';

/** The page of a list that an address names; the first one where it names none. */
export const pageOf = ({ search }: PageLocation): number => {
  const asked = Number(new URLSearchParams(search).get('page') ?? '1');
  return Number.isInteger(asked) && asked > 0 && asked < 10_000 ? asked : 1;
};
