import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages as exclusionMessages } from '#words/exclusion.po';
import { messages } from '#words/personal.po';
import { exclusionsActors } from '../../../machines/exclusions/exclusions.actors.ts';
import { exclusionsLogic } from '../../../machines/exclusions/exclusions.logic.ts';
import { areExclusionsSettled } from '../../../machines/exclusions/exclusions.selectors.ts';
import { plainHead } from '../../routing/page-head.ts';
import type { PageModule } from '../../routing/page.ts';
import { ExclusionsView } from '../../views/exclusions/ExclusionsView.tsx';

export const page: PageModule = {
  messages: { ...messages, ...exclusionMessages },
  open(deps) {
    const exclusions = createActor(exclusionsLogic.provide({ actors: exclusionsActors(deps) }));
    return {
      actors: { exclusions },
      start: () => exclusions.start(),
      stop: () => exclusions.stop(),
      follow: () => undefined,
      render: () => <ExclusionsView exclusions={exclusions} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Allergie ed esclusioni`)),
      isSettled: () => areExclusionsSettled(exclusions.getSnapshot()),
    };
  },
};
