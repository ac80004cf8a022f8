import type { ActorRefFrom } from 'xstate';
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts';

export type CheckoutFlow = ActorRefFrom<typeof checkoutMachine>;
