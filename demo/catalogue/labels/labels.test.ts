import { describe, expect, test } from 'vitest';
import { anchors } from '../anchors.ts';
import { buildCatalogue } from '../build-catalogue.ts';
import { isContradicted } from '../claims.ts';
import { departments } from '../departments.ts';
import type { ItemSource, LeafSource } from '../source.ts';
import { allergenLine, allergensIn, declared, emphasised } from './allergens.ts';
import { labelSource } from './build-label.ts';
import { leafLabels } from './department-labels.ts';

type Labelled = { item: ItemSource; leaf: LeafSource };

const all: readonly Labelled[] = departments.flatMap(({ leaves }) =>
  leaves.flatMap((leaf) => [
    ...leaf.items.map((item) => ({ item, leaf })),
    ...anchors.filter((anchor) => anchor.leaf === leaf.slug).map(({ item }) => ({ item, leaf })),
  ]),
);
const food = all.filter(({ item, leaf }) => labelSource(item, leaf).nonFood !== true);
const named = (labelled: readonly Labelled[]) =>
  labelled.map(({ item, leaf }) => `${leaf.slug}: ${item.name}`);

describe('allergens', () => {
  test('are emphasised in the list and named in the order of the law', () => {
    const text = '*Latte*, farina di *grano* tenero, *uova*.';
    expect(emphasised(text)).toBe(
      '<strong>Latte</strong>, farina di <strong>grano</strong> tenero, <strong>uova</strong>.',
    );
    expect(allergenLine(allergensIn(text), ['soia', 'latte'])).toBe(
      'Contiene <strong>glutine</strong>, <strong>uova</strong>, <strong>latte</strong>. ' +
        'Può contenere tracce di <strong>soia</strong>.',
    );
  });

  test('are declared by code, traces without what is contained (B-23)', () => {
    expect(declared(allergensIn('*Semola* di *grano*, *latte*, *noci*.'), ['soia', 'latte'])).toEqual({
      contains: ['gluten', 'milk', 'nuts'],
      traces: ['soy'],
    });
  });

  test('a marked word that is none is a mistake in the data', () => {
    expect(() => allergensIn('*zucchero*')).toThrow(RangeError);
  });
});

describe('labels', () => {
  test('are written for items that exist', () => {
    const unknown = departments.flatMap(({ leaves }) =>
      leaves.flatMap((leaf) => {
        const names = new Set(all.filter((labelled) => labelled.leaf === leaf).map(({ item }) => item.name));
        return Object.keys(leafLabels(leaf.slug).items ?? {}).filter((name) => !names.has(name));
      }),
    );
    expect(unknown).toEqual([]);
  });

  test('B-10 packed food declares its nutrition, but for what the law exempts', () => {
    const exempt = new Set(['erbe-funghi', 'acqua', 'caffe', 'te-tisane', 'sale-spezie']);
    const missing = food.filter(
      ({ item, leaf }) =>
        leaf.selling !== 'sfuso' && !exempt.has(leaf.slug) && labelSource(item, leaf).nutrition === undefined,
    );
    expect(named(missing)).toEqual([]);
  });

  test('nutrition adds up: parts within their whole, no more than 100 g', () => {
    const wrong = food.filter(({ item, leaf }) => {
      const { nutrition } = labelSource(item, leaf);
      if (nutrition === undefined) return false;
      const [fat, saturates, carbohydrate, sugars, fibre, protein, salt] = nutrition;
      const sum = fat + carbohydrate + fibre + protein + salt;
      return saturates > fat || sugars > carbohydrate || sum > 100.5 || Math.min(...nutrition) < 0;
    });
    expect(named(wrong)).toEqual([]);
  });

  test('bear out what an item claims', () => {
    const untrue = all.filter(({ item, leaf }) =>
      (item.claims ?? []).some((claim) => isContradicted(claim, labelSource(item, leaf))),
    );
    expect(named(untrue)).toEqual([]);
  });

  test('every list of ingredients names known allergens only', () => {
    expect(
      food.flatMap(({ item, leaf }) => allergensIn(labelSource(item, leaf).ingredients ?? '')).length,
    ).toBeGreaterThan(500);
  });

  test('alcohol is told of everything in the class of alcoholic drinks', () => {
    const { products } = buildCatalogue({
      privateLabel: 'Cestolieto',
      seat: 'Via del Cesto 1, 00100 Roma (RM)',
      language: 'it',
      currency: 'EUR',
    });
    const drinks = products.filter(({ productClasses }) =>
      productClasses.some(({ name }) => name === 'Alcolici'),
    );
    expect(drinks.length).toBeGreaterThan(80);
    expect(drinks.filter(({ label }) => !/\d% vol\./.test(label.ingredients ?? ''))).toEqual([]);
  });
});

describe('labels of products', () => {
  const { products } = buildCatalogue({
    privateLabel: 'Cestolieto',
    seat: 'Via del Cesto 1, 00100 Roma (RM)',
    language: 'it',
    currency: 'EUR',
  });

  test('B-10 loose food shows its allergens, cheese at the counter its milk', () => {
    const loose = products.filter(({ productInfos }) => productInfos['TIPOLOGIA'] === 'Sfuso');
    expect(loose.every(({ label }) => (label.allergens ?? '') !== '')).toBe(true);
    const pecorino = products.find(({ slug }) => slug === 'pecorino-romano-dop');
    expect(pecorino?.label.allergens).toMatch(/^Contiene <strong>latte<\/strong>\./);
  });

  test('the organic line says so', () => {
    const organic = products.filter(({ brand }) => brand === 'Cestolieto Bio');
    expect(organic.length).toBeGreaterThan(50);
    expect(organic.every(({ label }) => /agricoltura biologica/.test(label.ingredients ?? ''))).toBe(true);
    expect(organic.every(({ diets }) => diets.includes('bio'))).toBe(true);
  });

  test('a full one reads like this', () => {
    const penne = products.find(({ slug }) => slug === 'penne-rigate-500-g');
    expect(penne?.label).toEqual({
      legal_name: 'Pasta di semola di grano duro',
      operator: 'Pastificio Trafilona S.p.A., Via dei Pastai 100, 80054 Gragnano (NA)',
      ingredients: 'Semola di <strong>grano</strong> duro, acqua.',
      allergens:
        'Contiene <strong>glutine</strong>. Può contenere tracce di <strong>soia</strong>, <strong>senape</strong>.',
      storage: 'Conservare in luogo fresco e asciutto, lontano da fonti di calore.',
      nutritional_values:
        '<table><thead><tr><th>Valori medi</th><th>per 100 g</th></tr></thead><tbody>' +
        '<tr><th>Energia</th><td>1.508 kJ / 356 kcal</td></tr><tr><th>Grassi</th><td>1,5 g</td></tr>' +
        '<tr><th>di cui acidi grassi saturi</th><td>0,3 g</td></tr><tr><th>Carboidrati</th><td>71 g</td></tr>' +
        '<tr><th>di cui zuccheri</th><td>3,2 g</td></tr><tr><th>Fibre</th><td>3 g</td></tr>' +
        '<tr><th>Proteine</th><td>13 g</td></tr><tr><th>Sale</th><td>0,01 g</td></tr></tbody></table>',
      origin: 'Paese di coltivazione del grano: Italia. Paese di molitura: Italia.',
    });
  });
});
