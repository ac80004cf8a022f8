import type { Nutrition } from './label-source.ts';

// Conversion factors of Reg. UE 1169/2011, allegato XIV; alcohol 29 kJ and 7 kcal a gram, 0.789 g a millilitre.
const gramsPerPercent = 0.789;

function energy([fat, , carbohydrate, , fibre, protein]: Nutrition, alcohol: number) {
  const spirit = alcohol * gramsPerPercent;
  return {
    kilojoule: Math.round(37 * fat + 17 * (carbohydrate + protein) + 8 * fibre + 29 * spirit),
    kilocalories: Math.round(9 * fat + 4 * (carbohydrate + protein) + 2 * fibre + 7 * spirit),
  };
}

const figure = (value: number): string =>
  String(value)
    .replace('.', ',')
    .replace(/\B(?=(?:\d{3})+$)/g, '.');

const row = (name: string, value: string): string => `<tr><th>${name}</th><td>${value}</td></tr>`;

/** Nutrition declaration as an HTML table. */
export function nutritionTable(input: {
  nutrition: Nutrition;
  unit: 'g' | 'ml';
  /** Per cent by volume. */
  alcohol?: number | undefined;
}): string {
  const { nutrition, unit, alcohol = 0 } = input;
  const [fat, saturates, carbohydrate, sugars, fibre, protein, salt] = nutrition;
  const { kilojoule, kilocalories } = energy(nutrition, alcohol);
  const grams = (value: number): string => `${figure(value)} g`;
  return (
    `<table><thead><tr><th>Valori medi</th><th>per 100 ${unit}</th></tr></thead><tbody>` +
    row('Energia', `${figure(kilojoule)} kJ / ${figure(kilocalories)} kcal`) +
    row('Grassi', grams(fat)) +
    row('di cui acidi grassi saturi', grams(saturates)) +
    row('Carboidrati', grams(carbohydrate)) +
    row('di cui zuccheri', grams(sugars)) +
    (fibre > 0 ? row('Fibre', grams(fibre)) : '') +
    row('Proteine', grams(protein)) +
    row('Sale', grams(salt)) +
    '</tbody></table>'
  );
}
