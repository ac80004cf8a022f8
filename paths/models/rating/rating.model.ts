import { failureOf, isRefusedWith } from '../../../contract/api/failure.ts';
import type { ratingActors } from '../../../machines/rating/rating.actors.ts';
import { ratingLogic } from '../../../machines/rating/rating.logic.ts';
import {
  chosenRating,
  isRatingBusy,
  isRatingKnown,
  isRatingOpen,
  isRatingUnread,
  ratingError,
  ratingText,
  savedRating,
} from '../../../machines/rating/rating.selectors.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type RatingStep = Step<typeof ratingLogic, ReturnType<typeof ratingActors>>;
type Rating = RatingStep['after'];

const names = ['readNote', 'rateOrder'] as const;
const calls = (step: RatingStep): number => names.reduce((sum, name) => sum + step.calls(name).length, 0);
const errorOf = (step: RatingStep): unknown => (step.failed('readNote') ?? step.failed('rateOrder'))?.error;
const wasDismissed = (step: RatingStep): boolean => failureOf(errorOf(step)) === 'dismissed';
const exists = (step: RatingStep): boolean => isRefusedWith(step.failed('rateOrder')?.error, 'note.exists');
const broke = (step: RatingStep, name: (typeof names)[number]): boolean =>
  step.failed(name) !== null && !wasDismissed(step) && !exists(step);
const isUnknown = (rating: Rating): boolean => rating.matches('unknown');
const isEditing = (rating: Rating): boolean => isRatingOpen(rating) && !isRatingBusy(rating);
const keepsDraft = ({ before, after }: RatingStep): boolean =>
  chosenRating(after) === chosenRating(before) && ratingText(after) === ratingText(before);
const keepsSaved = ({ before, after }: RatingStep): boolean =>
  savedRating(after) === savedRating(before) && after.context.noteId === before.context.noteId;
const isForgotten = (rating: Rating): boolean =>
  isUnknown(rating) &&
  savedRating(rating) === null &&
  rating.context.noteId === null &&
  chosenRating(rating) === null &&
  ratingText(rating) === '' &&
  ratingError(rating) === null;
const note = { noteId: 5, orderId: 900, rating: 4, text: 'Bene' };

