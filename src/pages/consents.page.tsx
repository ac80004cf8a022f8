import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages as cookieMessages } from '#words/cookies.po';
import { messages } from '#words/personal.po';
import { consentsActors } from '../../machines/consents/consents.actors.ts';
import { consentsLogic } from '../../machines/consents/consents.logic.ts';
import { areConsentsSettled } from '../../machines/consents/consents.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { ConsentsView } from '../views/profile/ConsentsView.tsx';

export const page: PageModule = {
  messages: { ...messages, ...cookieMessages },
  open(deps) {
    const consents = createActor(consentsLogic.provide({ actors: consentsActors(deps) }));
    return {
      actors: { consents },
      start: () => consents.start(),
      stop: () => consents.stop(),
      follow: () => undefined,
      render: () => <ConsentsView consents={consents} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Consensi e cookie`)),
      isSettled: () => areConsentsSettled(consents.getSnapshot()),
    };
  },
};
