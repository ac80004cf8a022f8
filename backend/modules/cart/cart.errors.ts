import type { ErrorCode } from '../../../contract/api/error-codes.ts';
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

const quantityTexts: Readonly<Record<QuantityCode, string>> = {
  'errors.qtyLocked': 'la quantità non è ammessa per questo prodotto',
  'errors.minAcq': 'la quantità è sotto il minimo acquistabile',
  'errors.maxAcq': 'la quantità supera il massimo acquistabile',
  'errors.maxClass': "la quantità supera il massimo dell'offerta limitata",
  'msg.cart.availability.errors': 'la quantità richiesta non è disponibile',
};

/** The text of a quantity that was refused or corrected, naming its product (CART-19). */
export const quantityText = (code: QuantityCode, product: string) => `${product}: ${quantityTexts[code]}.`;

export const refusedQuantity = (code: QuantityCode, product: string) =>
  new RefusalError(code, quantityText(code, product));
