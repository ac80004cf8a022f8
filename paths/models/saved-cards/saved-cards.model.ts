import type { savedCardsActors } from '../../../machines/saved-cards/saved-cards.actors.ts';
import { savedCardsLogic } from '../../../machines/saved-cards/saved-cards.logic.ts';
import { aCard, expiredCard } from '../../fixtures/saved-card-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { flowModel } from '../../kit/model.ts';
import { savedCardsRules } from './saved-cards.rules.ts';

export const savedCardsModel = flowModel<typeof savedCardsLogic, ReturnType<typeof savedCardsActors>>({
  name: 'saved-cards',
  machine: savedCardsLogic,
  starts: [{ says: 'the profile is opened' }],
  cases: {
    'card.remove': [
      says('the card is to be removed', { authId: aCard.userPaymentAuthId }),
      says('the expired card is to be removed', { authId: expiredCard.userPaymentAuthId }),
      says('a card that is not listed is to be removed', { authId: 999 }),
    ],
    'removal.confirm': [says('yes')],
    'removal.decline': [says('no')],
    'cards.reload': [says('the cards are asked for again')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listCards: {
      isPatient: true,
      done: [
        says('a card and an expired one are saved', [aCard, expiredCard]),
        says('one card is saved', [aCard]),
        says('no card is saved', []),
      ],
      failed: patientFails('the list', 'network'),
    },
    removeCard: {
      isPatient: true,
      done: ({ context: { list, subject } }) => [
        says(
          'the card is removed',
          (list ?? []).filter((one) => one !== subject),
        ),
      ],
      failed: [refuses('the removal', 'payment.auth.unknown'), ...patientFails('the removal', 'network')],
    },
  },
  writes: ['removeCard'],
  facts: ['session.closed'],
  project: ({ context: { list, subject, error } }) => [
    list?.map(({ userPaymentAuthId }) => userPaymentAuthId).join() ?? null,
    subject?.userPaymentAuthId ?? null,
    error?.failure ?? null,
  ],
  rules: savedCardsRules,
});
