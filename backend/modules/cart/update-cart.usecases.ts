import type { deleteFromCart, updateCart } from '../../../contract/api/shopping/cart.ts';
import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import type { Message } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { cartContents, pricedLines } from './cart-line-state.ts';
import type { CartStateContext } from './cart-state.ts';
import { refusedQuantity, unknownItem } from './cart.errors.ts';
import { editCart, writeDrafts } from './edit-cart.ts';
import type { EditedCart } from './edit-cart.ts';
import { draftOf, judgeSet, soldAs } from './line-draft.ts';
import type { LineDraft } from './line-draft.ts';
import { shortageText } from './shortage-text.ts';

type Wanted = EndpointParams<typeof updateCart>['items'][number];

/** First what gets less, so that a class of products is judged by what it comes to in the end (QTY-10). */
function lessFirst(items: readonly Wanted[], drafts: readonly LineDraft[]): readonly Wanted[] {
  const now = new Map(drafts.map((draft) => [draft.itemId, draft.quantity]));
  const rank = ({ itemId, quantity }: Wanted) => (quantity < (now.get(itemId) ?? 0) ? 0 : 1);
  return items.toSorted((one, other) => rank(one) - rank(other));
}

/** Sets lines to quantities, 0 removes; all or nothing (C03). */
export function updateItems(
  context: Transactional<CartStateContext>,
  userId: number,
  items: EndpointParams<typeof updateCart>['items'],
): Promise<EditedCart> {
  return editCart(context, userId, async (unit, cart, reading) => {
    const contents = await cartContents(unit, reading);
    const priced = pricedLines(contents);
    const before = priced.map(draftOf);
    let drafts: readonly LineDraft[] = before;
    const warnings: Message[] = [];
    for (const { itemId, quantity } of lessFirst(items, before)) {
      const draft = drafts.find((line) => line.itemId === itemId);
      if (draft === undefined) throw unknownItem();
      const sold = soldAs(draft, drafts);
      const verdict = judgeSet(sold, quantity);
      if (verdict.kind === 'refused') {
        if (verdict.code === 'request.parameter') throw new ParameterError('quantity');
        throw refusedQuantity(verdict.code, sold);
      }
      const next = { ...draft, quantity: verdict.kind === 'removed' ? 0 : verdict.quantity };
      drafts = drafts.map((line) => (line.itemId === itemId ? next : line));
      if (verdict.kind === 'trimmed') {
        const less = { reason: 'less', most: verdict.quantity } as const;
        warnings.push({ text: shortageText({ ...draft, quantity }, less, null), code: verdict.warning });
      }
    }
    const written = await writeDrafts(unit, cart, { contents, before, after: drafts });
    return { warnings, known: { lines: pricedLines(written) } };
  });
}

/** Removes lines, by their id or by product; all or nothing (C04). */
export function deleteItems(
  context: Transactional<CartStateContext>,
  userId: number,
  items: EndpointParams<typeof deleteFromCart>['items'],
): Promise<EditedCart> {
  return editCart(context, userId, async (unit, _, { lines }) => {
    const gone = items.flatMap(({ itemId, productId }) => {
      const named = lines.filter((line) =>
        itemId === undefined ? line.productId === productId : line.itemId === itemId,
      );
      if (named.length === 0) throw unknownItem();
      return named.map((line) => line.itemId);
    });
    await unit.carts.deleteLines([...new Set(gone)]);
    return {};
  });
}
