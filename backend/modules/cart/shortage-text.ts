import type { Product } from '../../../contract/api/shopping/product.ts';
import { quantityText } from '../../../contract/rules/quantity/quantity-text.ts';
import type { Shortage } from '../../../contract/rules/quantity/shortage.ts';
import { dayTime } from '../../../contract/rules/time/calendar-day.ts';
import type { Message } from '../../platform/domain-errors.ts';
import { inEach, locales } from '../../platform/said.ts';
import type { Said } from '../../platform/said.ts';
import type { CartLineState } from './cart-line-state.ts';
import type { CartState } from './cart-state.ts';

const weekday = inEach(
  (language) => new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }),
);

function why(product: Product, { reason, most }: Shortage, day: string | null): Said {
  if (reason === 'notThatDay' && day !== null) {
    const at = dayTime(day);
    return {
      it: `non è disponibile ${weekday.it.format(at)}`,
      'en-US': `it is not available on ${weekday['en-US'].format(at)}`,
    };
  }
  if (reason !== 'less') return { it: 'non ce n’è più', 'en-US': 'it is sold out' };
  if (most === 0) {
    return {
      it: 'ne resta meno della quantità minima',
      'en-US': 'less than the minimum quantity is left',
    };
  }
  return {
    it: `${most === 1 ? 'ne resta' : 'ne restano'} ${quantityText(product, most, 'it')}`,
    'en-US': `${quantityText(product, most, 'en-US')} left`,
  };
}

/** What a line lacks: product with its brand, how much is wanted and how much there is on a day `YYYY-MM-DD` (CART-19). */
export function shortageText(
  { product, quantity }: Pick<CartLineState, 'product' | 'quantity'>,
  shortage: Shortage,
  day: string | null,
): Said {
  const of = product.shortDescr === '' ? product.name : `${product.name}, ${product.shortDescr}`;
  const lack = why(product, shortage, day);
  return {
    it: `${of}: ne volevi ${quantityText(product, quantity, 'it')}, ${lack.it}.`,
    'en-US': `${of}: you wanted ${quantityText(product, quantity, 'en-US')}, ${lack['en-US']}.`,
  };
}

/** What of a cart cannot be bought, as warnings that are shown at once (CART-19). */
export function shortageWarnings({ lines, packages, cart }: CartState): readonly Message[] {
  return [...lines, ...packages].flatMap((line) =>
    line.shortage === null
      ? []
      : [{ text: shortageText(line, line.shortage, cart.slotDate), code: 'msg.cart.availability.errors' }],
  );
}
