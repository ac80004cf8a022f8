import type { Loyalty } from '../../../contract/api/account/loyalty.ts';
import { failureOf } from '../../../contract/api/failure.ts';
import type { giftCertificatesActors } from '../../../machines/gift-certificates/gift-certificates.actors.ts';
import { giftCertificatesLogic } from '../../../machines/gift-certificates/gift-certificates.logic.ts';
import {
  hasLoyaltyFailed,
  isCardShown,
  isGiftOnItsWay,
  isLoyaltySignedOut,
  isLoyaltySettled,
  loyaltyError,
  shownGroup,
  shownLoyalty,
  toldCode,
  usedCode,
} from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import { anAnswer } from '../../fixtures/cart-fixtures.ts';
import { aLoyalty, noLoyalty } from '../../fixtures/loyalty-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type GiftsStep = Step<typeof giftCertificatesLogic, ReturnType<typeof giftCertificatesActors>>;
type Gifts = GiftsStep['after'];

const isResting = (gifts: Gifts): boolean => gifts.matches('shown');
const wasDismissed = (step: GiftsStep): boolean =>
  failureOf((step.failed('viewLoyalty') ?? step.failed('applyGift'))?.error) === 'dismissed';
const isQuiet = (step: GiftsStep): boolean =>
  step.calls('viewLoyalty').length + step.calls('applyGift').length === 0;

/** Whether the shopper has a valid certificate of this code. */
const hasValid = (loyalty: Loyalty | null, code: string | undefined): boolean =>
  loyalty?.gifts.find((gift) => gift.code === code)?.status === 'valid';

/** The shopper asked for a certificate that can be used. */
const isPossible = (step: GiftsStep): boolean =>
  isResting(step.before) && hasValid(shownLoyalty(step.before), step.sent('gift.use')?.code);

/** The certificate that waits, once what the shopper has is known again and it is still among it. */
const dueCode = (step: GiftsStep): string | null => {
  const waits = usedCode(step.before);
  const answered = step.done('viewLoyalty')?.output ?? null;
  return waits !== null && hasValid(answered, waits) ? waits : null;
};

export const giftCertificatesModel = flowModel<
  typeof giftCertificatesLogic,
  ReturnType<typeof giftCertificatesActors>
