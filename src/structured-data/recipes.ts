import { msg, plural } from '@lingui/core/macro';
import type { HowToStep, Recipe as RecipeThing, Thing } from 'schema-dts';
import type { ActorRefFrom } from 'xstate';
import type { Recipe } from '../../contract/api/content/recipe.ts';
import { ingredientText } from '../text/ingredient.ts';
import type { recipeMachine } from '../../machines/recipe/recipe.machine.ts';
import { shownRecipe } from '../../machines/recipe/recipe.selectors.ts';
import { paths } from '../routing/paths.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { absolute, type FoundPage } from './found-page.ts';
import { organizationId } from './organization.ts';
import { plainText } from './plain-text.ts';
import { widest } from './widest-picture.ts';

const list = ({ words }: FoundPage) => ({ name: words(msg`Ricette`), path: paths.recipes });

/** What is done one after the other; a text without such a list is one step. */
function stepsOf(html: string): readonly HowToStep[] {
  const lists = [...html.matchAll(/<ol\b[^>]*>(.*?)<\/ol>/gs)].map(([, items = '']) => items);
  const items = lists.flatMap((text) => text.split(/<li\b[^>]*>/));
  return (lists.length === 0 ? [html] : items)
    .map(plainText)
    .filter((text) => text !== '')
    .map((text) => ({ '@type': 'HowToStep', text }));
}

/** A recipe as it was written, whatever number of people it is counted for on the page. */
function recipeThing(page: FoundPage, { title, content, meta, acf, date }: Recipe): RecipeThing {
  const { servings, minutes, picture, ingredients } = acf;
  return {
    '@type': 'Recipe',
    '@id': absolute(page, `${page.head.canonical}#recipe`),
    name: title.rendered,
    ...(meta.seo_description === '' ? {} : { description: meta.seo_description }),
    ...(picture === '' ? {} : { image: absolute(page, widest(picture)) }),
    author: { '@type': 'Organization', '@id': organizationId(page), name: page.tenant.facts.name },
    datePublished: date,
    recipeYield: page.words(msg`${plural(servings, { one: '# persona', other: '# persone' })}`),
    // Where nobody wrote how long it takes.
    ...(minutes === 0 ? {} : { totalTime: `PT${minutes}M` }),
    // Blanks that keep a number with its unit are for the eye.
    recipeIngredient: ingredients.map((ingredient) =>
      ingredientText(page.words, ingredient).replaceAll('\u{a0}', ' '),
    ),
    recipeInstructions: stepsOf(content.rendered),
  };
}

/** The way to the list of recipes. */
export const recipesThings = (page: FoundPage): readonly Thing[] => [breadcrumbList(page, [list(page)])];

/** What a recipe's page shows; null as long as it shows none. */
export function recipeOf({ actors }: FoundPage): Recipe | null {
  const actor: ActorRefFrom<typeof recipeMachine> | undefined = actors['recipe'];
  return actor === undefined ? null : shownRecipe(actor.getSnapshot());
}

/** A recipe, and the way to it. */
export function recipeThings(page: FoundPage): readonly Thing[] {
  const recipe = recipeOf(page);
  if (recipe === null) return [];
  return [
    recipeThing(page, recipe),
    breadcrumbList(page, [list(page), { name: recipe.title.rendered, path: page.head.canonical }]),
  ];
}
