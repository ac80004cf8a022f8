import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Product } from '../../contract/api/shopping/product.ts';
import { productLogic } from '../../machines/product/product.logic.ts';
import type { ProductQuery } from '../../machines/product/product.machine.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import type { FoundPage } from './found-page.ts';
import { linkPreview } from './link-preview.ts';
import { structuredData } from './structured-data.ts';

/** A product's page that has it. */
async function pageOf(given: Partial<Product>): Promise<FoundPage> {
  const listed = aProduct(given);
  const viewProduct = fromPromise<Product, ProductQuery>(() => Promise.resolve(listed));
  const product = createActor(productLogic.provide({ actors: { viewProduct } }), {
    input: { slug: listed.slug, hash: 'w0d0t0', listed: null },
  });
  product.start();
  await new Promise((resolve) => setImmediate(resolve));
  return {
    tenant,
    origin: 'https://shop.example',
    head: { title: '', description: '', canonical: '/catalog/product/penne', status: 200 },
    actors: { product },
  };
}

const toldOf = async (given: Partial<Product>) =>
  structuredData('product', await pageOf(given))?.['@graph'][0];

const piece = { TIPOLOGIA: 'Pezzo', WEIGHT_SELLING: '500', WEIGHT_UNIT_SELLING: 'GR' };
const loose = {
  TIPOLOGIA: 'Sfuso',
  WEIGHT_SELLING: '300',
  WEIGHT_UNIT_SELLING: 'g',
  WEIGHT_UNIT_BASE: 'kg',
};

describe('what is told of a product', () => {
  test('CAT-26: all of it, with addresses that are whole', async () => {
    expect(
      await toldOf({
        name: 'Penne <rigate>',
        breadCrumbs: [
          { categoryId: 1, name: 'Dispensa', slug: 'dispensa' },
          { categoryId: 5, name: 'Pasta', slug: 'pasta' },
        ],
        metaData: {
          product_description: { ingredients: '<p>Semola di <b>grano</b> duro</p><p>acqua &amp; sale</p>' },
        },
      }),
    ).toEqual({
      '@type': 'Product',
      '@id': 'https://shop.example/catalog/product/penne#product',
      name: 'Penne <rigate>',
      description: 'Penne <rigate>. Trafilona. 500 g. Semola di grano duro acqua & sale',
      image: 'https://shop.example/media/x-960.webp',
      sku: '11',
      gtin: '8000000000019',
      brand: { '@type': 'Brand', name: 'Trafilona' },
      category: 'Dispensa > Pasta',
      offers: {
        '@type': 'Offer',
        url: 'https://shop.example/catalog/product/penne',
        price: 0.99,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@id': 'https://shop.example/#organization' },
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 0.99,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: true,
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: 0.5,
            unitCode: 'KGM',
            valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: 'KGM' },
          },
        },
      },
    });
  });

  test.each<[string, Partial<Product>, number, number | null, string | null]>([
    [
      'a bottle',
      { productInfos: { ...piece, WEIGHT_SELLING: '75', WEIGHT_UNIT_SELLING: 'cl' } },
      0.99,
      0.75,
      'LTR',
    ],
    [
      'six eggs',
      { productInfos: { ...piece, WEIGHT_SELLING: '6', WEIGHT_UNIT_SELLING: 'pz' } },
      0.99,
      6,
      'C62',
    ],
    ['a weight', { productInfos: loose, priceDisplay: 2.4 }, 2.4, 1, 'KGM'],
    ['a pack', { productInfos: { ...loose, TIPOLOGIA: 'Confezione' }, priceDisplay: 9.9 }, 2.97, 0.3, 'KGM'],
    ['a piece of unknown content', { productInfos: { TIPOLOGIA: 'Pezzo' } }, 0.99, null, null],
  ])(
    'QTY-17, QTY-18: the price of %s is the one shown, with what it buys',
    async (_, given, price, value, unitCode) => {
      const told = await toldOf(given);
      expect(told).toMatchObject({
        offers:
          value === null
            ? { price }
            : {
                price,
                priceSpecification: {
                  price,
                  referenceQuantity: { value, unitCode, valueReference: { value: 1, unitCode } },
                },
              },
      });
      expect(JSON.stringify(told).includes('priceSpecification')).toBe(value !== null);
    },
  );

  test('what is sold out is out of stock', async () => {
    expect(await toldOf({ available: 0 })).toMatchObject({
      offers: { availability: 'https://schema.org/OutOfStock' },
    });
  });

  test.each([
    ['8000000000019', '8000000000019'],
    ['036000291452', '036000291452'],
    ['96385074', '96385074'],
    // A shop's own, a wrong digit, nothing.
    ['2000000000008', undefined],
    ['0200000000004', undefined],
    ['200000000004', undefined],
    ['8000000000018', undefined],
    ['', undefined],
  ])('the barcode %j is the number %j', async (barcode, gtin) => {
    const told = JSON.stringify(await toldOf({ barcode }));
    expect([told.includes('"name"'), /"gtin":"(\d+)"/.exec(told)?.[1]]).toEqual([true, gtin]);
  });

  test('a page without maker, or whose actor has nothing, tells nothing', async () => {
    const page = await pageOf({});
    expect([
      structuredData('login', page),
      structuredData('product', { ...page, actors: {} }),
      structuredData('category', page),
      structuredData('content', page),
    ]).toEqual([null, null, null, null]);
  });
});

describe('a link to a page', () => {
  test('shows the product, else the brand', async () => {
    const page = await pageOf({});
    const brand = {
      path: '/social.png',
      alt: 'Cestolieto',
      size: { width: 1200, height: 630 },
    };
    expect([
      linkPreview('product', page),
      linkPreview('content', page),
      linkPreview('category', page),
    ]).toEqual([
      {
        siteName: 'Cestolieto',
        type: 'product',
        picture: { path: '/media/x-960.webp', alt: 'Penne rigate' },
      },
      { siteName: 'Cestolieto', type: 'article', picture: brand },
      { siteName: 'Cestolieto', type: 'website', picture: brand },
    ]);
  });
});
