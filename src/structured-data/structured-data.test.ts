import { setupI18n } from '@lingui/core';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Post } from '../../contract/api/content/content.ts';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { faqLogic } from '../../machines/faq/faq.logic.ts';
import { productLogic } from '../../machines/product/product.logic.ts';
import type { ProductQuery } from '../../machines/product/product.machine.ts';
import { recipeLogic } from '../../machines/recipe/recipe.logic.ts';
import type { NamedQuery } from '../../machines/recipe/recipe.types.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { aPost } from '../../paths/fixtures/content-fixtures.ts';
import { aRecipe } from '../../paths/fixtures/recipe-fixtures.ts';
import { tenant } from '../../tenants/cestolieto/tenant.ts';
import type { FoundPage } from './found-page.ts';
import { linkPreview } from './link-preview.ts';
import { structuredData } from './structured-data.ts';

const i18n = setupI18n({ locale: 'it', messages: { it: {} } });
const words: FoundPage['words'] = (message) => i18n._(message);

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
    words,
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

const foundAt = (canonical: string, actors: FoundPage['actors']): FoundPage => ({
  tenant,
  words,
  origin: 'https://shop.example',
  head: { title: '', description: '', canonical, status: 200 },
  actors,
});

const wayTo = (...crumbs: readonly (readonly [string, string])[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['Cestolieto', '/'] as const, ...crumbs].map(([name, path], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `https://shop.example${path}`,
  })),
});

/** A recipe's page that has it, or was told there is none. */
async function recipePageOf(given: Recipe | null): Promise<FoundPage> {
  const viewRecipe = fromPromise<Recipe | null, { slug: string }>(() => Promise.resolve(given));
  const nameProducts = fromPromise<readonly Product[], NamedQuery>(() => Promise.resolve([]));
  const recipe = createActor(recipeLogic.provide({ actors: { viewRecipe, nameProducts } }), {
    input: { slug: 'amatriciana', hash: 'w0d0t0' },
  });
  recipe.start();
  await new Promise((resolve) => setImmediate(resolve));
  return foundAt('/ricette/amatriciana', { recipe });
}

describe('what is told of recipes', () => {
  const recipesCrumb = ['Ricette', '/ricette'] as const;

  test('B-39, CAT-26: all of it as it was written, even where it is counted for more people', async () => {
    const page = await recipePageOf(aRecipe());
    page.actors['recipe']?.send({ type: 'persons.entered', text: '8' });
    expect(structuredData('content/recipe', page)?.['@graph']).toEqual([
      {
        '@type': 'Recipe',
        '@id': 'https://shop.example/ricette/amatriciana#recipe',
        name: 'Amatriciana',
        description: 'La pasta del giovedì.',
        image: 'https://shop.example/media/emoji/1f35d-960.webp',
        author: {
          '@type': 'Organization',
          '@id': 'https://shop.example/#organization',
          name: 'Cestolieto',
        },
        datePublished: '2026-01-01',
        recipeYield: '4 persone',
        totalTime: 'PT30M',
        recipeIngredient: [
          '400 g di rigatoni',
          '150 g di guanciale',
          '400 g di pelati',
          '1 tartufo',
          'peperoncino, q.b.',
          '80 g di prosciutto',
          'sale, q.b.',
        ],
        recipeInstructions: [
          { '@type': 'HowToStep', text: 'Rosola il guanciale.' },
          { '@type': 'HowToStep', text: 'Cuoci i rigatoni.' },
        ],
      },
      wayTo(recipesCrumb, ['Amatriciana', '/ricette/amatriciana']),
    ]);
  });

  test('B-39: what nobody wrote is not told', async () => {
    const recipe = aRecipe();
    const told = structuredData(
      'content/recipe',
      await recipePageOf({
        ...recipe,
        content: { rendered: '<p>Cuoci &amp; <a href="/x">mescola</a>.</p>' },
        meta: { seo_title: '', seo_description: '' },
        acf: { ...recipe.acf, servings: 1, minutes: 0, picture: '', ingredients: [] },
      }),
    )?.['@graph'][0];
    expect(told).toEqual({
      '@type': 'Recipe',
      '@id': 'https://shop.example/ricette/amatriciana#recipe',
      name: 'Amatriciana',
      author: { '@type': 'Organization', '@id': 'https://shop.example/#organization', name: 'Cestolieto' },
      datePublished: '2026-01-01',
      recipeYield: '1 persona',
      recipeIngredient: [],
      recipeInstructions: [{ '@type': 'HowToStep', text: 'Cuoci & mescola.' }],
    });
  });

  test('B-39: the list tells the way to it; a recipe that is not there tells nothing', async () => {
    expect([
      structuredData('content/recipes', foundAt('/ricette', {}))?.['@graph'],
      structuredData('content/recipe', await recipePageOf(null)),
      structuredData('content/recipe', foundAt('/ricette/x', {})),
    ]).toEqual([[wayTo(recipesCrumb)], null, null]);
  });
});

