import type { SnapshotFrom } from 'xstate';
import type { Usual } from '../../contract/api/ordering/usuals.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import type { usualsMachine } from './usuals.machine.ts';
import type { UsualsFilter } from './usuals.types.ts';

type UsualsSnapshot = SnapshotFrom<typeof usualsMachine>;

const isShownUnder = (filter: UsualsFilter, { isRunningLow, frequency }: Usual): boolean =>
  filter === 'all' || (filter === 'low' ? isRunningLow : frequency === filter);

export const shownUsuals = ({ context }: UsualsSnapshot) => context.usuals;
export const usualsFilter = ({ context }: UsualsSnapshot): UsualsFilter => context.filter;
/** How many a filter shows. */
export const countUnder = ({ context: { usuals } }: UsualsSnapshot, filter: UsualsFilter): number =>
  usuals?.usuals.filter((usual) => isShownUnder(filter, usual)).length ?? 0;
export const filteredUsuals = ({ context: { usuals, filter } }: UsualsSnapshot): readonly Usual[] =>
  usuals?.usuals.filter((usual) => isShownUnder(filter, usual)) ?? [];
/** How much of a product is ready, in pieces or in the selling unit; 0 where it is not. */
export const readyQuantity = ({ context: { ready } }: UsualsSnapshot, productId: number): number =>
  ready?.[productId] ?? 0;

/** What is ready and not in the cart already, which may be filtered out of sight. */
export const readyUsuals = (
  { context: { usuals, ready } }: UsualsSnapshot,
  inCart: ReadonlySet<number>,
): readonly (Pick<Usual, 'product' | 'chosen'> & { quantity: number })[] =>
  usuals?.usuals.flatMap(({ product, chosen }) => {
    const quantity = ready?.[product.productId];
    return quantity === undefined || inCart.has(product.productId) ? [] : [{ product, chosen, quantity }];
  }) ?? [];

/** Sum of what is ready, at today's prices, in cents. */
export const readyTotal = (snapshot: UsualsSnapshot, inCart: ReadonlySet<number>): number =>
  readyUsuals(snapshot, inCart).reduce((sum, { product, quantity }) => sum + lineTotal(product, quantity), 0);

/** Nobody is logged in, and the login was dismissed. */
export const areUsualsSignedOut = (snapshot: UsualsSnapshot): boolean =>
  snapshot.matches('failed') && snapshot.context.error?.failure === 'dismissed';
export const haveUsualsFailed = (snapshot: UsualsSnapshot): boolean =>
  snapshot.matches('failed') && !areUsualsSignedOut(snapshot);
export const areUsualsSettled = (snapshot: UsualsSnapshot): boolean => snapshot.hasTag('settled');
