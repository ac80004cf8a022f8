import type { ActorRefFrom } from 'xstate';
import type { fastSearchMachine } from '../../../machines/fast-search/fast-search.machine.ts';

export type FastSearchRef = ActorRefFrom<typeof fastSearchMachine>;
