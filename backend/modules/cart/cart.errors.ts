import type { ErrorCode } from '../../../contract/api/error-codes.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { fromThousandths, quantityThousandths } from '../../../contract/rules/number/thousandths.ts';
import { mostWithin } from '../../../contract/rules/quantity/quantity-result.ts';
import type { Currency } from '../../../contract/currencies.ts';
import type { Language } from '../../../contract/languages.ts';
import { greatestSpendingCap, leastSpendingCap } from '../../../contract/rules/price/spending-cap.ts';
import { contentText, quantityText } from '../../../contract/rules/quantity/quantity-text.ts';
import type { SellingTerms } from '../../../contract/rules/quantity/selling-info.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Said } from '../../platform/said.ts';
import { inEach } from '../../platform/said.ts';
import { messageThreshold } from '../../platform/said-money.ts';
import type { OtherOrders } from './other-orders.ts';

export const emptyCart = () =>
  new RefusalError('cart.empty', { it: 'Il carrello è vuoto.', 'en-US': 'Your cart is empty.' });

export const addressRequired = () =>
  new RefusalError('cart.address.required', {
    it: 'Scegli prima un indirizzo di consegna o un punto di ritiro.',
    'en-US': 'Choose a delivery address or a pickup point first.',
  });

export const timeslotRequired = () =>
  new RefusalError('cart.timeslot.required', {
    it: 'Scegli prima una fascia oraria.',
    'en-US': 'Choose a time slot first.',
  });

export const unknownItem = () =>
  new RefusalError('cart.item.unknown', {
    it: 'Il prodotto non è più nel carrello.',
    'en-US': 'The product is no longer in your cart.',
  });

/** Refuses a cap below or above what can be set (B-36). */
export function capOutOfBounds(currency: Currency) {
  const least = messageThreshold(leastSpendingCap, currency);
  const greatest = messageThreshold(greatestSpendingCap, currency);
  return new RefusalError(
    'cart.spendingCap.bounds',
    {
      it: `Scegli un tetto di spesa da ${least.it} a ${greatest.it}.`,
      'en-US': `Choose a spending cap from ${least['en-US']} to ${greatest['en-US']}.`,
    },
    'spending_cap',
  );
}

export const optionsRequired = (parameterName: string, product: string) =>
  new RefusalError(
    'product.options.required',
    { it: `Scegli le opzioni di ${product}.`, 'en-US': `Choose the options of ${product}.` },
    parameterName,
  );

/** Alcohol is sold to nobody below 18 (L. 125/2001, art. 14-ter). */
export const ageText: Said = {
  it: 'Nel carrello ci sono alcolici: dichiara di avere almeno 18 anni.',
  'en-US': 'There is alcohol in your cart: declare that you are at least 18.',
};

export const ageRequired = () => new RefusalError('checkout.age.required', ageText);

/** What is excluded joins no batch by itself (B-23). */
export const excludedProduct = (name: string) =>
  new RefusalError('cart.product.excluded', {
    it: `${name}: lo hai escluso, non è stato aggiunto.`,
    'en-US': `${name}: you exclude it, so it was not added.`,
  });

export const commentTooLong = (text: Said) => new RefusalError('cart.comment.tooLong', text, 'value');

/** Why the shop refuses or corrects a quantity. */
export type QuantityCode = Extract<
  ErrorCode,
  | 'errors.qtyLocked'
  | 'errors.minAcq'
  | 'errors.maxAcq'
  | 'errors.maxClass'
  | 'errors.maxDay'
  | 'msg.cart.availability.errors'
>;

/** A product and the terms of a line of it, among the other lines of its cart. */
export interface SoldProduct {
  readonly product: Pick<Product, 'name' | 'productInfos' | 'productClassRuleMax' | 'dailyMax'>;
  readonly otherOrders: OtherOrders;
  readonly terms: SellingTerms;
}

/** An amount of a product, in thousandths, as a text. */
type AmountText = (thousandths: number) => string;

