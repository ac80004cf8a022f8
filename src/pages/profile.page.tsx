import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '../../locales/it/personal.po';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { credentialsActors } from '../../machines/credentials/credentials.actors.ts';
import { credentialsLogic } from '../../machines/credentials/credentials.logic.ts';
import { profileActors } from '../../machines/profile/profile.actors.ts';
import { profileLogic } from '../../machines/profile/profile.logic.ts';
import { isProfileLoading } from '../../machines/profile/profile.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { ProfileView } from '../views/profile/ProfileView.tsx';

export const page: PageModule = {
  messages,
  open(deps) {
    const { facts } = deps.tenant;
    const profile = createActor(profileLogic.provide({ actors: profileActors(deps) }), {
      input: { loyaltyPrefix: facts.loyaltyPrefix, today: dayOfInstant(deps.now()) },
    });
    const credentials = createActor(credentialsLogic.provide({ actors: credentialsActors(deps) }), {
      input: { brand: facts },
    });
    return {
      actors: { profile, credentials },
      start() {
        profile.start();
        credentials.start();
      },
      stop() {
        profile.stop();
        credentials.stop();
      },
      follow: () => undefined,
      render: () => <ProfileView profile={profile} credentials={credentials} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Il mio profilo`)),
      isSettled: () => !isProfileLoading(profile.getSnapshot()),
    };
  },
};
