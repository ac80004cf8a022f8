import type { exchangeProduct as exchangeCall } from '../../../contract/api/shopping/cart-lines.ts';
import type { EndpointParams } from '../../../contract/api/endpoint.ts';
import { exchangedQuantity } from '../../../contract/rules/quantity/exchanged-quantity.ts';
import { fromThousandths, quantityThousandths } from '../../../contract/rules/number/thousandths.ts';
import { ParameterError } from '../../platform/domain-errors.ts';
import type { Message } from '../../platform/domain-errors.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import { rememberedChoices } from '../substitution/remembered-choices.ts';
import { draftFor, trimmedText } from './add-lines.ts';
import type { AddToCartContext } from './add-to-cart.usecases.ts';
import { cartContents, pricedLines } from './cart-line-state.ts';
import { surroundingsOf } from './cart-surroundings.ts';
import { refusedQuantity, unknownItem } from './cart.errors.ts';
import { editCart, writeDrafts } from './edit-cart.ts';
import type { EditedCart } from './edit-cart.ts';
import { judgeAdded, judgeSet, draftOf, soldAs } from './line-draft.ts';
import type { LineDraft } from './line-draft.ts';
import { lineNote } from './line-note.ts';

const sum = (one: number, other: number): number =>
  fromThousandths(quantityThousandths(one) + quantityThousandths(other));

/** The line with what stays of it. Throws where so much may not be kept. */
function keptOf(draft: LineDraft, drafts: readonly LineDraft[], keep: number): LineDraft {
  if (keep === 0) return { ...draft, quantity: 0 };
  if (keep > draft.quantity) throw new ParameterError('keep');
  const sold = soldAs(draft, drafts);
  const verdict = judgeSet(sold, keep);
  if (verdict.kind !== 'refused') return { ...draft, quantity: keep };
  if (verdict.code === 'request.parameter') throw new ParameterError('keep');
  throw refusedQuantity(verdict.code, sold);
}

/** The line another product goes to with `added` of it, judged beside the others; with a warning where less of it can be had. */
function filled(
  draft: LineDraft,
  drafts: readonly LineDraft[],
  { added, isUndo }: { added: number; isUndo: boolean },
): { draft: LineDraft; warnings: readonly Message[] } {
  const sold = soldAs(draft, drafts);
  const verdict = judgeAdded(sold, draft, added);
  const code =
    verdict.kind === 'refused' ? verdict.code : verdict.kind === 'trimmed' ? verdict.warning : null;
  // What stood in the cart may stand there again: that it is not there is told at its line.
  if (isUndo && code === 'msg.cart.availability.errors') {
    return { draft: { ...draft, quantity: sum(draft.quantity, added) }, warnings: [] };
  }
  if (verdict.kind === 'refused') {
    if (verdict.code === 'request.parameter') throw new ParameterError('quantity');
    throw refusedQuantity(verdict.code, sold);
  }
  if (verdict.kind === 'removed') throw new ParameterError('quantity');
  return {
    draft: { ...draft, quantity: verdict.quantity },
    warnings:
      verdict.kind === 'trimmed'
        ? [{ text: trimmedText(draft, added, verdict.quantity), code: verdict.warning }]
        : [],
  };
}

/** Puts another product in the place of a line's, all or nothing (C14, B-25, B-30). */
export function exchangeProduct(
  context: Transactional<AddToCartContext>,
  userId: number,
  asked: EndpointParams<typeof exchangeCall>,
): Promise<EditedCart> {
  const { itemId, productId, keep, keep_note: note, infos = {}, is_undo: isUndo } = asked;
  return editCart(context, userId, async (unit, cart, reading) => {
    const contents = await cartContents(unit, reading, [productId]);
    const priced = pricedLines(contents);
    const before = priced.map(draftOf);
    const line = before.find((draft) => draft.itemId === itemId);
    if (line === undefined) throw unknownItem();
    if (line.product.productId === productId) throw new ParameterError('productId');
    const rest = before.filter((draft) => draft !== line);
    const surroundings = await surroundingsOf(unit, reading);
    const { exclusions } = surroundings;
    const remembered = await rememberedChoices(unit, { userId, exclusions }, [productId]);
    const left = keptOf(line, rest, keep);
    const kept = note === undefined ? left : { ...left, note: lineNote(note) };
    const others = kept.quantity === 0 ? rest : [...rest, kept];
    const goesTo = draftFor(unit, others, {
      cart,
      request: { productId, quantity: 0, infos },
      offered: contents.products,
      remembered,
      exclusions,
    });
    const moved = { ...goesTo, note: goesTo.note ?? (keep === 0 ? line.note : null) };
    const added = asked.quantity ?? exchangedQuantity(line.product, goesTo.product, line.quantity - keep);
    const { draft, warnings } = filled(moved, others, { added, isUndo });
    const after = [...rest.filter((one) => one.itemId !== draft.itemId), kept, draft];
    const written = await writeDrafts(unit, cart, { contents, before, after });
    return {
      infos: [
        {
          text: {
            it: `${draft.product.name} al posto di ${line.product.name}.`,
            'en-US': `${draft.product.name} in place of ${line.product.name}.`,
          },
        },
      ],
      warnings,
      known: { surroundings, lines: pricedLines(written) },
    };
  });
}
