import type { ComponentType } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Cart } from '../../../../contract/api/shopping/cart.ts';
import type { cheaperEqualsMachine } from '../../../../machines/cheaper-equals/cheaper-equals.machine.ts';
import type { spendingCapMachine } from '../../../../machines/spending-cap/spending-cap.machine.ts';

/** The flow in which a cap is set. */
export type SpendingCapRef = ActorRefFrom<typeof spendingCapMachine>;

/** What would make the cart cheaper. */
export type CheaperEqualsRef = ActorRefFrom<typeof cheaperEqualsMachine>;

/** What a page says of the cap, beside the sums. */
export type CapPart = ComponentType<{ cart: Cart }>;
