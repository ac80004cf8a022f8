import type { ActorRefFrom } from 'xstate';
import type { storeFinderMachine } from '../../../machines/store-finder/store-finder.machine.ts';

export type FinderRef = ActorRefFrom<typeof storeFinderMachine>;
