import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { missingConsentsActors } from '../../machines/missing-consents/missing-consents.actors.ts';
import { missingConsentsLogic } from '../../machines/missing-consents/missing-consents.logic.ts';
import { areMissingConsentsSettled } from '../../machines/missing-consents/missing-consents.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { paths } from '../routing/paths.ts';
import { returnTarget } from '../routing/return-target.ts';
import { MissingConsentsHeader } from '../views/registration/MissingConsentsHeader.tsx';
import { MissingConsentsView } from '../views/registration/MissingConsentsView.tsx';

/** Where the visit goes on: a path of this shop, and not this page again. */
function returnIn(search: string): string {
  // The origin cancels out: only the path and the query of the target are kept.
  const target = returnTarget(new URLSearchParams(search).get('returnTo') ?? '', 'http://shop.invalid');
  return target === null || target.split('?')[0] === paths.registrationConsents ? paths.home : target;
}

export const page: PageModule = {
  messages,
  open(deps, { search }) {
    const missing = createActor(missingConsentsLogic.provide({ actors: missingConsentsActors(deps) }), {
      input: { address: paths.registrationConsents, returnTo: returnIn(search) },
    });
    return {
      actors: { missing },
      start: () => missing.start(),
      stop: () => missing.stop(),
      follow: (at) => missing.send({ type: 'consents.reopen', returnTo: returnIn(at.search) }),
      render: () => <MissingConsentsView missing={missing} />,
      header: (logo) => <MissingConsentsHeader logo={logo} />,
      head: () => plainHead(deps.tenant, deps.words(msg`I tuoi consensi`)),
      isSettled: () => areMissingConsentsSettled(missing.getSnapshot()),
    };
  },
};
