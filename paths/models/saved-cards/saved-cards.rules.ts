import { failureOf } from '../../../contract/api/failure.ts';
import type { savedCardsActors } from '../../../machines/saved-cards/saved-cards.actors.ts';
import type { savedCardsLogic } from '../../../machines/saved-cards/saved-cards.logic.ts';
import {
  areSavedCardsLoading,
  areSavedCardsSignedOut,
  cardToRemove,
  haveSavedCardsFailed,
  isConfirmingCardRemoval,
  isRemovingCard,
  savedCardList,
  savedCardsError,
} from '../../../machines/saved-cards/saved-cards.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type CardsStep = Step<typeof savedCardsLogic, ReturnType<typeof savedCardsActors>>;
type Cards = CardsStep['after'];

const failure = (step: CardsStep, call: 'listCards' | 'removeCard'): string | null => {
  const failed = step.failed(call);
  return failed === null ? null : failureOf(failed.error);
};
const isShown = (cards: Cards): boolean => cards.matches('shown');
const calls = (step: CardsStep): number => step.calls('listCards').length + step.calls('removeCard').length;
const wasDismissed = (step: CardsStep): boolean =>
  [failure(step, 'listCards'), failure(step, 'removeCard')].includes('dismissed');

/** The listed card a press names. */
const named = (step: CardsStep) =>
  savedCardList(step.before)?.find(
    ({ userPaymentAuthId }) => userPaymentAuthId === step.sent('card.remove')?.authId,
  ) ?? null;

export const savedCardsRules: readonly Rule<CardsStep>[] = [
  {
    id: 'B-44',
    says: 'The cards that come are the ones shown, and no question is open.',
    when: (step) => step.done('listCards') !== null || step.done('removeCard') !== null,
    holds: (step) =>
      isShown(step.after) &&
      cardToRemove(step.after) === null &&
      savedCardList(step.after) === (step.done('listCards') ?? step.done('removeCard'))?.output,
  },
  {
    id: 'B-44',
    says: 'A removal asks first, about the listed card that is named, without an old error.',
    when: (step) => isShown(step.before) && step.sent('card.remove') !== null && named(step) !== null,
    holds: (step) =>
      isConfirmingCardRemoval(step.after) &&
      cardToRemove(step.after) === named(step) &&
      savedCardsError(step.after) === null &&
      calls(step) === 0,
  },
  {
    id: 'B-44',
    says: 'A card that is not listed, or a press while another is asked about, opens no question.',
    when: (step) => step.sent('card.remove') !== null && (!isShown(step.before) || named(step) === null),
    holds: (step) =>
      calls(step) === 0 &&
      step.after.value === step.before.value &&
      cardToRemove(step.after) === cardToRemove(step.before),
  },
  {
    id: 'B-44',
    says: 'After yes the named card is removed by one call.',
    when: (step) => step.sent('removal.confirm') !== null && isConfirmingCardRemoval(step.before),
    holds: (step) =>
      isRemovingCard(step.after) &&
      cardToRemove(step.after) === cardToRemove(step.before) &&
      step.calls('removeCard').length === 1 &&
      step.calls('removeCard')[0]?.authId === cardToRemove(step.before)?.userPaymentAuthId,
  },
  {
    id: 'B-44',
    says: 'After no every card stays.',
    when: (step) => step.sent('removal.decline') !== null && isConfirmingCardRemoval(step.before),
    holds: (step) =>
      isShown(step.after) &&
      cardToRemove(step.after) === null &&
      savedCardList(step.after) === savedCardList(step.before) &&
      calls(step) === 0,
  },
  {
    id: 'B-44',
    says: 'No card is removed without a yes.',
    when: (step) => step.calls('removeCard').length > 0,
    holds: (step) => step.sent('removal.confirm') !== null && step.calls('removeCard').length === 1,
  },
  {
    id: 'ERR-04',
    says: 'After a removal that is refused or of unknown outcome the cards are asked for, and the failure is shown.',
    when: (step) => ![null, 'dismissed'].includes(failure(step, 'removeCard')),
    holds: (step) =>
      areSavedCardsLoading(step.after) &&
      step.calls('listCards').length === 1 &&
      step.calls('removeCard').length === 0 &&
      cardToRemove(step.after) === null &&
      savedCardsError(step.after) !== null,
  },
  {
    id: 'ERR-04',
    says: 'The failure of a removal is still shown when the list is there, and none after a removal.',
    when: (step) => step.done('listCards') !== null || step.done('removeCard') !== null,
    holds: (step) =>
      step.done('listCards') === null
        ? savedCardsError(step.after) === null
        : savedCardsError(step.after) === savedCardsError(step.before),
  },
  {
    id: 'ERR-04',
    says: 'Cards that cannot be loaded are said to be missing.',
    when: (step) => ['network', 'timeout'].includes(failure(step, 'listCards') ?? ''),
    holds: ({ after }) => haveSavedCardsFailed(after) && savedCardsError(after) !== null,
  },
  {
    id: 'ERR-04',
    says: 'They are asked for again by one call, without the old error.',
    when: (step) =>
      step.before.matches('failed') &&
      (step.sent('cards.reload') !== null ||
        step.sent('session.opened') !== null ||
        step.sent('service.resumed') !== null),
    holds: (step) => step.calls('listCards').length === 1 && savedCardsError(step.after) === null,
  },
  {
    id: 'RULE-SESSION-1',
    says: 'Who leaves, or dismisses the login, leaves no card on screen and nothing to be removed.',
    when: (step) => step.sent('session.closed')?.reason === 'logout' || wasDismissed(step),
    holds: (step) =>
      areSavedCardsSignedOut(step.after) &&
      !haveSavedCardsFailed(step.after) &&
      savedCardList(step.after) === null &&
      cardToRemove(step.after) === null &&
      step.inFlight('listCards') === 0 &&
      step.inFlight('removeCard') === 0,
  },
  {
    id: 'SES-07',
    says: 'What was begun outlives an expired session.',
    when: (step) => step.sent('session.closed')?.reason === 'expired',
    holds: (step) =>
      calls(step) === 0 &&
      step.after.value === step.before.value &&
      savedCardList(step.after) === savedCardList(step.before) &&
      cardToRemove(step.after) === cardToRemove(step.before),
  },
  offers({
    id: 'SES-14',
    says: 'Cards that could not be loaded can be asked for again.',
    from: (cards: Cards) => cards.matches('failed'),
    via: ({ id }) => id === 'cards.reload',
    to: areSavedCardsLoading,
  }),
  reaches({
    id: 'B-44',
    says: 'From everywhere the cards can be shown.',
    from: () => true,
    to: isShown,
  }),
];
