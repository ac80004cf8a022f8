import { describe, expect, test } from 'vitest';
import { weekly } from '../../accounts/demo-usuals.ts';
import { buildCatalogue, slugsByItalian } from '../build-catalogue.ts';

const shopkeeper = { privateLabel: 'Cestolieto', seat: 'Via del Cesto 1, 00100 Roma (RM)' };
const italian = buildCatalogue({ ...shopkeeper, language: 'it', currency: 'EUR' });
const english = buildCatalogue({ ...shopkeeper, language: 'en-US', currency: 'USD' });

const twice = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);

describe('TEN-03 the English catalogue', () => {
  test('has the same goods at the same prices', () => {
    const traded = ({ products }: typeof italian) =>
      products.map(
        ({ barcode, priceCents, standardPriceCents, priceHistory, vatPct, available, diets, vendor }) => ({
          barcode,
          priceCents,
          standardPriceCents,
          priceHistory,
          vatPct,
          available,
          diets,
          vendor,
        }),
      );
    expect(traded(english)).toEqual(traded(italian));
    expect(twice(english.products.map(({ barcode }) => barcode))).toEqual([]);
  });

  test('is the same on every run', () => {
    expect(buildCatalogue({ ...shopkeeper, language: 'en-US', currency: 'USD' })).toEqual(english);
  });

  test('has slugs of its own, each once', () => {
    const slugs = [...english.products, ...english.categories].map(({ slug }) => slug);
    expect(slugs.filter((slug) => !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug))).toEqual([]);
    expect(twice(english.products.map(({ slug }) => slug))).toEqual([]);
    expect(twice(english.categories.map(({ slug }) => slug))).toEqual([]);
    expect(slugs).toEqual(
      expect.arrayContaining([
        'chicken-breast-sliced-450-g',
        'annurca-apples',
        'lager-beer-3x33-cl',
        'penne-rigate-500-g',
        'fresh-lactose-free-milk-organic-1-l',
        'white-garlic-semprefrutta-200-g',
        'toilet-paper-4-ply-4-rolls',
        'timeslot-selector',
        'fruit-and-vegetables',
        'fresh-fish',
      ]),
    );
  });

  test('every product lies in a category, every category in one, every strip shows goods', () => {
    const categories = new Set(english.categories.map(({ slug }) => slug));
    const products = new Map(english.products.map((product) => [product.slug, product.barcode]));
    expect(english.products.filter(({ categorySlug }) => !categories.has(categorySlug))).toEqual([]);
    expect(
      english.categories.filter(({ parentSlug }) => parentSlug !== null && !categories.has(parentSlug)),
    ).toEqual([]);
    const strips = english.blocks.map(({ key, slugs }) => [key, slugs.map((slug) => products.get(slug))]);
    const codes = new Map(italian.products.map(({ slug, barcode }) => [slug, barcode]));
    expect(strips).toEqual(
      italian.blocks.map(({ key, slugs }) => [key, slugs.map((slug) => codes.get(slug))]),
    );
  });

  test('keeps what machines read', () => {
    const read = ({ products }: typeof italian) =>
      products.map(({ productInfos: { PACKAGE_DESCR: _, ...infos }, selectOptions, picture, promo }) => ({
        infos,
        options: selectOptions.map(({ parameterName, values }) => [
          parameterName,
          values.map(({ key }) => key),
        ]),
        kind: picture.kind,
        motif: 'motif' in picture ? picture.motif : null,
        cssClass: promo?.cssClass,
        days: promo?.daysLeft,
      }));
    expect(read(english)).toEqual(read(italian));
  });

  test('a product reads like this', () => {
    const chicken = english.products.find(({ slug }) => slug === 'chicken-breast-sliced-450-g');
    expect(chicken).toMatchObject({
      name: 'Chicken breast, sliced',
      brand: 'Avicola San Rullo',
      description: 'about 450 g',
      categorySlug: 'chicken',
      label: {
        legal_name: 'Chicken breast, sliced, fresh chicken meat',
        operator: 'Avicola San Rullo S.p.A., Via San Rullo 22, 03012 Anagni (FR)',
        ingredients: 'Chicken meat.',
        allergens: 'No allergens to declare.',
        storage: 'Keep refrigerated between 0 and +4 °C. Cook thoroughly before eating.',
        origin: 'Raised in Italy. Slaughtered in Italy.',
      },
      picture: { name: 'Chicken breast, sliced', size: 'about 450 g', motif: 'pollo-fette' },
    });
    const penne = english.products.find(({ slug }) => slug === 'penne-rigate-500-g');
    expect(penne?.label).toEqual({
      legal_name: 'Durum wheat semolina pasta',
      operator: 'Pastificio Trafilona S.p.A., Via dei Pastai 100, 80054 Gragnano (NA)',
      ingredients: 'Durum <strong>wheat</strong> semolina, water.',
      allergens:
        'Contains <strong>gluten</strong>. May contain traces of <strong>soy</strong>, <strong>mustard</strong>.',
      storage: 'Store in a cool, dry place, away from heat.',
      nutritional_values:
        '<table><thead><tr><th>Average values</th><th>per 100 g</th></tr></thead><tbody>' +
        '<tr><th>Energy</th><td>1,508 kJ / 356 kcal</td></tr><tr><th>Fat</th><td>1.5 g</td></tr>' +
        '<tr><th>of which saturated fat</th><td>0.3 g</td></tr><tr><th>Carbohydrates</th><td>71 g</td></tr>' +
        '<tr><th>of which sugars</th><td>3.2 g</td></tr><tr><th>Fiber</th><td>3 g</td></tr>' +
        '<tr><th>Protein</th><td>13 g</td></tr><tr><th>Salt</th><td>0.01 g</td></tr></tbody></table>',
      origin: 'Country of wheat cultivation: Italy. Country of milling: Italy.',
    });
  });

  test('the organic line is called so, other makers as they call themselves', () => {
    const brands = (catalogue: typeof italian) => new Set(catalogue.products.map(({ brand }) => brand));
    expect(brands(english)).toEqual(
      new Set(
        [...brands(italian)].map((brand) => (brand === 'Cestolieto Bio' ? 'Cestolieto Organic' : brand)),
      ),
    );
  });

  test('a group names its leaves, the app finds the category of the slots', () => {
    const category = (wanted: string) => english.categories.find(({ slug }) => slug === wanted);
    expect(category('white-meat')).toMatchObject({
      name: 'White meat',
      parentSlug: 'meat',
      description: 'Chicken; turkey and rabbit.',
    });
    expect(category('timeslot-selector')?.title).toBe('When should we bring your groceries?');
  });

  test('has what the demo accounts buy, by the Italian slugs', () => {
    const slugOf = slugsByItalian(english, { ...shopkeeper, language: 'en-US', currency: 'USD' });
    const sold = new Set(english.products.map(({ slug }) => slug));
    expect(weekly.map(([slug]) => slugOf(slug)).filter((slug) => !sold.has(slug))).toEqual([]);
    expect(slugOf('macinato-scelto-di-scottona-350-g')).toBe('choice-ground-scottona-beef-350-g');
    expect(slugOf('olio-extravergine-latta-5-l')).toBe('extra-virgin-olive-oil-in-a-can-5-l');
    expect(slugsByItalian(italian, { ...shopkeeper, language: 'it', currency: 'EUR' })('mele-annurche')).toBe(
      'mele-annurche',
    );
    expect(() => slugOf('mele-cotogne')).toThrow(new RangeError('No product mele-cotogne'));
  });
});
