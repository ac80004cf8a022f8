import { aCart, anAnswer, aProduct } from '../../fixtures/cart-fixtures.ts';

/** Sold in fours, at least four, at most twelve. */
export const product = aProduct({
  productInfos: { TIPOLOGIA: 'Pezzo', QTY_MULT: '4', QTY_LOCKED: 'true', MAXACQ: '12' },
});

export const answer = anAnswer(aCart());
