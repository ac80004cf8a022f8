import type { ErrorCode } from '../../../contract/api/error-codes.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { fromThousandths } from '../../../contract/rules/number/thousandths.ts';
import { mostWithin } from '../../../contract/rules/quantity/quantity-result.ts';
import { quantityText } from '../../../contract/rules/quantity/quantity-text.ts';
import type { SellingTerms } from '../../../contract/rules/quantity/selling-info.ts';
import { RefusalError } from '../../platform/domain-errors.ts';

export const emptyCart = () => new RefusalError('cart.empty', 'Il carrello è vuoto.');

export const addressRequired = () =>
  new RefusalError('cart.address.required', 'Scegli prima un indirizzo di consegna o un punto di ritiro.');

export const timeslotRequired = () =>
  new RefusalError('cart.timeslot.required', 'Scegli prima una fascia oraria.');

export const unknownItem = () => new RefusalError('cart.item.unknown', 'Il prodotto non è più nel carrello.');

export const optionsRequired = (parameterName: string, product: string) =>
  new RefusalError('product.options.required', `Scegli le opzioni di ${product}.`, parameterName);

export const commentTooLong = (text: string) => new RefusalError('cart.comment.tooLong', text, 'value');

/** Why the shop refuses or corrects a quantity. */
export type QuantityCode = Extract<
  ErrorCode,
  'errors.qtyLocked' | 'errors.minAcq' | 'errors.maxAcq' | 'errors.maxClass' | 'msg.cart.availability.errors'
>;

/** A product and the terms of a line of it, among the other lines of its cart. */
export interface SoldProduct {
  readonly product: Pick<Product, 'name' | 'productInfos' | 'productClassRuleMax'>;
  readonly terms: SellingTerms;
}

function classText({ product, terms }: SoldProduct, amount: (thousandths: number) => string): string {
  const rule = product.productClassRuleMax;
  if (rule === null) return 'hai raggiunto il massimo';
  const unit = rule.unit.toLowerCase() === 'pz' ? '' : ` ${rule.unit.toLowerCase()}`;
  const whole = `massimo ${rule.max}${unit} in tutto tra i prodotti «${rule.productClassName}»`;
  const left = mostWithin(terms, terms.classQuota);
  if (left === 0) return `${whole}, e li hai già nel carrello`;
  return left === rule.max * 1000 ? whole : `${whole}, qui ne puoi mettere ${amount(left)}`;
}

function gridText({ terms }: SoldProduct, amount: (thousandths: number) => string): string {
  if (!terms.locked) return 'si vende a pezzi interi';
  return terms.kind === 'loose'
    ? `si vende da ${amount(terms.first)}, a passi di ${amount(terms.step)}`
    : `si vende a ${amount(terms.step)}`;
}

/** Why the shop refuses a quantity of a product, with the number that can be had (CART-19, QTY-10, QTY-11). */
export function refusalText(code: QuantityCode, sold: SoldProduct): string {
  const { product, terms } = sold;
  const amount = (thousandths: number) => quantityText(product, fromThousandths(thousandths), 'it');
  const why = {
    'errors.qtyLocked': () => gridText(sold, amount),
    'errors.minAcq': () => `quantità minima ${amount(terms.minimum)}`,
    'errors.maxAcq': () => `massimo ${amount(mostWithin(terms, terms.permitted))} per ordine`,
    'errors.maxClass': () => classText(sold, amount),
    'msg.cart.availability.errors': () =>
      terms.stock === 0
        ? 'è esaurito'
        : `${terms.stock === 1000 && terms.kind !== 'loose' ? 'ne resta' : 'ne restano'} ${amount(terms.stock)}` +
          (terms.stock < terms.minimum ? `, la quantità minima è ${amount(terms.minimum)}` : ''),
  }[code];
  return `${product.name}: ${why()}.`;
}

export const refusedQuantity = (code: QuantityCode, sold: SoldProduct) =>
  new RefusalError(code, refusalText(code, sold));
