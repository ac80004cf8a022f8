import type { SnapshotFrom } from 'xstate';
import type { savedCardsMachine } from './saved-cards.machine.ts';

type SavedCards = SnapshotFrom<typeof savedCardsMachine>;

/** The cards of the shopper; null while nothing is loaded. */
export const savedCardList = (cards: SavedCards) => cards.context.list;
/** The card that is asked about or on its way out. */
export const cardToRemove = (cards: SavedCards) => cards.context.subject;
export const isConfirmingCardRemoval = (cards: SavedCards): boolean => cards.matches('confirmingRemoval');
export const isRemovingCard = (cards: SavedCards): boolean => cards.matches('removing');
export const areSavedCardsLoading = (cards: SavedCards): boolean => cards.matches('loading');
/** Nobody is logged in, and the login was dismissed. */
export const areSavedCardsSignedOut = (cards: SavedCards): boolean =>
  cards.matches('failed') && cards.context.error?.failure === 'dismissed';
export const haveSavedCardsFailed = (cards: SavedCards): boolean =>
  cards.matches('failed') && !areSavedCardsSignedOut(cards);
export const savedCardsError = (cards: SavedCards) => cards.context.error;
