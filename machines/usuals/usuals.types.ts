import type { FlowError } from '../../contract/api/failure.ts';
import type { Usuals } from '../../contract/api/ordering/usuals.ts';
import type { QuantityChange } from '../../contract/rules/quantity/quantity-choice.ts';
import type { Frequency } from '../../contract/rules/usuals/habit.ts';
import type { AddToCartRequest } from '../add-to-cart/add-to-cart.types.ts';
import type { EventOf, SessionEnd } from '../chart.types.ts';

/** Which of the usuals are shown. */
export type UsualsFilter = 'all' | 'low' | Frequency;

/** What is ready for the cart, by product: pieces or the selling unit. */
export type ReadyQuantities = Readonly<Record<number, number>>;

export interface UsualsContext {
  /** Null until they are known. */
  usuals: Usuals | null;
  /** Null until what runs low was made ready. */
  ready: ReadyQuantities | null;
  filter: UsualsFilter;
  error: FlowError | null;
}

interface UsualsEvents {
  'usual.take': { productId: number };
  'usual.change': { productId: number; change: QuantityChange };
  'usual.leave': { productId: number };
  'group.take': { productIds: readonly number[] };
  'group.leave': { productIds: readonly number[] };
  'filter.choose': { filter: UsualsFilter };
  'usuals.reload': object;
  /** Heard of every add; only one of many products takes from what is ready. */
  'cart.added': { request: AddToCartRequest; isWhole: boolean };
  /** Prices and stock are those of another place or day. */
  'hash.changed': object;
  'session.opened': object;
  'session.closed': { reason: SessionEnd };
  'service.resumed': object;
}
export type UsualsEvent = EventOf<UsualsEvents>;