>({
  name: 'gift-certificates',
  machine: giftCertificatesLogic,
  starts: [{ says: 'points and certificates are opened' }],
  cases: {
    'gift.use': [
      says('a certificate that is valid is to be used', { code: 'GIFT5' }),
      says('a certificate that was used is to be used', { code: 'GRANDE-SPESA' }),
      says('a certificate nobody knows is to be used', { code: 'ALTRUI' }),
    ],
    'group.choose': [
      says('those that are used and expired are to be seen', { group: 'over' as const }),
      says('the valid ones are to be seen', { group: 'usable' as const }),
    ],
    'card.show': [says('the card is to be shown')],
    'card.hide': [says('the card is put away')],
    'loyalty.reload': [says('they are asked for again')],
    'session.opened': [says('the shopper is logged in')],
    'session.closed': [
      says('the session has expired', { reason: 'expired' as const }),
      says('the shopper has left', { reason: 'logout' as const }),
    ],
    'login.dismissed': [says('the login dialog is closed')],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    viewLoyalty: {
      isPatient: true,
      done: [
        says('card, points and certificates are there', aLoyalty()),
        says('there is neither card nor certificate', noLoyalty()),
      ],
      failed: patientFails('the page', 'network'),
    },
    applyGift: {
      isPatient: true,
      done: [says('the certificate is on the cart', anAnswer())],
      failed: [refuses('the certificate', 'gift.minSpend'), ...patientFails('the certificate', 'network')],
    },
  },
  writes: ['applyGift'],
  facts: ['session.closed'],
  project: ({ context: { loyalty, group, code, told, error } }) => [
    loyalty === null ? null : loyalty.gifts.length > 0,
    group,
    code,
    told,
    error?.failure,
  ],
  rules: [
    {
      id: 'LOY-05',
      says: 'Card, points and certificates that come are the ones shown.',
      when: (step) => step.done('viewLoyalty') !== null,
      holds: (step) => shownLoyalty(step.after) === step.done('viewLoyalty')?.output,
    },
    {
      id: 'LOY-05',
      says: 'A valid certificate is put on the cart by one call for it, and nothing old is said meanwhile.',
      when: isPossible,
      holds: (step) =>
        step.calls('applyGift').length === 1 &&
        step.calls('applyGift')[0]?.code === step.sent('gift.use')?.code &&
        usedCode(step.after) === step.sent('gift.use')?.code &&
        toldCode(step.after) === null &&
        loyaltyError(step.after) === null,
    },
    {
      id: 'LOY-05',
      says: 'One that is used up or unknown is not, and nothing changes.',
      when: (step) => step.sent('gift.use') !== null && !isPossible(step),
      holds: (step) =>
        isQuiet(step) &&
        usedCode(step.after) === usedCode(step.before) &&
        toldCode(step.after) === toldCode(step.before) &&
        loyaltyError(step.after) === loyaltyError(step.before),
    },
    {
      id: 'LOY-05',
      says: 'A certificate goes out only when it is asked for, or when it was interrupted and is still valid.',
      when: (step) => step.calls('applyGift').length > 0,
      holds: (step) =>
        step.calls('applyGift').length === 1 &&
        (isPossible(step) || step.calls('applyGift')[0]?.code === dueCode(step)),
    },
    {
      id: 'CART-09',
      says: 'The cart that answers is handed on, and the certificate is told to be there.',
      when: (step) => step.done('applyGift') !== null,
      holds: (step) =>
        step.emitted('cart.answered')[0]?.answer === step.done('applyGift')?.output &&
        isResting(step.after) &&
        toldCode(step.after) === usedCode(step.before) &&
        usedCode(step.after) === null &&
        loyaltyError(step.after) === null,
    },
    {
      id: 'CART-09',
      says: 'No cart is handed on that did not answer.',
      when: (step) => step.emitted('cart.answered').length > 0,
      holds: (step) => step.done('applyGift') !== null && step.emitted('cart.answered').length === 1,
    },
    {
      id: 'LOY-06',
      says: 'A certificate that is refused, or whose answer does not come, says so, and the page stays.',
      when: (step) => step.failed('applyGift') !== null && !wasDismissed(step),
      holds: (step) =>
        isResting(step.after) &&
        loyaltyError(step.after) !== null &&
        toldCode(step.after) === usedCode(step.before) &&
        usedCode(step.after) === null &&
        shownLoyalty(step.after) === shownLoyalty(step.before) &&
        isQuiet(step),
    },
    {
      id: 'LOY-05',
      says: 'The group that is asked for is looked at, and what was said of a certificate stays; nothing is sent.',
      when: (step) => step.sent('group.choose') !== null && isResting(step.before),
      holds: (step) =>
        shownGroup(step.after) === step.sent('group.choose')?.group &&
        toldCode(step.after) === toldCode(step.before) &&
        loyaltyError(step.after) === loyaltyError(step.before) &&
        isResting(step.after) &&
        isQuiet(step),
    },
    {
      id: 'LOY-05',
      says: 'Nothing else changes the group.',
      when: (step) => step.sent('group.choose') === null,
      holds: (step) => shownGroup(step.after) === shownGroup(step.before),
    },
    {
      id: 'LOY-02',
      says: 'A card is shown to whom has one, on demand.',
      when: (step) => step.sent('card.show') !== null && isResting(step.before),
      holds: (step) =>
        isQuiet(step) && isCardShown(step.after) === (shownLoyalty(step.before)?.cardNumber !== ''),
    },
    {
      id: 'LOY-02',
      says: 'It stays until it is put away or the session closes, and needs nothing of the net meanwhile.',
      when: (step) => isCardShown(step.before),
      holds: (step) =>
        isQuiet(step) &&
        (step.sent('card.hide') === null
          ? isCardShown(step.after) || step.sent('session.closed') !== null
          : isResting(step.after)),
    },
    {
      id: 'ERR-04',
      says: 'What cannot be loaded says why.',
      when: (step) => step.failed('viewLoyalty') !== null && !wasDismissed(step),
      holds: ({ after }) => hasLoyaltyFailed(after) && loyaltyError(after) !== null,
    },
    {
      id: 'ERR-04',
      says: 'It is asked for again by one call, when the shopper asks or the service is back.',
      when: (step) =>
        step.before.matches('failed') &&
        (step.sent('loyalty.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) => step.calls('viewLoyalty').length === 1 && loyaltyError(step.after) === null,
    },
    {
      id: 'RULE-SESSION-1',
      says: 'With the session gone, or a login dismissed, nothing of the shopper is shown.',
      when: (step) => step.sent('session.closed') !== null || wasDismissed(step),
      holds: (step) =>
        isLoyaltySignedOut(step.after) &&
        shownLoyalty(step.after) === null &&
        toldCode(step.after) === null &&
        !hasLoyaltyFailed(step.after) &&
        step.inFlight('viewLoyalty') === 0 &&
        step.inFlight('applyGift') === 0,
    },
    {
      id: 'SES-07',
      says: 'What was to be done outlives an expired session.',
      when: (step) => step.sent('session.closed')?.reason === 'expired',
      holds: (step) => usedCode(step.after) === usedCode(step.before),
    },
    {
      id: 'SES-08',
      says: 'Who leaves, or dismisses the login, leaves nothing to be done.',
      when: (step) =>
        step.sent('session.closed')?.reason === 'logout' ||
        wasDismissed(step) ||
        (step.sent('login.dismissed') !== null && isLoyaltySignedOut(step.before)),
      holds: (step) => isLoyaltySignedOut(step.after) && usedCode(step.after) === null,
    },
    {
      id: 'SES-07',
      says: 'When the session is back the page is asked for once, and no old error stays.',
      when: (step) => step.sent('session.opened') !== null && step.before.matches('failed'),
      holds: (step) => step.calls('viewLoyalty').length === 1 && loyaltyError(step.after) === null,
    },
    {
      id: 'SES-07',
      says: 'A certificate that was interrupted is made good once, where it is still valid, and else forgotten.',
      when: (step) => step.done('viewLoyalty') !== null,
      holds: (step) => {
        const due = dueCode(step);
        return due === null
          ? isResting(step.after) && usedCode(step.after) === null && step.calls('applyGift').length === 0
          : isGiftOnItsWay(step.after) && step.calls('applyGift')[0]?.code === due;
      },
    },
    offers({
      id: 'SES-14',
      says: 'A page that failed can be asked for again.',
      from: (gifts: Gifts) => gifts.matches('failed'),
      via: ({ id }) => id === 'loyalty.reload',
      to: (gifts: Gifts) => !isLoyaltySettled(gifts),
    }),
    reaches({
      id: 'LOY-05',
      says: 'From everywhere the certificates can be shown.',
      from: () => true,
      to: isResting,
    }),
  ],
});
