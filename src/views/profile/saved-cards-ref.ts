import type { ActorRefFrom } from 'xstate';
import type { savedCardsMachine } from '../../../machines/saved-cards/saved-cards.machine.ts';

export type SavedCardsRef = ActorRefFrom<typeof savedCardsMachine>;
