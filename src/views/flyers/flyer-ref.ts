import type { ActorRefFrom } from 'xstate';
import type { flyerMachine } from '../../../machines/flyer/flyer.machine.ts';

export type FlyerRef = ActorRefFrom<typeof flyerMachine>;
