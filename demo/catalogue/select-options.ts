import type { Product } from '../../contract/api/shopping/product.ts';

export type SeedOption = Omit<Product['selectOptions'][number], 'selected'>;

const option = (
  parameterName: string,
  name: string,
  values: readonly (readonly [key: string, name: string])[],
): SeedOption => ({ name, parameterName, values: values.map(([key, label]) => ({ key, name: label })) });

/** What the shopper chooses before such a product goes in the cart. */
export const selectOptions = {
  spessore: option('spessore', 'Spessore della fetta', [
    ['sottile', 'Sottile'],
    ['medio', 'Medio'],
    ['spesso', 'Spesso'],
  ]),
  confezione: option('confezione', 'Confezione', [
    ['carta', 'In carta'],
    ['sottovuoto', 'Sottovuoto'],
  ]),
  'taglio-pezzo': option('taglio', 'Taglio', [
    ['intero', 'Pezzo intero'],
    ['fette', 'A fette'],
    ['cubetti', 'A cubetti'],
  ]),
  'taglio-formaggio': option('taglio', 'Taglio', [
    ['pezzo', 'A pezzo'],
    ['scaglie', 'A scaglie'],
    ['grattugiato', 'Grattugiato'],
  ]),
  'taglio-pane': option('taglio', 'Taglio', [
    ['intero', 'Intero'],
    ['fette', 'A fette'],
  ]),
  'taglio-pollo': option('taglio', 'Taglio', [
    ['intero', 'Intero'],
    ['meta', 'A metà'],
    ['pezzi', 'A pezzi'],
  ]),
  'pulizia-pesce': option('pulizia', 'Pulizia', [
    ['eviscerato', 'Eviscerato'],
    ['sfilettato', 'Sfilettato'],
  ]),
  maturazione: option('maturazione', 'Maturazione', [
    ['pronto', 'Pronto da mangiare'],
    ['da-maturare', 'Per i prossimi giorni'],
  ]),
} as const satisfies Record<string, SeedOption>;

export type OptionSet = keyof typeof selectOptions;
