/** What is folded is looked at too; `Fold` has its own states. */
export const openFolds = (part: HTMLElement | null): void => {
  for (const fold of part?.querySelectorAll('details') ?? []) fold.open = true;
};
