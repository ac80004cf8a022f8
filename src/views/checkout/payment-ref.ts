import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';

export type PaymentRef = ActorRefFrom<typeof paymentMachine>;
