/** The same for the same product with the same options. */
export const choiceKey = ({
  productId,
  chosen,
}: {
  productId: number | null;
  chosen: Readonly<Record<string, string | undefined>>;
}): string => JSON.stringify([productId, ...Object.entries(chosen).map(String).toSorted()]);
