import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { AddressContext } from '../address/address.context.ts';
import type { AuthContext } from '../auth/auth.context.ts';
import type { StockAmounts } from '../catalogue/stock.repository.ts';
import type { ExclusionContext } from '../exclusion/exclusion.context.ts';
import type { GiftContext } from '../gift/gift.context.ts';
import type { SubstitutionContext } from '../substitution/substitution.context.ts';
import type { TimeslotContext } from '../timeslot/timeslot.context.ts';
import { createCartRepository } from './cart.repository.ts';
import type { KeptCarts } from './kept-carts.ts';

/** The module's repositories over one connection. */
export const cartRepositories = ({ db, tenantId }: RepositoryScope) => ({
  carts: createCartRepository(db, tenantId),
});

/** What a cart asks of the order it amends, and of the others of its user; the module of orders answers it. */
interface AskedOrders {
  readonly orders: {
    /** What an order took from the stock of a warehouse, by product. */
    stockTaken(orderId: number, warehouseId: number): Promise<StockAmounts>;
    placedAt(userId: number, orderIds: readonly number[]): Promise<ReadonlyMap<number, Date>>;
    /** How much of some products a user ordered from one instant until another, but for one order; thousandths by product. */
    orderedWithin(
      userId: number,
      asked: { productIds: readonly number[]; from: Date; until: Date; besides: number | null },
    ): Promise<ReadonlyMap<number, number>>;
  };
}

/** Everything a use case of this module may touch; each takes its pick. */
export type CartContext = AddressContext &
  ExclusionContext &
  SubstitutionContext &
  TimeslotContext &
  GiftContext &
  AuthContext &
  Readonly<ReturnType<typeof cartRepositories>> &
  AskedOrders & { readonly keptCarts: KeptCarts };
