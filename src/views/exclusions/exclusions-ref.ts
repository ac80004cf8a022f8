import type { ActorRefFrom } from 'xstate';
import type { exclusionsMachine } from '../../../machines/exclusions/exclusions.machine.ts';

export type ExclusionsRef = ActorRefFrom<typeof exclusionsMachine>;
