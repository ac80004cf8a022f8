import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { emailConfirmationActors } from '../../../machines/email-confirmation/email-confirmation.actors.ts';
import { emailConfirmationLogic } from '../../../machines/email-confirmation/email-confirmation.logic.ts';
import type { EmailConfirmationInput } from '../../../machines/email-confirmation/email-confirmation.machine.ts';
import { isConfirming } from '../../../machines/email-confirmation/email-confirmation.selectors.ts';
import { mailTimeIn } from '../../../services/account/mail-time.ts';
import { registeredEmailIn } from '../../../services/account/registered-email.ts';
import { plainHead } from '../../routing/page-head.ts';
import type { PageLocation, PageModule } from '../../routing/page.ts';
import { paths } from '../../routing/paths.ts';
import { EmailConfirmationView } from '../../views/registration/EmailConfirmationView.tsx';

/**
 * Returns the address and code of a mailed link, else the address of the registration that was sent from this tab, or of the login
 * that was refused for want of a confirmation, which a reload of the page keeps.
 */
function whoseMail(
  { pathname, search }: PageLocation,
  loginEmail: string,
): Pick<EmailConfirmationInput, 'email' | 'code'> {
  const query = new URLSearchParams(search);
  if (pathname === paths.registrationCompleted) {
    const registered = registeredEmailIn(() => sessionStorage);
    if (query.get('per') === 'accesso' && loginEmail !== '') registered.keep(loginEmail);
    return { email: registered.read() ?? '', code: null };
  }
  return { email: query.get('e_mail') ?? '', code: query.get('reg_control_code') ?? '' };
}

export const page: PageModule = {
  messages,
  open(deps, at) {
    const mailTime = mailTimeIn(() => sessionStorage, 'registration');
    const confirmation = createActor(
      emailConfirmationLogic.provide({ actors: emailConfirmationActors({ ...deps, mailTime }) }),
      { input: { ...whoseMail(at, deps.email), lastMail: mailTime.read(), learntAt: deps.now() } },
    );
    return {
      actors: { confirmation },
      start: () => confirmation.start(),
      stop: () => confirmation.stop(),
      follow: () => undefined,
      // Another account may have been opened since.
      isAnew: at.pathname === paths.registrationCompleted,
      render: () => <EmailConfirmationView confirmation={confirmation} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Conferma della registrazione`)),
      isSettled: () => !isConfirming(confirmation.getSnapshot()),
    };
  },
};
