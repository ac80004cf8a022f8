import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages as dialogMessages } from '#words/dialogs.po';
import { messages } from '#words/personal.po';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { addressSuggestActors } from '../../machines/address-suggest/address-suggest.actors.ts';
import { addressSuggestMachine } from '../../machines/address-suggest/address-suggest.machine.ts';
import { areaCheckActors } from '../../machines/area-check/area-check.actors.ts';
import { areaCheckLogic } from '../../machines/area-check/area-check.logic.ts';
import { positionActors } from '../../machines/position/position.actors.ts';
import { positionMachine } from '../../machines/position/position.machine.ts';
import { registrationStepsLogic } from '../../machines/registration-steps/registration-steps.logic.ts';
import { registrationTermsActors } from '../../machines/registration-terms/registration-terms.actors.ts';
import { registrationTermsMachine } from '../../machines/registration-terms/registration-terms.machine.ts';
import { registrationActors } from '../../machines/registration/registration.actors.ts';
import { registrationInput, registrationLogic } from '../../machines/registration/registration.logic.ts';
import {
  draftOf,
  isFormOpen,
  isRegistered,
  isRegistrationBusy,
} from '../../machines/registration/registration.selectors.ts';
import { mailTimeIn } from '../../services/account/mail-time.ts';
import { registeredEmailIn } from '../../services/account/registered-email.ts';
import { registrationDraftIn } from '../../services/account/registration-draft.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageDependencies, PageModule } from '../routing/page.ts';
import { RegistrationHeader } from '../views/registration/RegistrationHeader.tsx';
import { RegistrationView } from '../views/registration/RegistrationView.tsx';

/** Tells the next page whom a mail was sent to, and when (REG-06, REG-07). */
const mailNote = ({ now }: PageDependencies) => ({
  keep(email: string) {
    registeredEmailIn(() => sessionStorage).keep(email);
    mailTimeIn(() => sessionStorage, 'registration').keep(now());
  },
});

const logicOf = (deps: PageDependencies) =>
  registrationLogic.provide({
    actors: {
      ...registrationActors({ ...deps, registeredEmail: mailNote(deps) }),
      registrationSteps: registrationStepsLogic,
      addressSuggest: addressSuggestMachine.provide({ actors: addressSuggestActors(deps) }),
      position: positionMachine.provide({ actors: positionActors(deps) }),
      areaCheck: areaCheckLogic.provide({ actors: areaCheckActors(deps) }),
      registrationTerms: registrationTermsMachine.provide({ actors: registrationTermsActors(deps) }),
    },
  });

/** Of someone who comes from a social login; the provider is told for whoever reads the address (SES-20). */
function socialCodeIn(search: string): string | null {
  const query = new URLSearchParams(search);
  return query.has('social_login') ? query.get('code') : null;
}

export const page: PageModule = {
  messages: { ...messages, ...dialogMessages },
  open(deps, { search }) {
    // Nothing is kept on the server, which has no storage of anybody's.
    const draft = registrationDraftIn(() => sessionStorage);
    const registration = createActor(logicOf(deps), {
      input: registrationInput({
        brand: deps.tenant.facts,
        today: dayOfInstant(deps.now()),
        socialCode: socialCodeIn(search),
      }),
    });
    registration.subscribe((snapshot) => {
      if (isRegistered(snapshot)) draft.forget();
      else if (isFormOpen(snapshot)) draft.keep(draftOf(snapshot));
    });
    return {
      actors: { registration },
      start() {
        // The first thing kept would be the empty form.
        const kept = draft.read();
        registration.start();
        if (kept !== null) registration.send({ type: 'draft.restore', draft: kept });
      },
      stop: () => registration.stop(),
      follow: () => registration.send({ type: 'registration.reopen' }),
      render: () => <RegistrationView registration={registration} />,
      header: (logo) => <RegistrationHeader logo={logo} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Registrati`)),
      isSettled: () =>
        isFormOpen(registration.getSnapshot()) || !isRegistrationBusy(registration.getSnapshot()),
    };
  },
};
