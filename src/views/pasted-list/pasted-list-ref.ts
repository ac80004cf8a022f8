import type { ActorRefFrom } from 'xstate';
import type { pastedListMachine } from '../../../machines/pasted-list/pasted-list.machine.ts';

export type PastedListRef = ActorRefFrom<typeof pastedListMachine>;
