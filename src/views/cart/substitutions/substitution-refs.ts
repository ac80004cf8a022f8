import type { ComponentType, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Cart, CartItem } from '../../../../contract/api/shopping/cart.ts';
import type { Order, OrderItem } from '../../../../contract/api/ordering/order.ts';
import type { substitutionChoiceMachine } from '../../../../machines/substitution-choice/substitution-choice.machine.ts';
import type { substitutionsMachine } from '../../../../machines/substitutions/substitutions.machine.ts';

/** A cart, or an order as it is chosen for: its lines, what is chosen, and until when that can change. */
export type Basket = Pick<Cart, 'cartInfos' | 'cartItems' | 'sectors' | 'timeslot'>;

/** The flow that saves what is chosen. */
export type SubstitutionsRef = ActorRefFrom<typeof substitutionsMachine>;

/** The flow in which one line is chosen for. */
export type SubstitutionChoiceRef = ActorRefFrom<typeof substitutionChoiceMachine>;

/** What a page says about goods that are sold out; the code of both comes on demand. */
export interface SubstitutionParts {
  /** The choice for the whole cart; `isFrozen` while it cannot be changed. */
  OfCart: ComponentType<{ cart: Cart; isFrozen?: boolean; meanwhile?: ReactNode }>;
  /** What a line says that has a choice of its own or is at risk, and its note. */
  OfLine: ComponentType<{ cart: Cart; item: CartItem; meanwhile?: ReactNode }>;
  /** What can take the place of a line that cannot be bought as it stands. */
  InsteadOfLine: ComponentType<{ cart: Cart; item: CartItem }>;
}

/** What the page of an order says about goods that are sold out: changed while the order may be, then only read. */
export interface OrderSubstitutionParts {
  OfOrder: ComponentType<{ order: Order; meanwhile?: ReactNode }>;
  /** What a line says that has a choice of its own. */
  OfLine: ComponentType<{ order: Order; item: OrderItem; meanwhile?: ReactNode }>;
}
