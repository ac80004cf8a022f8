import type { ActorRefFrom } from 'xstate';
import type { flyersMachine } from '../../../machines/flyers/flyers.machine.ts';

export type FlyersRef = ActorRefFrom<typeof flyersMachine>;
