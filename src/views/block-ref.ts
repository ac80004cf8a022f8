import type { ActorRefFrom } from 'xstate';
import type { contentBlockMachine } from '../../machines/content-block/content-block.machine.ts';

export type BlockRef = ActorRefFrom<typeof contentBlockMachine>;