export const ratingModel = flowModel<typeof ratingLogic, ReturnType<typeof ratingActors>>({
  name: 'rating',
  machine: ratingLogic,
  starts: [{ says: 'an order is opened', input: () => ({ orderId: 900 }) }],
  cases: {
    'order.known': [
      says('the order came, and was not rated', { noteId: null }),
      says('the order came, and was rated', { noteId: 5 }),
    ],
    'rating.reload': [says('the rating is asked for again')],
    'rating.open': [says('the order is to be rated')],
    'rating.choose': [says('two stars', { rating: 2 })],
    'text.change': [says('a word is written', { text: 'Bene' })],
    'rating.send': [says('it is sent')],
    'rating.close': [says('not now')],
    'session.closed': [
      says('the session expires', { reason: 'expired' as const }),
      says('the shopper leaves', { reason: 'logout' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    readNote: {
      isPatient: true,
      done: [says('the rating is there', note), says('there is no rating', null)],
      failed: patientFails('the rating', 'network'),
    },
    rateOrder: {
      isPatient: true,
      done: [says('it is saved', { noteId: 5, orderId: 900, rating: 2, text: '' })],
      // The first is refused where another device was faster, a later one where the first is gone.
      failed: ({ context: { noteId } }) => [
        refuses('the rating', noteId === null ? 'note.exists' : 'note.unknown'),
        ...patientFails('the rating', 'network'),
      ],
    },
  },
  writes: ['rateOrder'],
  // A draft is made anew where the dialog opens.
  project(rating) {
    const { noteId, saved, error } = rating.context;
    const draft = isRatingOpen(rating) ? [chosenRating(rating), ratingText(rating)] : [];
    return {
      noteId,
      saved: saved?.rating ?? null,
      draft,
      hasError: error !== null,
    };
  },
  rules: [
    {
      id: 'ORD-10',
      says: 'An order that was rated has its rating read; one that was not can be rated at once.',
      when: (step) => step.sent('order.known') !== null && isUnknown(step.before),
      holds: (step) =>
        step.sent('order.known')?.noteId === null
          ? isRatingKnown(step.after) && savedRating(step.after) === null && calls(step) === 0
          : step.calls('readNote').length === 1 &&
            step.after.context.noteId === step.sent('order.known')?.noteId &&
            !isRatingKnown(step.after),
    },
    {
      id: 'ORD-10',
      says: 'Every call is about the order of the page.',
      when: (step) => calls(step) > 0,
      holds: (step) =>
        [...step.calls('readNote'), ...step.calls('rateOrder')].every(
          ({ orderId }) => orderId === step.after.context.orderId,
        ),
    },
    {
      id: 'ORD-10',
      says: 'The rating that comes, or was saved, is the one that is shown and changed.',
      when: (step) => (step.done('readNote') ?? step.done('rateOrder')) !== null,
      holds: (step) => {
        const came = (step.done('readNote') ?? step.done('rateOrder'))?.output ?? null;
        return (
          step.after.context.noteId === (came?.noteId ?? null) &&
          savedRating(step.after)?.rating === came?.rating &&
          savedRating(step.after)?.text === came?.text &&
          calls(step) === 0
        );
      },
    },
    {
      id: 'ORD-10',
      says: 'What was saved closes the dialog; what was read leaves the draft and its dialog as they are.',
      when: (step) => (step.done('readNote') ?? step.done('rateOrder')) !== null,
      holds: (step) =>
        step.done('rateOrder') === null
          ? isRatingOpen(step.after) === isRatingOpen(step.before) &&
            keepsDraft(step) &&
            !isRatingBusy(step.after) &&
            ratingError(step.after) === ratingError(step.before) &&
            (isRatingOpen(step.after) || isRatingKnown(step.after))
          : !isRatingOpen(step.after) && isRatingKnown(step.after),
    },
    {
      id: 'ORD-10',
      says: 'The dialog opens with what was said before, and without an old error.',
      when: (step) => step.sent('rating.open') !== null && isRatingKnown(step.before),
      holds: (step) =>
        isEditing(step.after) &&
        chosenRating(step.after) === (savedRating(step.before)?.rating ?? null) &&
        ratingText(step.after) === (savedRating(step.before)?.text ?? '') &&
        ratingError(step.after) === null &&
        keepsSaved(step) &&
        calls(step) === 0,
    },
    {
      id: 'ORD-10',
      says: 'Stars and words are taken as they are given.',
      when: (step) =>
        isEditing(step.before) && (step.sent('rating.choose') !== null || step.sent('text.change') !== null),
      holds: (step) =>
        chosenRating(step.after) === (step.sent('rating.choose')?.rating ?? chosenRating(step.before)) &&
        ratingText(step.after) === (step.sent('text.change')?.text ?? ratingText(step.before)) &&
        isEditing(step.after) &&
        calls(step) === 0,
    },
    {
      id: 'ORD-10',
      says: 'It is sent with its stars, in place of what was said before; without stars it is not.',
      when: (step) => step.sent('rating.send') !== null && isEditing(step.before),
      holds: (step) => {
        const { noteId, rating, text } = step.before.context;
        const [sent] = step.calls('rateOrder');
        return rating === null
          ? calls(step) === 0 && isEditing(step.after)
          : calls(step) === 1 &&
              sent?.noteId === noteId &&
              sent.rating === rating &&
              sent.text === text &&
              isRatingOpen(step.after) &&
              isRatingBusy(step.after) &&
              ratingError(step.after) === null;
      },
    },
    {
      id: 'ORD-10',
      says: 'Nothing is sent but by the shopper.',
      when: (step) => step.calls('rateOrder').length > 0,
      holds: (step) => step.sent('rating.send') !== null,
    },
    {
      id: 'ORD-10',
      says: 'Not now leaves what was said before.',
      when: (step) => step.sent('rating.close') !== null && isEditing(step.before),
      holds: (step) =>
        isRatingKnown(step.after) &&
        !isRatingOpen(step.after) &&
        ratingError(step.after) === null &&
        keepsSaved(step) &&
        calls(step) === 0,
    },
    {
      id: 'ORD-10',
      says: 'What was rated elsewhere is read, so that this can take its place; nothing is lost, and it is said.',
      when: exists,
      holds: (step) =>
        step.calls('readNote').length === 1 &&
        step.calls('rateOrder').length === 0 &&
        keepsDraft(step) &&
        isRatingOpen(step.after) &&
        isRatingBusy(step.after) &&
        ratingError(step.after)?.failure === 'refused',
    },
    {
      id: 'ERR-04',
      says: 'A rating that is refused, or whose answer does not come, stays in the dialog with what went wrong.',
      when: (step) => broke(step, 'rateOrder') || (broke(step, 'readNote') && isRatingOpen(step.before)),
      holds: (step) =>
        isEditing(step.after) &&
        ratingError(step.after)?.failure === failureOf(errorOf(step)) &&
        keepsDraft(step) &&
        keepsSaved(step) &&
        calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'A rating that cannot be read says so, and is asked for again by a press or when the service is back.',
      when: (step) => broke(step, 'readNote') && !isRatingOpen(step.before),
      holds: (step) => isRatingUnread(step.after) && !isRatingKnown(step.after) && calls(step) === 0,
    },
    {
      id: 'B-40',
      says: 'It is asked for again by a press, or when the service is back.',
      when: (step) =>
        isRatingUnread(step.before) &&
        (step.sent('rating.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('readNote').length === 1 && step.calls('rateOrder').length === 0,
    },
    {
      id: 'SES-14',
      says: 'Whoever dismisses the login keeps what was said; nothing is sent.',
      when: wasDismissed,
      holds: (step) =>
        calls(step) === 0 &&
        keepsDraft(step) &&
        keepsSaved(step) &&
        ratingError(step.after) === ratingError(step.before) &&
        (isRatingOpen(step.before) ? isEditing(step.after) : isRatingUnread(step.after)),
    },
    {
      id: 'SES-08',
      says: 'With the owner gone nothing is kept; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? keepsDraft(step) && keepsSaved(step)
          : isForgotten(step.after) && names.every((name) => step.inFlight(name) === 0),
    },
    reaches({
      id: 'ORD-10',
      says: 'From everywhere the order can come to be rated.',
      from: () => true,
      to: (rating: Rating) => savedRating(rating)?.rating === 2,
    }),
  ],
});
