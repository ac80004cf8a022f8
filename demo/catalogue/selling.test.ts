import { describe, expect, test } from 'vitest';
import { innerPieces } from '../../contract/rules/quantity/multipack.ts';
import { checkLineQuantity } from '../../contract/rules/quantity/quantity-check.ts';
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

/** Every quantity the plus button leads to, from none to the cap. */
function steps(product: SeedProduct): readonly number[] {
  const terms = sellingTerms(product);
  const reached: number[] = [];
  let { quantity, error } = plusQuantity(terms, 0);
  while (error === undefined) {
    reached.push(quantity);
    ({ quantity, error } = plusQuantity(terms, quantity));
  }
  return reached;
}

const unlimited = products.filter(({ available, maxAcq }) => available >= 100_000 && maxAcq === 0);

describe('how the demo products are sold', () => {
  test('the plus button reaches MAXACQ, or the last locked step below it', () => {
    const wrong = unlimited.filter((product) => {
      const { locked, step } = sellingTerms(product);
      const cap = Number(product.productInfos['MAXACQ']);
      return steps(product).at(-1) !== (locked ? cap - (cap % (step / 1000)) : cap);
    });
    expect(wrong.map(({ slug, productInfos }) => `${slug} ${productInfos['MAXACQ']}`)).toEqual([]);
  });

  test('the shop accepts every quantity the button offers', () => {
    const refused = unlimited.flatMap((product) =>
      steps(product)
        .filter((quantity) => checkLineQuantity(sellingTerms(product), quantity).kind !== 'accepted')
        .map((quantity) => `${product.slug} ${quantity}`),
    );
    expect(refused).toEqual([]);
  });

  test('what is short can still be bought, unless it is sold out', () => {
    const short = products.filter(({ available }) => available > 0 && available < 100_000);
    expect(short.filter((product) => steps(product).length === 0).map(({ slug }) => slug)).toEqual([]);
  });

  test('QTY-21 multipacks name their inner pieces as their pack text does', () => {
    const wrong = products.filter(({ description, productInfos }) => {
      const count = /^(\d+) ×/.exec(description)?.[1];
      return (innerPieces(productInfos)?.count ?? 1) !== Number(count ?? 1);
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  test('units are in upper case and known', () => {
    const units = new Set(
      products.flatMap(({ productInfos }) => [
        productInfos['WEIGHT_UNIT_SELLING'],
        productInfos['WEIGHT_UNIT_BASE'],
        productInfos['UNIT_SELLING'],
      ]),
    );
    expect(units).toEqual(new Set(['GR', 'KG', 'ML', 'LT', 'CL', 'PZ']));
  });

  test('options have at least two values each', () => {
    const options = products.flatMap(({ selectOptions }) => selectOptions);
    expect(options.length).toBeGreaterThan(0);
    expect(options.every(({ values }) => values.length > 1)).toBe(true);
  });
});
