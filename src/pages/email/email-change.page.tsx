import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { emailChangeActors } from '../../../machines/email-change/email-change.actors.ts';
import { emailChangeLogic } from '../../../machines/email-change/email-change.logic.ts';
import { isEmailChanging } from '../../../machines/email-change/email-change.selectors.ts';
import { plainHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { EmailChangeView } from '../../views/profile/EmailChangeView.tsx';

export const page: PageModule = {
  messages,
  open(deps, { search }) {
    const token = new URLSearchParams(search).get('token') ?? '';
    const change = createActor(emailChangeLogic.provide({ actors: emailChangeActors(deps) }), {
      input: { token },
    });
    return {
      actors: { change },
      start: () => change.start(),
      stop: () => change.stop(),
      follow: () => undefined,
      render: () => <EmailChangeView change={change} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Conferma della nuova e-mail`)),
      isSettled: () => !isEmailChanging(change.getSnapshot()),
    };
  },
};
