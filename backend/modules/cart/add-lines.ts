import {
  fromThousandths,
  quantityThousandths,
  toThousandths,
} from '../../../contract/rules/number/thousandths.ts';
import type { Exclusions } from '../../../contract/api/account/exclusion.ts';
import type { LineQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { ParameterError, RefusalError } from '../../platform/domain-errors.ts';
import type { Message } from '../../platform/domain-errors.ts';
import type { Said } from '../../platform/said.ts';
import { unknownProduct } from '../catalogue/catalogue.errors.ts';
import { accepts, asTheCart, cartChoice, withAccept } from '../substitution/line-substitution.ts';
import type { LineChoice } from '../substitution/line-substitution.ts';
import { rememberedChoices } from '../substitution/remembered-choices.ts';
import { cartContents, pricedLines, wireQuantity } from './cart-line-state.ts';
import type { CartLineState, CartProducts } from './cart-line-state.ts';
import type { CartContext } from './cart.context.ts';
import { excludedProduct, optionsRequired, refusedQuantity } from './cart.errors.ts';
import type { CartReading, CartRow } from './cart-reading.ts';
import { chosenOptions } from './chosen-options.ts';
import { writeDrafts } from './edit-cart.ts';
import { acceptedOnce, openExclusions } from './line-exclusions.ts';
import { lineNote } from './line-note.ts';
import { draftOf, judgeAdded, optionsKey, soldAs } from './line-draft.ts';
import type { LineDraft } from './line-draft.ts';
import { shortageText } from './shortage-text.ts';

/** What the functions of this file touch. */
type AddLinesContext = Pick<
  CartContext,
  'carts' | 'facts' | 'orders' | 'productSubstitutions' | 'shop' | 'stock' | 'today'
>;

/** One product to add; `infos` hold the choice of options, accept_alternatives, accept_exclusions, customWeight and note. */
export interface CartAddition {
  readonly productId: number;
  readonly quantity: number;
  readonly infos: Readonly<Record<string, string | undefined>>;
}

const customWeightOf = (infos: CartAddition['infos']): string | null => {
  const grams = toThousandths(infos['customWeight']);
  return grams !== null && grams > 0 ? (infos['customWeight'] ?? null) : null;
};

/** A product that came into the cart, and how much of it. */
export interface AddedProduct extends LineQuantity {
  readonly name: string;
}

/** A product that is to be added, with what its line is judged and written by. */
export interface Adding {
  readonly cart: CartRow;
  readonly request: CartAddition;
  readonly offered: CartProducts;
  /** What the shopper chose for these products the last time (B-19). */
  readonly remembered: ReadonlyMap<number, LineChoice>;
  /** What the shopper excludes. */
  readonly exclusions: Exclusions | null;
}

/** The line a product goes to, without what is added: the one it has, or a new one. Throws `product.unknown`, `product.options.required`. */
export function draftFor(
  context: Pick<CartContext, 'facts'>,
  drafts: readonly LineDraft[],
  adding: Adding,
): LineDraft {
  const { request, offered } = adding;
  const found = offered.get(request.productId);
  if (found === undefined || !found.shelf.row.published) throw unknownProduct();
  const { shelf, product, otherOrders } = found;
  const { options, missing } = chosenOptions(product.selectOptions, request.infos);
  if (missing !== null) throw optionsRequired(missing, product.name);
  const key = optionsKey(options);
  const known = drafts.find(
    (draft) => draft.product.productId === product.productId && optionsKey(draft.options) === key,
  );
  const whole = cartChoice(adding.cart, context.facts);
  const before = known?.choice ?? adding.remembered.get(product.productId) ?? asTheCart;
  const asked = request.infos['accept_alternatives'];
  // A client that has nothing to say sends the tenant's default: that is no choice against the cart's (GATE-15).
  const isSaid = asked !== undefined && (asked === 'true') !== context.facts.acceptAlternativesDefault;
  const choice = isSaid ? withAccept(before, asked === 'true', whole) : before;
  // Adding says a yes, and takes none back.
  const yes = request.infos['accept_exclusions'] === 'true' ? 'true' : undefined;
  return {
    itemId: known?.itemId ?? -1 - drafts.length,
    shelf,
    product,
    otherOrders,
    options,
    choice,
    acceptAlternatives: accepts(choice, whole),
    customWeight: customWeightOf(request.infos) ?? known?.customWeight ?? null,
    note: lineNote(request.infos['note']) ?? known?.note ?? null,
    accepted: acceptedOnce(yes, adding.exclusions, { shelf, accepted: known?.accepted ?? [] }),
    quantity: known?.quantity ?? 0,
  };
}

/** There is less than what is in the cart and what is added together (CART-19). */
export function trimmedText(draft: LineDraft, asked: number, most: number): Said {
  const quantity = fromThousandths(quantityThousandths(draft.quantity) + quantityThousandths(asked));
  return shortageText({ ...draft, quantity }, { reason: 'less', most }, null);
}

function addOne(
  context: Pick<CartContext, 'facts'>,
  drafts: readonly LineDraft[],
  { skipping, ...adding }: Adding & { readonly skipping: boolean },
): { drafts: readonly LineDraft[]; added: AddedProduct | null; warning: Message | null } {
  const draft = draftFor(context, drafts, adding);
  if (skipping && openExclusions(adding.exclusions, draft).length > 0)
    throw excludedProduct(draft.product.name);
  const sold = soldAs(draft, drafts);
  const { name, productInfos } = draft.product;
  const verdict = judgeAdded(sold, draft, adding.request.quantity);
  if (verdict.kind === 'refused') {
    if (verdict.code === 'request.parameter') throw new ParameterError('quantity');
    throw refusedQuantity(verdict.code, sold);
  }
  if (verdict.kind === 'removed') return { drafts, added: null, warning: null };
  const line = { ...draft, quantity: verdict.quantity };
  const more = fromThousandths(quantityThousandths(line.quantity) - quantityThousandths(draft.quantity));
  return {
    drafts: [...drafts.filter((other) => other.itemId !== line.itemId), line],
    added: { name, ...wireQuantity(productInfos, more) },
    warning:
      verdict.kind === 'trimmed'
        ? { text: trimmedText(draft, adding.request.quantity, verdict.quantity), code: verdict.warning }
        : null,
  };
}

/**
 * Adds products to a locked cart, each to the line it has already (QTY-24). `skipping` leaves out what cannot be
 * added, or is excluded without a yes (B-23), with a warning each (C05, C06, C13); else one refusal refuses all, and what
 * is excluded is added and marked (C02). Returns what was added.
 */
export async function addLines(
  unit: AddLinesContext,
  reading: CartReading,
  {
    requests,
    skipping,
    exclusions,
  }: { requests: readonly CartAddition[]; skipping: boolean; exclusions: Exclusions | null },
): Promise<{
  added: readonly AddedProduct[];
  warnings: readonly Message[];
  lines: readonly CartLineState[];
}> {
  const wanted = requests.map(({ productId }) => productId);
  const { cart } = reading;
  const contents = await cartContents(unit, reading, wanted);
  const priced = pricedLines(contents);
  const before = priced.map(draftOf);
  // A product whose one line is there keeps what that line says.
  const settled = new Set(
    before
      .filter(({ product }) => product.selectOptions.length === 0)
      .map(({ product }) => product.productId),
  );
  const remembered = await rememberedChoices(
    unit,
    { userId: cart.userId, exclusions },
    wanted.filter((productId) => !settled.has(productId)),
  );
  let drafts: readonly LineDraft[] = before;
  const added: AddedProduct[] = [];
  const warnings: Message[] = [];
  for (const request of requests) {
    try {
      const step = addOne(unit, drafts, {
        cart,
        request,
        offered: contents.products,
        remembered,
        exclusions,
        skipping,
      });
      drafts = step.drafts;
      if (step.added !== null) added.push(step.added);
      if (step.warning !== null) warnings.push(step.warning);
    } catch (error) {
      if (!skipping || !(error instanceof RefusalError)) throw error;
      warnings.push(
        ...error.messages.map(({ text, code }) => ({ text, ...(code === undefined ? {} : { code }) })),
      );
    }
  }
  const written = await writeDrafts(unit, cart, { contents, before, after: drafts });
  return { added, warnings, lines: pricedLines(written) };
}
