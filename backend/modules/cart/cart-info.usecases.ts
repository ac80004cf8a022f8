import type { updateCartInfos } from '../../../contract/api/shopping/cart-lines.ts';
import type { updateCartInfo } from '../../../contract/api/shopping/cart.ts';
import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import { orderNotesRule } from '../../../contract/rules/checkout/order-notes.ts';
import { positiveThousandths, toThousandths } from '../../../contract/rules/number/thousandths.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import { saidByRule } from '../../platform/rule-words.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { chooseSubstitution } from '../substitution/choose-substitution.ts';
import { accepts, asTheCart, cartChoice, withAccept } from '../substitution/line-substitution.ts';
import { cartContents, pricedLines } from './cart-line-state.ts';
import type { CartStateContext } from './cart-state.ts';
import type { CartContext } from './cart.context.ts';
import { commentTooLong, optionsRequired, refusedQuantity, unknownItem } from './cart.errors.ts';
import type { CartRow } from './cart-reading.ts';
import { editCart } from './edit-cart.ts';
import type { EditedCart } from './edit-cart.ts';
import { draftOf, judgeSet, optionsKey, soldAs } from './line-draft.ts';
import type { LineDraft } from './line-draft.ts';
import { acceptedOnce } from './line-exclusions.ts';
import { lineNote } from './line-note.ts';

/** What the functions of this file touch. */
type CartInfoContext = CartStateContext & Pick<CartContext, 'exclusions' | 'productSubstitutions'>;

type InfoChange = EndpointParams<typeof updateCartInfos>['items'][number];

/** Saves the notes to the order, the wish for an invoice, what to do about goods sold out, or that one is of age (C07, CART-17, B-14, B-18). */
export function setCartInfo(
  context: Transactional<CartInfoContext>,
  userId: number,
  change: EndpointParams<typeof updateCartInfo>,
): Promise<EditedCart> {
  return editCart(context, userId, async (unit, cart) => {
    if (change.property === 'substitutions') {
      await unit.carts.update(cart.cartId, { substitutions: change.value });
      await unit.carts.followCart(cart.cartId, accepts(asTheCart, change.value));
      return {};
    }
    if (change.property === 'adult_declared') {
      await unit.carts.update(cart.cartId, { adultDeclared: change.value === 'true' });
      return {};
    }
    if (change.property === 'need_invoice') {
      await unit.carts.update(cart.cartId, { needInvoice: change.value === 'true' });
      return {};
    }
    const fault = orderNotesRule(change.value);
    if (fault !== null) throw commentTooLong(saidByRule(fault));
    await unit.carts.update(cart.cartId, { orderComment: change.value });
    return {};
  });
}

async function changedDraft(
  unit: Pick<CartContext, 'exclusions' | 'facts' | 'productSubstitutions' | 'shop'>,
  cart: CartRow,
  { draft, infos }: { draft: LineDraft; infos: InfoChange['infos'] },
): Promise<LineDraft> {
  const {
    accept_alternatives: accept,
    accept_exclusions: yes,
    customWeight,
    note,
    substitution,
    substitutionProductId,
    ...keys
  } = infos;
  if (customWeight !== undefined && positiveThousandths(customWeight) === null) {
    throw new ParameterError('customWeight');
  }
  const options = { ...draft.options };
  for (const [parameterName, key] of Object.entries(keys)) {
    const option = draft.product.selectOptions.find((known) => known.parameterName === parameterName);
    if (key === undefined || option?.values.some((value) => value.key === key) !== true) {
      throw optionsRequired(parameterName, draft.product.name);
    }
    options[parameterName] = key;
  }
  const whole = cartChoice(cart, unit.facts);
  const line = { userId: cart.userId, productId: draft.product.productId };
  const sent = await chooseSubstitution(unit, line, { substitution, substitutionProductId });
  // Who sends both means the choice, which says more.
  const choice =
    sent ?? (accept === undefined ? draft.choice : withAccept(draft.choice, accept === 'true', whole));
  const exclusions = yes === 'true' ? await unit.exclusions.find(cart.userId) : null;
  return {
    ...draft,
    options,
    choice,
    accepted: acceptedOnce(yes, exclusions, draft),
    customWeight: customWeight ?? draft.customWeight,
    note: note === undefined ? draft.note : lineNote(note),
    acceptAlternatives: accepts(choice, whole),
  };
}

/** Writes a changed line; one that now equals another joins it, under the quantity rules. */
async function write(
  unit: Pick<CartContext, 'carts'>,
  { drafts, next }: { drafts: readonly LineDraft[]; next: LineDraft },
): Promise<readonly LineDraft[]> {
  const key = optionsKey(next.options);
  const twin = drafts.find(
    (line) =>
      line.itemId !== next.itemId &&
      line.product.productId === next.product.productId &&
      optionsKey(line.options) === key,
  );
  const rest = drafts.filter((line) => line !== twin && line.itemId !== next.itemId);
  let quantity = next.quantity;
  const note = next.note ?? twin?.note ?? null;
  const accepted = [...new Set([...next.accepted, ...(twin?.accepted ?? [])])];
  if (twin !== undefined) {
    const sold = soldAs(next, rest);
    const verdict = judgeSet(sold, next.quantity + twin.quantity);
    if (verdict.kind === 'refused' && verdict.code !== 'request.parameter') {
      throw refusedQuantity(verdict.code, sold);
    }
    quantity = 'quantity' in verdict ? verdict.quantity : quantity;
    await unit.carts.deleteLines([twin.itemId]);
  }
  await unit.carts.updateLine(next.itemId, {
    options: { ...next.options },
    optionsKey: key,
    quantity: toThousandths(quantity) ?? 0,
    ...next.choice,
    acceptAlternatives: next.acceptAlternatives,
    customWeight: next.customWeight,
    note,
    acceptedExclusions: accepted,
  });
  return [...rest, { ...next, quantity, note, accepted }];
}

/** Merges infos into lines: alternatives, exclusions accepted or no more, custom weight, note, options (C08, CART-16, B-19, B-23). */
export function setLineInfos(
  context: Transactional<CartInfoContext>,
  userId: number,
  items: readonly InfoChange[],
): Promise<EditedCart> {
  return editCart(context, userId, async (unit, cart, reading) => {
    let drafts: readonly LineDraft[] = pricedLines(await cartContents(unit, reading)).map(draftOf);
    for (const { itemId, infos } of items) {
      const draft = drafts.find((line) => line.itemId === itemId);
      if (draft === undefined) throw unknownItem();
      drafts = await write(unit, { drafts, next: await changedDraft(unit, cart, { draft, infos }) });
    }
    return {};
  });
}
