import type { SnapshotFrom } from 'xstate';
import type { exchangeMachine } from './exchange.machine.ts';

type ExchangeFlow = SnapshotFrom<typeof exchangeMachine>;

/** An exchange is asked for and not answered: no other one is. */
export const isExchanging = (exchange: ExchangeFlow): boolean => exchange.hasTag('busy');

/** The product that is about to take a line's place; null where none is. */
export const comingProduct = ({ context }: ExchangeFlow): number | null =>
  context.requests[0]?.product.productId ?? null;

/** The product that took another's place last. */
export const placedProduct = ({ context }: ExchangeFlow): number | null => context.placed;

/** The line whose place is about to be taken; null where none is. */
export const exchangedLine = ({ context }: ExchangeFlow): number | null =>
  context.requests[0]?.exchange.itemId ?? null;
