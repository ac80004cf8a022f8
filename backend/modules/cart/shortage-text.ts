import type { Product } from '../../../contract/api/shopping/product.ts';
import { quantityText } from '../../../contract/rules/quantity/quantity-text.ts';
import type { Shortage } from '../../../contract/rules/quantity/shortage.ts';
import { dayTime } from '../../../contract/rules/time/calendar-day.ts';
import type { Message } from '../../platform/domain-errors.ts';
import type { CartLineState } from './cart-line-state.ts';
import type { CartState } from './cart-state.ts';

const weekday = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' });

function why(product: Product, { reason, most }: Shortage, day: string | null): string {
  if (reason === 'notThatDay' && day !== null) return `non è disponibile ${weekday.format(dayTime(day))}`;
  if (reason !== 'less') return 'è esaurito';
  if (most === 0) return 'ne resta meno della quantità minima';
  return `${most === 1 ? 'ne resta' : 'ne restano'} ${quantityText(product, most, 'it')}`;
}

/** What a line lacks: product with its brand, how much is wanted and how much there is on a day `YYYY-MM-DD` (CART-19). */
export function shortageText(
  { product, quantity }: Pick<CartLineState, 'product' | 'quantity'>,
  shortage: Shortage,
  day: string | null,
): string {
  const of = product.shortDescr === '' ? product.name : `${product.name}, ${product.shortDescr}`;
  return `${of}: ne volevi ${quantityText(product, quantity, 'it')}, ${why(product, shortage, day)}.`;
}

/** What of a cart cannot be bought, as warnings that are shown at once (CART-19). */
export function shortageWarnings({ lines, packages, cart }: CartState): readonly Message[] {
  return [...lines, ...packages].flatMap((line) =>
    line.shortage === null
      ? []
      : [{ text: shortageText(line, line.shortage, cart.slotDate), code: 'msg.cart.availability.errors' }],
  );
}
