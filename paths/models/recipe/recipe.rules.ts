import { failureOf } from '../../../contract/api/failure.ts';
import type { recipeActors } from '../../../machines/recipe/recipe.actors.ts';
import type { recipeLogic } from '../../../machines/recipe/recipe.logic.ts';
import {
  areProductsComing,
  areProductsLost,
  canBeTaken,
  chosenItems,
  chosenTotal,
  hasRecipeFailed,
  isRecipeMissing,
  isRecipeSettled,
  personsOf,
  recipeRows,
  shownRecipe,
} from '../../../machines/recipe/recipe.selectors.ts';
import { reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

export type RecipeStep = Step<typeof recipeLogic, ReturnType<typeof recipeActors>>;
type Shown = RecipeStep['after'];

export const pasta = 0;
export const bacon = 1;
export const truffle = 3;
export const pepper = 4;
const ham = 5;
const places = [pasta, bacon, 2, truffle, pepper, ham];

const isOpen = (page: Shown): boolean => page.matches('shown');
const rowOf = (page: Shown, at: number) => recipeRows(page)[at];
const isTaken = (page: Shown, at: number): boolean => rowOf(page, at)?.isTaken === true;
const quantityAt = (page: Shown, at: number): number => rowOf(page, at)?.quantity ?? 0;
const areKnown = (page: Shown): boolean => isOpen(page) && page.context.products !== null;
const rowsBut = (page: Shown, at: number) =>
  JSON.stringify(
    places.filter((place) => place !== at).map((place) => [isTaken(page, place), quantityAt(page, place)]),
  );
const choices = ({ context: { persons, taken, quantities } }: Shown) =>
  JSON.stringify([persons, taken, quantities]);

/** What the shop sells for an ingredient, at its price in cents. */
const sales: Readonly<Record<number, { readonly productId: number; readonly cents: number }>> = {
  [pasta]: { productId: 81, cents: 99 },
  [bacon]: { productId: 82, cents: 189 },
  [pepper]: { productId: 84, cents: 99 },
};

/** Packs of 100 g of bacon, for so many people. */
const baconFor: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 2, 5: 2, 6: 3, 20: 8 };

const chosen = (step: RecipeStep): number | null =>
  step.sent('ingredient.take')?.at ?? step.sent('ingredient.leave')?.at ?? null;
const isChoice = (step: RecipeStep): boolean =>
  chosen(step) !== null ||
  step.sent('quantity.chosen') !== null ||
  step.sent('persons.increase') !== null ||
  step.sent('persons.decrease') !== null ||
  step.sent('persons.entered') !== null;
const hasCome = (step: RecipeStep): boolean => Boolean(step.done('viewRecipe')?.output);
const isPart = (step: RecipeStep): boolean =>
  step.sent('cart.added')?.request.kind === 'products' && step.sent('cart.added')?.isWhole === false;
const isSameState = ({ before, after }: RecipeStep): boolean =>
  JSON.stringify(before.value) === JSON.stringify(after.value);
const isLate = (step: RecipeStep): boolean => step.elapsed('answerTimeout');

