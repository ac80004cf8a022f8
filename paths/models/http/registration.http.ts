import { listDisclaimers } from '../../../contract/api/account/disclaimer.ts';
import { listStores } from '../../../contract/api/shopping/store.ts';
import { areaCheckActors } from '../../../machines/area-check/area-check.actors.ts';
import { emailConfirmationActors } from '../../../machines/email-confirmation/email-confirmation.actors.ts';
import { registrationTermsActors } from '../../../machines/registration-terms/registration-terms.actors.ts';
import { registrationActors } from '../../../machines/registration/registration.actors.ts';
import { done } from '../../../tests/backend/journeys.ts';
import { mailTimeOf } from '../../../contract/rules/session/mail-time.ts';
import { asIs, type HttpFlow } from '../../kit/http/http-flow.ts';
import type { Visitor } from '../../kit/http/visitor.ts';

interface RealTerms {
  storeId: number;
  statements: { legalId: number; required: boolean }[];
}

/** Store and statements of the shop: no other ones can be sent to it. */
const terms = new WeakMap<Visitor, RealTerms>();

export const registrationHttp: HttpFlow = {
  name: 'registration',
  async open({ visitor }) {
    // The other device asks: the latch holds what this one sends.
    const {
      stores: [store],
    } = await done(visitor.client.call(listStores));
    const { disclaimers: statements } = await done(visitor.client.call(listDisclaimers));
    if (store === undefined) throw new Error('the demo shop has stores');
    const asked = statements.map(({ legalId, required }) => ({ legalId, required }));
    terms.set(visitor, { storeId: store.storeId, statements: asked });
    return {
      actors: registrationActors({
        services: async () => visitor.services,
        registeredEmail: { keep: () => undefined },
      }),
    };
  },
  starts: ['the page is opened'],
  adapt(event, visitor) {
    const real = terms.get(visitor);
    if (event.type !== 'terms.changed' || real === undefined) return event;
    const [first] = real.statements;
    return {
      ...event,
      storeId: event['storeId'] === null ? null : real.storeId,
      statements: event['statements'].length === 0 ? [] : real.statements,
      accepted: event['accepted'].length === 0 ? [] : [first?.legalId],
    };
  },
  answers: {
    viewPerson: { 'nobody vouches for the shopper': asIs },
    register: { 'the account is open': asIs },
  },
};

export const areaCheckHttp: HttpFlow = {
  name: 'area-check',
  open: async ({ visitor }) => ({ actors: areaCheckActors({ services: async () => visitor.services }) }),
  answers: {
    checkPlace: { 'the place is served': asIs },
    findSlot: { 'a slot is free': asIs },
  },
};

export const registrationTermsHttp: HttpFlow = {
  name: 'registration-terms',
  open: async ({ visitor }) => ({
    actors: registrationTermsActors({ services: async () => visitor.services }),
  }),
  answers: {
    listStores: { 'the stores are there': asIs },
    listStatements: { 'the statements are there': asIs },
  },
};

export const emailConfirmationHttp: HttpFlow = {
  name: 'email-confirmation',
  open: async ({ visitor }) => ({
    actors: emailConfirmationActors({
      services: async () => visitor.services,
      now: Date.now,
      mailTime: { keep: mailTimeOf },
    }),
  }),
  answers: {
    confirmEmail: { 'the link is refused: token.invalid': asIs },
    resendMail: { 'the mail is on its way': asIs },
  },
};
