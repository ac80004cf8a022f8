import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { passwordResetActors } from '../../machines/password-reset/password-reset.actors.ts';
import { passwordResetLogic } from '../../machines/password-reset/password-reset.logic.ts';
import { isResetSettled } from '../../machines/password-reset/password-reset.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { PasswordResetView } from '../views/recovery/PasswordResetView.tsx';

export const page: PageModule = {
  messages,
  open(deps, { search }) {
    const query = new URLSearchParams(search);
    const reset = createActor(passwordResetLogic.provide({ actors: passwordResetActors(deps) }), {
      input: {
        brand: deps.tenant.facts,
        email: query.get('e_mail') ?? '',
        token: query.get('reset_token') ?? '',
      },
    });
    return {
      actors: { reset },
      start: () => reset.start(),
      stop: () => reset.stop(),
      follow: () => undefined,
      render: () => <PasswordResetView reset={reset} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Nuova password`)),
      isSettled: () => isResetSettled(reset.getSnapshot()),
    };
  },
};