/** What must hold of the flow, whatever its chart says. */
export const recipeRules: readonly (Rule<RecipeStep> | ReturnType<typeof reaches<Shown>>)[] = [
  {
    id: 'B-39',
    says: 'A recipe that comes stands there, for as many as it was written for, and its products are asked for once.',
    when: hasCome,
    holds: (step) =>
      isOpen(step.after) &&
      shownRecipe(step.after) === step.done('viewRecipe')?.output &&
      personsOf(step.after) === 4 &&
      areProductsComing(step.after) &&
      !isRecipeSettled(step.after) &&
      step.calls('nameProducts').length === 1,
  },
  {
    id: 'B-39',
    says: 'The products of all its ingredients are asked for, at the prices of the place and day.',
    when: hasCome,
    isOfCases: true,
    holds: (step) =>
      JSON.stringify(step.calls('nameProducts')) ===
      JSON.stringify([
        {
          slugs: [
            'rigatoni-500-g',
            'guanciale-a-cubetti-100-g',
            'tartufo-nero-30-g',
            'peperoncino-macinato-30-g',
            'prosciutto-cotto-al-banco',
          ],
          hash: step.after.context.hash,
        },
      ]),
  },
  {
    id: 'NAV-19',
    says: 'A recipe that is not there is told as missing, once.',
    when: (step) =>
      failureOf(step.failed('viewRecipe')?.error) === 'notFound' || step.done('viewRecipe')?.output === null,
    holds: (step) =>
      isRecipeMissing(step.after) && isRecipeSettled(step.after) && step.emitted('page.missing').length === 1,
  },
  {
    id: 'NAV-19',
    says: 'Nothing else is told as missing.',
    when: (step) => step.emitted('page.missing').length > 0,
    holds: (step) => isRecipeMissing(step.after) && !isRecipeMissing(step.before),
  },
  {
    id: 'CMS-11',
    says: 'A recipe that does not come says so and can be asked for again.',
    when: (step) =>
      (isLate(step) && !isOpen(step.before)) ||
      (step.failed('viewRecipe') !== null && failureOf(step.failed('viewRecipe')?.error) !== 'notFound'),
    holds: ({ after }) =>
      hasRecipeFailed(after) && isRecipeSettled(after) && after.can({ type: 'recipe.retry' }),
  },
  {
    id: 'CMS-11',
    says: 'Asking again, or the shop’s coming back, asks for it.',
    when: (step) =>
      hasRecipeFailed(step.before) &&
      (step.sent('recipe.retry') !== null || step.sent('service.resumed') !== null),
    holds: (step) =>
      step.calls('viewRecipe').length === 1 && step.calls('viewRecipe')[0]?.slug === 'amatriciana',
  },
  {
    id: 'B-39',
    says: 'Products that come stand with their ingredients; what can be had is taken, but for what most kitchens have.',
    when: (step) => step.done('nameProducts') !== null,
    holds: (step) =>
      step.after.context.products === step.done('nameProducts')?.output &&
      !areProductsLost(step.after) &&
      isRecipeSettled(step.after) &&
      step.after.hasTag('settled') &&
      places.every((at) => {
        const row = rowOf(step.after, at);
        const canBe =
          row?.product !== undefined && row.product !== null && row.product.available > 0 && at !== ham;
        const isWanted = step.after.context.taken[at] ?? at < pepper;
        return row?.isTaken === (canBe && isWanted);
      }),
  },
  {
    id: 'ERR-04',
    says: 'Without an answer of the shop the text stays, and what is known of its products.',
    when: (step) => step.failed('nameProducts') !== null || (isLate(step) && isOpen(step.before)),
    holds: (step) =>
      isOpen(step.after) &&
      step.after.hasTag('settled') &&
      shownRecipe(step.after) === shownRecipe(step.before) &&
      step.after.context.products === step.before.context.products &&
      areProductsLost(step.after) === (step.before.context.products === null) &&
      step.after.can({ type: 'products.retry' }) === areProductsLost(step.after),
  },
  {
    id: 'ERR-04',
    says: 'Products that are lost are asked for again.',
    when: (step) =>
      areProductsLost(step.before) &&
      (step.sent('products.retry') !== null || step.sent('service.resumed') !== null),
    holds: (step) => step.calls('nameProducts').length === 1 && areProductsComing(step.after),
  },
  {
    id: 'B-39',
    says: 'One more and one less, from one person to twenty.',
    when: (step) =>
      isOpen(step.before) &&
      (step.sent('persons.increase') !== null || step.sent('persons.decrease') !== null),
    holds: (step) =>
      personsOf(step.after) ===
      (step.sent('persons.increase') !== null
        ? Math.min(20, personsOf(step.before) + 1)
        : Math.max(1, personsOf(step.before) - 1)),
  },
  {
    id: 'B-39',
    says: 'A number that is typed is for how many is cooked, within the bounds; other words change nothing.',
    when: (step) => isOpen(step.before) && step.sent('persons.entered') !== null,
    holds: (step) => {
      const text = step.sent('persons.entered')?.text ?? '';
      const expected: Readonly<Record<string, number>> = { '6': 6, ' 99 ': 20, '0': 1 };
      return personsOf(step.after) === (expected[text] ?? personsOf(step.before));
    },
  },
  {
    id: 'B-39',
    says: 'What is bought is enough for so many people, as long as no other quantity was chosen.',
    when: ({ after }) => areKnown(after),
    holds: ({ after }) =>
      [pasta, bacon].every(
        (at) =>
          rowOf(after, at)?.product?.available === 0 ||
          quantityAt(after, at) ===
            (after.context.quantities[at] ??
              (at === pasta ? Math.ceil(personsOf(after) / 5) : baconFor[personsOf(after)])),
      ),
  },
  {
    id: 'B-39',
    says: 'A quantity that was chosen no longer follows the persons.',
    when: (step) =>
      isOpen(step.before) &&
      step.before.context.quantities[pasta] !== undefined &&
      step.sent('persons.entered') !== null,
    holds: (step) => quantityAt(step.after, pasta) === quantityAt(step.before, pasta),
  },
  {
    id: 'B-39',
    says: 'An ingredient is taken or left alone; what cannot be had is not taken.',
    when: (step) => areKnown(step.before) && chosen(step) !== null,
    holds: (step) => {
      const at = chosen(step) ?? 0;
      const row = rowOf(step.after, at);
      return (
        isTaken(step.after, at) ===
          (step.sent('ingredient.take') !== null && row !== undefined && canBeTaken(row)) &&
        quantityAt(step.after, at) === quantityAt(step.before, at) &&
        rowsBut(step.after, at) === rowsBut(step.before, at)
      );
    },
  },
  {
    id: 'QTY-09',
    says: 'A press or a typed quantity changes how much of one product is bought; none of it leaves it.',
    when: (step) => areKnown(step.before) && step.sent('quantity.chosen') !== null,
    holds: (step) => {
      const { at, change } = step.sent('quantity.chosen') ?? { at: 0, change: { kind: 'remove' as const } };
      const before = quantityAt(step.before, at);
      const wanted =
        change.kind === 'typed' ? Number(change.text) : before + (change.kind === 'more' ? 1 : -1);
      const isLeft = isTaken(step.before, at) && wanted === 0;
      return (
        rowsBut(step.after, at) === rowsBut(step.before, at) &&
        isTaken(step.after, at) === (isTaken(step.before, at) && !isLeft) &&
        (isLeft
          ? step.after.context.quantities[at] === undefined
          : quantityAt(step.after, at) === (isTaken(step.before, at) ? wanted : before))
      );
    },
  },
  {
    id: 'GATE-18',
    says: 'What is taken and not in the cart already is added at once, for its sum at today’s prices.',
    when: ({ after }) => areKnown(after),
    isOfCases: true,
    holds: ({ after }) => {
      const taken = [pasta, bacon, pepper].filter((at) => isTaken(after, at));
      const isTold = (inCart: ReadonlySet<number>) => {
        const told = taken.flatMap((at) => {
          const sale = sales[at];
          return sale === undefined || inCart.has(sale.productId)
            ? []
            : [{ ...sale, quantity: quantityAt(after, at) }];
        });
        return (
          JSON.stringify(chosenItems(after, inCart)) ===
            JSON.stringify(told.map(({ productId, quantity }) => ({ productId, quantity, infos: {} }))) &&
          chosenTotal(after, inCart) === told.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0)
        );
      };
      return isTold(new Set()) && isTold(new Set([81])) && isTold(new Set([81, 82, 84]));
    },
  },
  {
    id: 'CAT-13',
    says: 'With another place or day the products are asked for anew, and what is known stays meanwhile.',
    when: (step) => isOpen(step.before) && step.sent('hash.changed') !== null,
    holds: (step) => {
      const hash = step.sent('hash.changed')?.hash;
      const isOther = hash !== step.before.context.hash;
      return (
        step.calls('nameProducts').length === (isOther ? 1 : 0) &&
        (!isOther || step.calls('nameProducts')[0]?.hash === hash) &&
        isOpen(step.after) &&
        step.after.context.products === step.before.context.products
      );
    },
  },
  {
    id: 'CAT-13',
    says: 'A place or day that is known before the recipe is the one its products are asked for with.',
    when: (step) => step.sent('hash.changed') !== null,
    holds: (step) => step.after.context.hash === step.sent('hash.changed')?.hash,
  },
  {
    id: 'B-39',
    says: 'Where not all was added the products are asked for again, even while they come; another add asks for nothing.',
    when: (step) => isOpen(step.before) && step.sent('cart.added') !== null,
    holds: (step) =>
      isPart(step)
        ? step.calls('nameProducts').length === 1 && step.after.matches({ shown: 'naming' })
        : step.calls('nameProducts').length === 0 && isSameState(step),
  },
  {
    id: 'B-39',
    says: 'Nothing that was chosen is lost, whatever else happens.',
    when: (step) => !isChoice(step),
    holds: (step) => choices(step.after) === choices(step.before),
  },
  reaches({
    id: 'CMS-11',
    says: 'A recipe that exists can be shown with its products from everywhere.',
    from: (page: Shown) => !isRecipeMissing(page),
    to: (page: Shown) => page.matches({ shown: 'current' }),
  }),
];