function classText({ product, terms }: SoldProduct, amount: AmountText): Said {
  const rule = product.productClassRuleMax;
  if (rule === null) return { it: 'hai raggiunto il massimo', 'en-US': 'you have reached the maximum' };
  const { max, productClassName: name } = rule;
  const isPieces = rule.unit.toLowerCase() === 'pz';
  const most = isPieces ? String(max) : contentText(max, rule.unit, 'en-US');
  const whole = {
    it: `massimo ${max}${isPieces ? '' : ` ${rule.unit.toLowerCase()}`} in tutto tra i prodotti «${name}»`,
    'en-US': `at most ${most} in all among the products “${name}”`,
  };
  const left = mostWithin(terms, terms.classQuota);
  if (left === 0) {
    return {
      it: `${whole.it}, e li hai già nel carrello`,
      'en-US': `${whole['en-US']}, and you have them in your cart already`,
    };
  }
  return left === max * 1000
    ? whole
    : {
        it: `${whole.it}, qui ne puoi mettere ${amount(left)}`,
        'en-US': `${whole['en-US']}, you can put ${amount(left)} here`,
      };
}

function dayText({ product, otherOrders, terms }: SoldProduct, amount: AmountText): Said {
  const max = amount((product.dailyMax?.max ?? 0) * 1000);
  const whole = { it: `massimo ${max} al giorno`, 'en-US': `at most ${max} a day` };
  const { isToday, quantity } = otherOrders;
  const ordered = quantityThousandths(quantity);
  const isOne = quantity === 1 && terms.kind !== 'loose';
  if (ordered > 0) {
    return isToday
      ? {
          it: `${whole.it}, oggi ne hai già ${isOne ? 'ordinato' : 'ordinati'} ${amount(ordered)}`,
          'en-US': `${whole['en-US']}, you have ordered ${amount(ordered)} today already`,
        }
      : {
          it: `${whole.it}, ${isOne ? 'quel giorno ne hai ordinato un altro' : `quel giorno ne hai ordinati altri ${amount(ordered)}`}`,
          'en-US': `${whole['en-US']}, you ordered ${amount(ordered)} more that day`,
        };
  }
  return terms.dayQuota === quantityThousandths(product.dailyMax?.max ?? 0)
    ? whole
    : {
        it: `${whole.it}, contando tutte le righe del carrello`,
        'en-US': `${whole['en-US']}, counting all lines of your cart`,
      };
}

function gridText({ terms }: SoldProduct, amount: AmountText): Said {
  if (!terms.locked) return { it: 'si vende a pezzi interi', 'en-US': 'it is sold in whole pieces' };
  return terms.kind === 'loose'
    ? {
        it: `si vende da ${amount(terms.first)}, a passi di ${amount(terms.step)}`,
        'en-US': `it is sold from ${amount(terms.first)}, in steps of ${amount(terms.step)}`,
      }
    : { it: `si vende a ${amount(terms.step)}`, 'en-US': `it is sold by ${amount(terms.step)}` };
}

function stockText({ terms }: SoldProduct, amount: AmountText): Said {
  if (terms.stock === 0) return { it: 'non ce n’è più', 'en-US': 'it is sold out' };
  const left = amount(terms.stock);
  const verb = terms.stock === 1000 && terms.kind !== 'loose' ? 'ne resta' : 'ne restano';
  const least = amount(terms.minimum);
  return terms.stock < terms.minimum
    ? {
        it: `${verb} ${left}, la quantità minima è ${least}`,
        'en-US': `${left} left, the minimum quantity is ${least}`,
      }
    : { it: `${verb} ${left}`, 'en-US': `${left} left` };
}

function whyText(code: QuantityCode, sold: SoldProduct, amount: AmountText): Said {
  const { terms } = sold;
  switch (code) {
    case 'errors.qtyLocked':
      return gridText(sold, amount);
    case 'errors.minAcq':
      return {
        it: `quantità minima ${amount(terms.minimum)}`,
        'en-US': `minimum quantity ${amount(terms.minimum)}`,
      };
    case 'errors.maxAcq': {
      const most = amount(mostWithin(terms, terms.permitted));
      return { it: `massimo ${most} per ordine`, 'en-US': `at most ${most} per order` };
    }
    case 'errors.maxClass':
      return classText(sold, amount);
    case 'errors.maxDay':
      return dayText(sold, amount);
    case 'msg.cart.availability.errors':
      return stockText(sold, amount);
  }
}

/** Why the shop refuses a quantity of a product, with the number that can be had (CART-19, QTY-10, QTY-11). */
export function refusalText(code: QuantityCode, sold: SoldProduct): Said {
  const { product } = sold;
  const amountIn = (language: Language) => (thousandths: number) =>
    quantityText(product, fromThousandths(thousandths), language);
  return inEach((language) => `${product.name}: ${whyText(code, sold, amountIn(language))[language]}.`);
}

export const refusedQuantity = (code: QuantityCode, sold: SoldProduct) =>
  new RefusalError(code, refusalText(code, sold));
