import type { SnapshotFrom } from 'xstate';
import type { ratingMachine } from './rating.machine.ts';

type Rating = SnapshotFrom<typeof ratingMachine>;

export const isRatingOpen = (rating: Rating): boolean => rating.hasTag('open');
export const isRatingBusy = (rating: Rating): boolean => rating.hasTag('busy');
export const isRatingUnread = (rating: Rating): boolean => rating.matches('unread');
export const isRatingKnown = (rating: Rating): boolean => rating.can({ type: 'rating.open' });
export const savedRating = ({ context }: Rating) => context.saved;
export const chosenRating = ({ context }: Rating) => context.rating;
export const ratingText = ({ context }: Rating) => context.text;
export const ratingError = ({ context }: Rating) => context.error;
