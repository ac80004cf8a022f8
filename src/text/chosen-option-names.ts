import type { Product } from '../../contract/api/shopping/product.ts';

/** Names of the options that are chosen, by the key under their parameterName. */
export const chosenOptionNames = (
  { selectOptions }: Pick<Product, 'selectOptions'>,
  chosen: Readonly<Record<string, string | undefined>>,
): readonly string[] =>
  selectOptions.flatMap(({ parameterName, values }) =>
    values.filter(({ key }) => key === chosen[parameterName]).map(({ name }) => name),
  );
