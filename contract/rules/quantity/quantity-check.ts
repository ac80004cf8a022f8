import type { ErrorCode } from '../../api/error-codes.ts';
import { add, fromScaled, isWhole, parseDecimal } from '../number/decimal.ts';
import type { Decimal } from '../number/decimal.ts';
import { lowerToGrid, mostWithin } from './quantity-result.ts';
import type { SellingTerms } from './selling-info.ts';
import { clampThousandths, fromThousandths, quantityThousandths } from '../number/thousandths.ts';

type RefusalCode = Extract<
  ErrorCode,
  | 'request.parameter'
  | 'errors.qtyLocked'
  | 'errors.minAcq'
  | 'errors.maxAcq'
  | 'errors.maxClass'
  | 'errors.maxDay'
  | 'msg.cart.availability.errors'
>;

/**
 * What the shop does with a quantity asked for a line. `quantity` is in pieces or in the selling unit. A refusal with
 * `request.parameter` is a bad call (422), any other a business refusal.
 */
export type QuantityVerdict =
  | { readonly kind: 'accepted'; readonly quantity: number }
  | { readonly kind: 'removed' }
  | {
      readonly kind: 'trimmed';
      readonly quantity: number;
      readonly warning: Extract<ErrorCode, 'msg.cart.availability.errors'>;
    }
  | { readonly kind: 'refused'; readonly code: RefusalCode };

const refused = (code: RefusalCode): QuantityVerdict => ({ kind: 'refused', code });

function judge(terms: SellingTerms, wanted: Decimal): QuantityVerdict {
  if (terms.kind !== 'loose' && !isWhole(wanted)) return refused('errors.qtyLocked');
  const amount = clampThousandths(wanted);
  if (terms.soldOut) return refused('msg.cart.availability.errors');
  if (amount < terms.least) return refused('errors.minAcq');
  if (lowerToGrid(terms, amount) !== amount) return refused('errors.qtyLocked');
  if (amount > terms.permitted) return refused('errors.maxAcq');
  if (amount > terms.classQuota) return refused('errors.maxClass');
  if (amount > terms.dayQuota) return refused('errors.maxDay');
  if (amount <= terms.stock) return { kind: 'accepted', quantity: fromThousandths(amount) };
  const trimmed = mostWithin(terms, terms.stock);
  if (trimmed === 0) return refused('msg.cart.availability.errors');
  return { kind: 'trimmed', quantity: fromThousandths(trimmed), warning: 'msg.cart.availability.errors' };
}

/** The shop's ordered checks of the quantity a line is set to; 0 removes it (C03, QTY-24). */
export function checkLineQuantity(terms: SellingTerms, quantity: unknown): QuantityVerdict {
  const wanted = parseDecimal(quantity);
  if (wanted === null || wanted.units < 0n) return refused('request.parameter');
  return wanted.units === 0n ? { kind: 'removed' } : judge(terms, wanted);
}

/** The same checks for a quantity added to what the line holds already, judged on the sum (C02, QTY-24). */
export function checkAddedQuantity(
  terms: SellingTerms,
  input: { readonly inLine: number; readonly added: unknown },
): QuantityVerdict {
  const added = parseDecimal(input.added);
  if (added === null || added.units <= 0n) return refused('request.parameter');
  return judge(terms, add(added, fromScaled(quantityThousandths(input.inLine), 3)));
}