/** The questions' page that has them. */
async function faqPageOf(questions: readonly Post[], category: string | null): Promise<FoundPage> {
  const listQuestions = fromPromise<readonly Post[]>(() => Promise.resolve(questions));
  const faq = createActor(faqLogic.provide({ actors: { listQuestions } }), {
    input: { category, words: '' },
  });
  faq.start();
  await new Promise((resolve) => setImmediate(resolve));
  return foundAt('/faq', { faq });
}

describe('what is told where help is', () => {
  const question = (title: string, html: string, categorySlug: string): Post => ({
    ...aPost(title),
    title: { rendered: title },
    content: { rendered: html },
    categorySlug,
  });
  const told = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  });
  const questions = [
    question(
      'Quanto costa?',
      '<p>Da <b>3</b> euro;</p><p>vedi <a href="/page/zone">le zone</a>.</p>',
      'consegna',
    ),
    question('Posso annullare?', '<p>S&igrave;.</p>', 'i-tuoi-ordini'),
  ];
  const costs = told('Quanto costa?', 'Da 3 euro; vedi le zone.');
  const cancels = told('Posso annullare?', 'Sì.');
  const crumb = ['Domande frequenti', '/faq'] as const;

  test('NAV-16, CAT-26: the questions of the page with their answers in words', async () => {
    expect([
      structuredData('faq', await faqPageOf(questions, null))?.['@graph'],
      structuredData('faq', await faqPageOf(questions, 'i-tuoi-ordini'))?.['@graph'],
      structuredData('faq', await faqPageOf([], null))?.['@graph'],
      structuredData('faq', foundAt('/faq', {})),
    ]).toEqual([
      [{ '@type': 'FAQPage', mainEntity: [costs, cancels] }, wayTo(crumb)],
      [wayTo(crumb, ['I tuoi ordini', '/faq/i-tuoi-ordini'])],
      [wayTo(crumb)],
      null,
    ]);
  });

  test('NAV-17: the customer service tells the way to it', () => {
    expect(structuredData('customer-service', foundAt('/servizio-clienti', {}))?.['@graph']).toEqual([
      wayTo(['Servizio clienti', '/servizio-clienti']),
    ]);
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

  test('B-39: shows the recipe, else the brand', async () => {
    const recipe = aRecipe();
    const bare = { ...recipe, acf: { ...recipe.acf, picture: '' } };
    expect([
      linkPreview('content/recipe', await recipePageOf(recipe)),
      linkPreview('content/recipe', await recipePageOf(bare)),
    ]).toMatchObject([
      { type: 'article', picture: { path: '/media/emoji/1f35d-960.webp', alt: 'Amatriciana' } },
      { type: 'article', picture: { path: '/social.png', alt: 'Cestolieto' } },
    ]);
  });
});
