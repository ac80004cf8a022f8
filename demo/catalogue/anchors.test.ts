import { describe, expect, test } from 'vitest';
import { discountPercent } from '../../contract/rules/price/discount.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import { packPrice } from '../../contract/rules/price/price-pack.ts';
import { unitPrice } from '../../contract/rules/price/price-unit.ts';
import { plusQuantity } from '../../contract/rules/quantity/quantity-step.ts';
import { sellingTerms } from '../../contract/rules/quantity/selling-terms.ts';
import { buildCatalogue } from './build-catalogue.ts';
import type { SeedProduct } from './seed-catalogue.ts';

const { products } = buildCatalogue({
  privateLabel: 'Cestolieto',
  seat: 'Via del Cesto 1, 00100 Roma (RM)',
  language: 'it',
  currency: 'EUR',
});
const bySlug = new Map(products.map((product) => [product.slug, product]));

function anchor(slug: string): SeedProduct {
  const found = bySlug.get(slug);
  if (found === undefined) throw new Error(`No product ${slug}`);
  return found;
}

const priced = (product: SeedProduct) => ({ ...product, priceDisplay: product.priceCents / 100 });

describe('demo data: the products the API promises', () => {
  test.each([
    ['penne-rigate-500-g', 'Pezzo', 99],
    ['petto-di-pollo-a-fette-450-g', 'Confezione', 1199],
    ['mele-annurche', 'Sfuso', 279],
    ['prosciutto-cotto-al-banco', 'Sfuso', 2290],
    ['acqua-naturale-1-5-l', 'Pezzo', 42],
    ['yogurt-magro-125-g', 'Pezzo', 65],
    ['birra-chiara-3x33-cl', 'Pezzo', 327],
    ['tartufo-nero-30-g', 'Pezzo', 1990],
    ['burrata-250-g', 'Pezzo', 399],
    ['zucchero-offerta-1-kg', 'Pezzo', 79],
    ['farina-offerta-1-kg', 'Pezzo', 69],
    ['biscotti-frollini-700-g', 'Pezzo', 249],
    ['olio-extravergine-latta-5-l', 'Pezzo', 2990],
    ['caffe-macinato-250-g', 'Pezzo', 319],
  ])('%s is sold as %s for %i cents', (slug, kind, cents) => {
    const product = anchor(slug);
    expect([product.productInfos['TIPOLOGIA'], product.priceCents]).toEqual([kind, cents]);
  });

  test('only the truffle and the burrata are short', () => {
    const short = ['tartufo-nero-30-g', 'burrata-250-g'].map((slug) => anchor(slug).available);
    expect(short).toEqual([0, 3]);
  });

  test('penne: 1.98 a kilogram, at most 24', () => {
    const product = anchor('penne-rigate-500-g');
    expect(unitPrice(priced(product))).toBe(198);
    expect(sellingTerms(product)).toMatchObject({ minimum: 1000, cap: 24_000 });
  });

  test('chicken: a pack of 450 g costs 5.40, at most 8', () => {
    const product = anchor('petto-di-pollo-a-fette-450-g');
    expect(packPrice(priced(product))).toBe(540);
    expect(sellingTerms(product).cap).toBe(8000);
  });

  test('apples: first 0.5 kg, then 0.25 kg, at most 10 kg', () => {
    const product = anchor('mele-annurche');
    expect(sellingTerms(product)).toMatchObject({ kind: 'loose', first: 500, step: 250, cap: 10_000 });
    expect(lineTotal(priced(product), 0.75)).toBe(209);
  });

  test('ham: first 100 g, then 50 g, at most 2000 g, thickness and wrapping to choose', () => {
    const product = anchor('prosciutto-cotto-al-banco');
    expect(sellingTerms(product)).toMatchObject({ first: 100_000, step: 50_000, cap: 2_000_000 });
    expect(lineTotal(priced(product), 150)).toBe(344);
    expect(
      product.selectOptions.map(({ parameterName, values }) => [parameterName, values.map(({ key }) => key)]),
    ).toEqual([
      ['spessore', ['sottile', 'medio', 'spesso']],
      ['confezione', ['carta', 'sottovuoto']],
    ]);
  });

  test('water: only by the six, at most 36', () => {
    const terms = sellingTerms(anchor('acqua-naturale-1-5-l'));
    expect(terms).toMatchObject({ locked: true, step: 6000, first: 6000, permitted: 40_000 });
    expect(plusQuantity(terms, 36)).toEqual({ quantity: 36, error: 'errors.maxAcq' });
  });

  test('yogurt: at least 4', () => {
    expect(sellingTerms(anchor('yogurt-magro-125-g'))).toMatchObject({ first: 4000, minimum: 4000 });
  });

  test('beer: a cluster of three, at most 4 clusters', () => {
    const product = anchor('birra-chiara-3x33-cl');
    expect([product.maxAcq, product.productInfos['MULTI_PACK']]).toEqual([12, '3']);
    expect(sellingTerms(product).cap).toBe(4000);
  });

  test('burrata: MAXACQ 20 and maxAcq 10 over a stock of 3', () => {
    const product = anchor('burrata-250-g');
    expect(sellingTerms(product)).toMatchObject({ permitted: 10_000, stock: 3000 });
    expect(product.productInfos['MAXACQ']).toBe('20');
  });

  test('sugar and flour share the maximum of three of their class', () => {
    for (const slug of ['zucchero-offerta-1-kg', 'farina-offerta-1-kg']) {
      const { classMax, productClasses } = anchor(slug);
      expect(classMax).toEqual({ classId: 9, className: 'Offerta limitata', max: 3, unit: 'pz' });
      expect(productClasses).toContainEqual({ id: 9, name: 'Offerta limitata' });
    }
  });

  test('biscuits: 2.49 instead of 3.29, a cut of 24.3 per cent', () => {
    const product = anchor('biscotti-frollini-700-g');
    expect(product.standardPriceCents).toBe(329);
    expect(discountPercent({ ...priced(product), priceStandardDisplay: 3.29 })).toBe(24.3);
    expect(product.promo).not.toBeNull();
  });

  test('the oil tin is capped at 12, the coffee is called Caffè', () => {
    expect(sellingTerms(anchor('olio-extravergine-latta-5-l')).cap).toBe(12_000);
    expect(anchor('caffe-macinato-250-g').name).toBe('Caffè macinato');
  });

  test.each(['Ortavia', 'Passolesto'])('are the same at %s', (privateLabel) => {
    const others = new Map(
      buildCatalogue({ privateLabel, seat: '', language: 'it', currency: 'EUR' }).products.map((product) => [
        product.slug,
        product,
      ]),
    );
    expect([...others.keys()]).toEqual([...bySlug.keys()]);
    expect(others.get('mele-annurche')).toEqual(anchor('mele-annurche'));
    expect([...others.values()].map(({ priceCents }) => priceCents)).toEqual(
      [...bySlug.values()].map(({ priceCents }) => priceCents),
    );
  });
});
