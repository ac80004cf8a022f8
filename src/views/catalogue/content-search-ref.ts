import type { ActorRefFrom } from 'xstate';
import type { contentSearchMachine } from '../../../machines/content-search/content-search.machine.ts';

export type ContentSearchRef = ActorRefFrom<typeof contentSearchMachine>;
