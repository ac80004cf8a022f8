import type { ActorRefFrom } from 'xstate';
import type { serviceAreaMachine } from '../../../machines/service-area/service-area.machine.ts';

export type ServiceAreaRef = ActorRefFrom<typeof serviceAreaMachine>;
