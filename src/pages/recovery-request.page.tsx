import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { recoveryRequestActors } from '../../machines/recovery-request/recovery-request.actors.ts';
import { recoveryRequestLogic } from '../../machines/recovery-request/recovery-request.logic.ts';
import { mailTimeIn } from '../../services/account/mail-time.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { paths } from '../routing/paths.ts';
import { RecoveryRequestView } from '../views/recovery/RecoveryRequestView.tsx';

export const page: PageModule = {
  messages,
  open(deps, { pathname }) {
    const mailTime = mailTimeIn(() => sessionStorage, 'recovery');
    const recovery = createActor(
      recoveryRequestLogic.provide({ actors: recoveryRequestActors({ ...deps, mailTime }) }),
      {
        input: {
          email: deps.email,
          isSent: pathname === paths.resetPasswordSent,
          lastMail: mailTime.read(),
          learntAt: deps.now(),
        },
      },
    );
    return {
      actors: { recovery },
      start: () => recovery.start(),
      stop: () => recovery.stop(),
      follow: () => undefined,
      // Another link may have been asked for since.
      isAnew: pathname === paths.resetPasswordSent,
      render: () => <RecoveryRequestView recovery={recovery} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Password dimenticata?`)),
      isSettled: () => true,
    };
  },
};
