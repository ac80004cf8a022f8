import type { ProductOption } from '../../../contract/api/shopping/product.ts';

/** The choice of options among the infos of a request, and the first option without a valid one. */
export interface OptionChoice {
  readonly options: Record<string, string>;
  readonly missing: string | null;
}

/** The choice of the last time where every option of the product still has it, else null (B-20, B-21). */
export function chosenAgain(
  productOptions: readonly Option[],
  last: Readonly<Record<string, string>> | undefined,
): Record<string, string> | null {
  const { options, missing } = chosenOptions(productOptions, last ?? {});
  return missing === null ? options : null;
}

type Option = Pick<ProductOption, 'parameterName' | 'values'>;

/** Reads the options of a product from infos; other names in them are ignored (GATE-11, GATE-12). */
export function chosenOptions(
  productOptions: readonly Option[],
  infos: Readonly<Record<string, string | undefined>>,
): OptionChoice {
  const options: Record<string, string> = {};
  let missing: string | null = null;
  for (const { parameterName, values } of productOptions) {
    const chosen = values.find((value) => value.key === infos[parameterName]);
    if (chosen === undefined) missing ??= parameterName;
    else options[parameterName] = chosen.key;
  }
  return { options, missing };
}
