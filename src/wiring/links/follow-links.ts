import { createActor, type AnyActorRef } from 'xstate';
import { languages } from '../../../contract/languages.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { deepLinkMachine } from '../../../machines/deep-link/deep-link.machine.ts';
import { deepLinkPath } from '../../routing/entry/deep-link.ts';

interface LinkDependencies {
  facts: Pick<TenantFacts, 'domains' | 'languages'>;
  navigate: (path: string, options: { replace: boolean }) => void;
  /** The flow is there, and not started yet. */
  made?: (flow: AnyActorRef) => void;
}

/** Leads to what links from outside mean, by their map and the guard (NAV-26, NAV-28): call it with each that is opened. */
export function followLinks({ facts, navigate, made }: LinkDependencies): (link: string) => void {
  const { domains } = facts;
  const [first] = facts.languages;
  const others = languages.filter((language) => language !== first);
  const flow = createActor(
    deepLinkMachine.provide({
      actions: {
        followLink: (_, { link }) =>
          // The app shows one language of the brand's: a link to a page in another leads to the same page.
          navigate(deepLinkPath(link, { domains, languages: [first, ...others], origin: location.origin }), {
            replace: false,
          }),
      },
    }),
  );
  made?.(flow);
  flow.start();
  return (link) => flow.send({ type: 'link.opened', link });
}
