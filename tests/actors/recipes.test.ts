import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recipeActors } from '../../machines/recipe/recipe.actors.ts';
import { recipesActors } from '../../machines/recipes/recipes.actors.ts';
import { aRecipe } from '../../paths/fixtures/recipe-fixtures.ts';
import { anonymousCredentials } from '../../services/credentials.ts';
import { createRequestCache } from '../../services/request-cache.ts';
import { createSessionStore } from '../../services/session-store.ts';
import { createShopServices } from '../../services/shop-services.ts';
import { openShopBorder, type ShopBorder } from '../services/shop-border.ts';
import { givenUp, outcomeOf, tabsOfFile } from './open-tab.ts';

const openTab = tabsOfFile();

describe('a recipe', () => {
  test('B-39: comes by its slug, and what the shop sells for it by theirs', async () => {
    const tab = await openTab();
    const { viewRecipe, nameProducts } = recipeActors(tab);
    const { recipes } = await outcomeOf(recipesActors(tab).listRecipes, { from: 1, to: 1 });
    const slug = recipes[0]?.slug ?? '';
    const recipe = await outcomeOf(viewRecipe, { slug });
    expect(recipe).toEqual(recipes[0]);
    const slugs = recipe?.acf.ingredients.flatMap(({ product }) => product ?? []) ?? [];
    expect(slugs.length).toBeGreaterThan(2);
    const products = await outcomeOf(nameProducts, { slugs: [...slugs, 'nowhere'], hash: 'w0d0t0' });
    expect(products.map((product) => product.slug).toSorted()).toEqual(slugs.toSorted());
  });

  test('NAV-19: nothing comes for a slug that no recipe has', async () => {
    const tab = await openTab();
    expect(await outcomeOf(recipeActors(tab).viewRecipe, { slug: 'nowhere' })).toBeNull();
  });

  test('B-39: a recipe of words alone asks for no product', async () => {
    const tab = await openTab();
    const products = await outcomeOf(recipeActors(tab).nameProducts, { slugs: [], hash: 'w0d0t0' });
    expect([products, tab.sent]).toEqual([[], []]);
  });

  test('is given up with the actor, and so are its products', async () => {
    const [one, other] = [await openTab(), await openTab()];
    expect([
      await givenUp(one, recipeActors(one).viewRecipe, { slug: 'x' }),
      await givenUp(other, recipeActors(other).nameProducts, { slugs: ['x'], hash: 'w0d0t0' }),
    ]).toEqual([[true], [true]]);
  });
});

describe('the list of recipes', () => {
  let border: ShopBorder;
  beforeAll(async () => {
    border = await openShopBorder();
  });
  afterAll(() => border.close());

  const list = (from: number, to: number) => {
    const services = createShopServices({
      baseUrl: border.origin,
      fetch,
      session: createSessionStore({
        credentials: anonymousCredentials,
        restoreToken: { read: () => null, keep: () => undefined, forget: () => undefined },
      }),
      cache: createRequestCache(Date.now),
      observer: {
        callStarted: () => undefined,
        callEnded: () => undefined,
        writeStarted: () => undefined,
        writeEnded: () => undefined,
        sessionExpired: () => undefined,
        loginStale: () => undefined,
        shownUser: () => null,
        userSeen: () => undefined,
        serviceFailed: () => undefined,
      },
      clientUuid: () => null,
      now: Date.now,
    });
    return outcomeOf(recipesActors({ services: () => Promise.resolve(services) }).listRecipes, { from, to });
  };

  const pageIn = (url: string): string => new URL(url, border.origin).searchParams.get('page') ?? '';
  /** One recipe on each of so many pages, named by it. */
  const holds = (totalPages: number) =>
    border.answers(({ url }) => ({
      body: [aRecipe(`ricetta-${pageIn(url)}`)],
      headers: { 'X-WP-Total': String(totalPages), 'X-WP-TotalPages': String(totalPages) },
    }));
  const asked = () => border.seen.map(({ url }) => pageIn(url));

  test.each([
    ['the first', 1, 1, ['1']],
    ['those between two', 2, 3, ['2', '3']],
    ['no more than there are', 1, 20, ['1', '2', '3', '4']],
  ])('CMS-05: its pages are asked for one after the other, %s', async (_, from, to, pages) => {
    holds(4);
    const { recipes, totalPages } = await list(from, to);
    expect([recipes.map(({ slug }) => slug), totalPages, asked()]).toEqual([
      pages.map((page) => `ricetta-${page}`),
      4,
      pages,
    ]);
  });

  test('CMS-11: nothing of it comes where one page does not', async () => {
    border.answers(({ url }) =>
      pageIn(url) === '2'
        ? { status: 503, body: '' }
        : { body: [aRecipe()], headers: { 'X-WP-Total': '3', 'X-WP-TotalPages': '3' } },
    );
    await expect(list(1, 3)).rejects.toMatchObject({ kind: 'serviceDown' });
    expect(asked()).toEqual(['1', '2']);
  });
});
