import type { DeclaredAllergens } from '../../../contract/rules/catalogue/allergens.ts';
import type { SeedLabel } from '../seed-catalogue.ts';
import type { Maker } from '../maker.ts';
import type { ItemSource, Keeping, LeafSource } from '../source.ts';
import { allergenLine, allergensIn, declared, emphasised } from './allergens.ts';
import { leafLabels } from './department-labels.ts';
import { legalNames } from './legal-names.ts';
import { operatorOf } from './operators.ts';
import type { LabelSource, LeafLabels } from './label-source.ts';
import { nutritionTable } from './nutrition-table.ts';

const keepings: Readonly<Record<Keeping, string>> = {
  fresco: 'Conservare in frigorifero tra 0 e +4 °C.',
  ambiente: 'Conservare in luogo fresco e asciutto, lontano da fonti di calore.',
  surgelato: 'Conservare a −18 °C. Non ricongelare una volta scongelato.',
};

/** Everything known about the label of an item, the leaf's part included. */
export function labelSource(item: ItemSource, leaf: LeafSource): LeafLabels {
  const { items = {}, ...common } = leafLabels(leaf.slug);
  const own = items[item.name] ?? {};
  return { ...common, ...(typeof own === 'string' ? { ingredients: own } : own) };
}

type Making = {
  item: ItemSource;
  leaf: LeafSource;
  maker: Pick<Maker, 'vendor' | 'seat'>;
  isBio: boolean;
  unit: 'g' | 'ml';
};

function ingredientsOf(source: LabelSource, { item, isBio }: Pick<Making, 'item' | 'isBio'>): string {
  const list = source.ingredients ?? `${item.name}.`;
  const organic = isBio ? ' Ingredienti da agricoltura biologica.' : '';
  const strength =
    source.alcohol === undefined
      ? ''
      : ` Titolo alcolometrico: ${String(source.alcohol).replace('.', ',')}% vol.`;
  return `${list}${organic}${strength}`;
}

function legalName({ item, leaf, isBio }: Making): string {
  const { all = '{name}', items = {} } = legalNames[leaf.slug] ?? {};
  const name = (items[item.name] ?? all).replace('{name}', item.name);
  return isBio ? `${name}, da agricoltura biologica` : name;
}

const operator = ({ maker: { vendor, seat } }: Making): string =>
  seat === undefined ? operatorOf(vendor) : `${vendor}, ${seat}`;

/** The label of a product as HTML texts; goods that are no food have neither legal name, allergens, nutrition nor operator. */
export function buildLabel(making: Making): SeedLabel {
  const { item, leaf, unit } = making;
  const source = labelSource(item, leaf);
  const ingredients = ingredientsOf(source, making);
  const nutritional = nutritionalValues(source, unit);
  return {
    ...(source.nonFood === true ? {} : { legal_name: legalName(making), operator: operator(making) }),
    ingredients: emphasised(ingredients),
    ...(source.nonFood === true ? {} : { allergens: allergenLine(allergensIn(ingredients), source.traces) }),
    storage: source.storage ?? keepings[leaf.keeping],
    ...(nutritional === '' ? {} : { nutritional_values: nutritional }),
    ...(source.origin === undefined ? {} : { origin: source.origin }),
  };
}

/** The allergens that the label of a food declares; null for goods that are no food. */
export function declaredAllergens(making: Pick<Making, 'item' | 'leaf' | 'isBio'>): DeclaredAllergens | null {
  const source = labelSource(making.item, making.leaf);
  if (source.nonFood === true) return null;
  return declared(allergensIn(ingredientsOf(source, making)), source.traces);
}

function nutritionalValues(source: LabelSource, unit: 'g' | 'ml'): string {
  if (source.analysis !== undefined) return source.analysis;
  const { nutrition, alcohol } = source;
  return nutrition === undefined ? '' : nutritionTable({ nutrition, unit, alcohol });
}
