import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { emailStopActors } from '../../../machines/email-stop/email-stop.actors.ts';
import { emailStopLogic } from '../../../machines/email-stop/email-stop.logic.ts';
import { plainHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { EmailStopView } from '../../views/profile/EmailStopView.tsx';

export const page: PageModule = {
  messages,
  open(deps, { search }) {
    const token = new URLSearchParams(search).get('token') ?? '';
    const stop = createActor(emailStopLogic.provide({ actors: emailStopActors(deps) }), { input: { token } });
    return {
      actors: { stop },
      start: () => stop.start(),
      stop: () => stop.stop(),
      follow: () => undefined,
      render: () => <EmailStopView stop={stop} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Blocca il cambio dell’e-mail`)),
      isSettled: () => true,
    };
  },
};
