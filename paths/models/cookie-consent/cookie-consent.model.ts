import type { CookiePreferences } from '../../../contract/rules/session/cookie-preferences.ts';
import type { cookieConsentActors } from '../../../machines/cookie-consent/cookie-consent.actors.ts';
import { cookieConsentMachine } from '../../../machines/cookie-consent/cookie-consent.machine.ts';
import {
  areCookiesAsked,
  areCookiesReviewed,
  cookiePreferences,
  isChoiceMissing,
} from '../../../machines/cookie-consent/cookie-consent.selectors.ts';
import { says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type ConsentStep = Step<typeof cookieConsentMachine, ReturnType<typeof cookieConsentActors>>;
type Consent = ConsentStep['after'];

const choice = (given: Partial<CookiePreferences>): CookiePreferences => ({
  technical: true,
  analytics: false,
  profilation: false,
  saveDate: '2026-11-21T17:20:00.000Z',
  uuid: '7f3a19c2-0000-4000-8000-000000000001',
  terms: '2026-11',
  ...given,
});
const isOpen = (step: ConsentStep): boolean =>
  step.before.matches('asking') ||
  step.before.matches('reviewing') ||
  step.before.matches('chosen') ||
  step.before.matches('recalling');
const told = (step: ConsentStep) => step.emitted('cookies.settled');

export const cookieConsentModel = flowModel<
  typeof cookieConsentMachine,
  ReturnType<typeof cookieConsentActors>
>({
  name: 'cookie-consent',
  machine: cookieConsentMachine,
  starts: [{ says: 'a page is opened' }],
  cases: {
    'choice.made': [
      says('everything is accepted', { analytics: true, profilation: true }),
      says('everything but the technical is refused', { analytics: false, profilation: false }),
      says('statistics alone are allowed', { analytics: true, profilation: false }),
    ],
    'choice.heard': [says('another tab made a choice')],
    'preferences.open': [says('the preferences are opened')],
    'preferences.close': [says('the preferences are closed')],
  },
  answers: {
    recallChoice: {
      done: [
        says('no choice holds', null),
        says('a refusal is kept', choice({})),
        says('statistics are allowed', choice({ analytics: true })),
      ],
      failed: [says('nothing can be read', new Error('no storage'))],
    },
    keepChoice: {
      done: [
        says('the refusal is kept', choice({})),
        says('the consent is kept', choice({ analytics: true, profilation: true })),
      ],
      failed: [says('nothing can be kept', new Error('no storage'))],
    },
  },
  writes: ['keepChoice'],
  project: ({ context: { preferences } }) => [preferences?.analytics, preferences?.profilation],
  rules: [
    {
      id: 'B-06',
      says: 'A choice is kept at once, by one call with exactly what was allowed.',
      when: (step) => step.sent('choice.made') !== null && isOpen(step),
      holds: (step) => {
        const made = step.sent('choice.made');
        const calls = step.calls('keepChoice');
        return (
          calls.length === 1 &&
          calls[0]?.analytics === made?.analytics &&
          calls[0]?.profilation === made?.profilation &&
          !areCookiesAsked(step.after) &&
          !areCookiesReviewed(step.after)
        );
      },
    },
    {
      id: 'B-06',
      says: 'Nothing but a choice is kept as one: neither opening nor closing the preferences, nor time.',
      when: (step) => step.sent('choice.made') === null,
      holds: (step) => step.calls('keepChoice').length === 0,
    },
    {
      id: 'B-06',
      says: 'While nothing is known to be allowed, nothing is told to be.',
      when: (step) => told(step).length > 0 && step.done('keepChoice') === null,
      holds: (step) => told(step)[0]?.preferences === (step.done('recallChoice')?.output ?? null),
    },
    {
      id: 'COOK-01',
      says: 'What was kept holds from then on, and everybody hears of it once.',
      when: (step) => step.done('keepChoice') !== null,
      holds: (step) =>
        cookiePreferences(step.after) === step.done('keepChoice')?.output &&
        told(step).length === 1 &&
        told(step)[0]?.preferences === step.done('keepChoice')?.output &&
        step.after.matches('chosen'),
    },
    {
      id: 'B-07',
      says: 'A choice that holds is not asked again, and everybody hears of it.',
      when: (step) => (step.done('recallChoice')?.output ?? null) !== null,
      holds: (step) =>
        !areCookiesAsked(step.after) &&
        cookiePreferences(step.after) === step.done('recallChoice')?.output &&
        told(step).length === 1,
    },
    {
      id: 'B-07',
      says: 'Where no choice holds the banner asks, and nothing is allowed any more.',
      when: (step) => step.done('recallChoice') !== null && step.done('recallChoice')?.output === null,
      holds: (step) =>
        areCookiesAsked(step.after) &&
        isChoiceMissing(step.after) &&
        cookiePreferences(step.after) === null &&
        told(step).length === 1,
    },
    {
      id: 'B-06',
      says: 'What cannot be read is no choice, and is asked.',
      when: (step) =>
        step.failed('recallChoice') !== null ||
        (step.elapsed('storageTimeout') && step.wasInFlight('recallChoice') > 0),
      holds: (step) =>
        isChoiceMissing(step.after) &&
        cookiePreferences(step.after) === null &&
        told(step).length === 1 &&
        told(step)[0]?.preferences === null,
    },
    {
      id: 'B-06',
      says: 'What could not be kept is read again: it does not hold.',
      when: (step) =>
        step.failed('keepChoice') !== null ||
        (step.elapsed('storageTimeout') && step.wasInFlight('keepChoice') > 0),
      holds: (step) => step.calls('recallChoice').length === 1 && told(step).length === 0,
    },
    {
      id: 'COOK-04',
      says: 'A choice of another tab is read.',
      when: (step) => step.sent('choice.heard') !== null,
      holds: (step) => step.calls('recallChoice').length === 1 && !areCookiesReviewed(step.after),
    },
    {
      id: 'B-07',
      says: 'Closing the preferences changes nothing: the banner asks again where nobody has chosen.',
      when: (step) => step.sent('preferences.close') !== null && areCookiesReviewed(step.before),
      holds: (step) =>
        !areCookiesReviewed(step.after) &&
        cookiePreferences(step.after) === cookiePreferences(step.before) &&
        areCookiesAsked(step.after) === (cookiePreferences(step.before) === null),
    },
    {
      id: 'B-07',
      says: 'The preferences open whenever they are asked for.',
      when: (step) => step.sent('preferences.open') !== null && isOpen(step),
      holds: (step) => areCookiesReviewed(step.after),
    },
    offers({
      id: 'B-07',
      says: 'A choice can be made wherever one can be looked at.',
      from: (consent: Consent) => !consent.matches('keeping'),
      via: ({ id }) => id === 'choice.made',
      to: (consent: Consent) => consent.matches('keeping'),
    }),
    reaches({
      id: 'B-07',
      says: 'It comes to a choice that holds.',
      from: () => true,
      to: (consent: Consent) => consent.matches('chosen'),
    }),
  ],
});
