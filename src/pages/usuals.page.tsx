import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { usualsActors } from '../../machines/usuals/usuals.actors.ts';
import { usualsLogic } from '../../machines/usuals/usuals.logic.ts';
import { areUsualsSettled } from '../../machines/usuals/usuals.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { UsualsView } from '../views/usuals/UsualsView.tsx';

export const page: PageModule = {
  messages,
  open(deps) {
    const usuals = createActor(usualsLogic.provide({ actors: usualsActors(deps) }));
    return {
      actors: { usuals },
      start: () => usuals.start(),
      stop: () => usuals.stop(),
      follow: () => undefined,
      render: () => <UsualsView usuals={usuals} />,
      head: () => plainHead(deps.tenant, deps.words(msg`I tuoi soliti`)),
      isSettled: () => areUsualsSettled(usuals.getSnapshot()),
    };
  },
};
