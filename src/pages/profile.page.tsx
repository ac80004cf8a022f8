import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { isOnlinePayment } from '../../contract/rules/price/payment-types.ts';
import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { credentialsActors } from '../../machines/credentials/credentials.actors.ts';
import { credentialsLogic } from '../../machines/credentials/credentials.logic.ts';
import { fiscalPersonsActors } from '../../machines/fiscal-persons/fiscal-persons.actors.ts';
import { fiscalPersonsLogic } from '../../machines/fiscal-persons/fiscal-persons.logic.ts';
import { areHoldersLoading } from '../../machines/fiscal-persons/fiscal-persons.selectors.ts';
import { profileActors } from '../../machines/profile/profile.actors.ts';
import { profileLogic } from '../../machines/profile/profile.logic.ts';
import { isProfileLoading } from '../../machines/profile/profile.selectors.ts';
import { savedCardsActors } from '../../machines/saved-cards/saved-cards.actors.ts';
import { savedCardsLogic } from '../../machines/saved-cards/saved-cards.logic.ts';
import { areSavedCardsLoading } from '../../machines/saved-cards/saved-cards.selectors.ts';
import { shopAtWorkActors } from '../../machines/shop-at-work/shop-at-work.actors.ts';
import { shopAtWorkLogic } from '../../machines/shop-at-work/shop-at-work.logic.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { ProfileView } from '../views/profile/ProfileView.tsx';

/** The shopper was on the way to the checkout (SES-26). */
const isForCheckout = (search: string): boolean => new URLSearchParams(search).get('per') === 'cassa';

export const page: PageModule = {
  messages,
  open(deps, { search }) {
    const { facts } = deps.tenant;
    const profile = createActor(profileLogic.provide({ actors: profileActors(deps) }), {
      input: {
        loyaltyPrefix: facts.loyaltyPrefix,
        today: dayOfInstant(deps.now()),
        minProfileLevel: facts.minProfileLevel,
        isForCheckout: isForCheckout(search),
      },
    });
    const credentials = createActor(credentialsLogic.provide({ actors: credentialsActors(deps) }), {
      input: { brand: facts },
    });
    const shopAtWork = createActor(shopAtWorkLogic.provide({ actors: shopAtWorkActors(deps) }));
    const fiscalPersons = createActor(fiscalPersonsLogic.provide({ actors: fiscalPersonsActors(deps) }));
    const cards = facts.payments.types.some(isOnlinePayment)
      ? createActor(savedCardsLogic.provide({ actors: savedCardsActors(deps) }))
      : null;
    return {
      actors: { profile, credentials, fiscalPersons, shopAtWork, ...(cards !== null && { cards }) },
      start() {
        profile.start();
        credentials.start();
        fiscalPersons.start();
        shopAtWork.start();
        cards?.start();
      },
      stop() {
        profile.stop();
        credentials.stop();
        fiscalPersons.stop();
        shopAtWork.stop();
        cards?.stop();
      },
      follow: (at) => profile.send({ type: 'purpose.changed', isForCheckout: isForCheckout(at.search) }),
      render: () => (
        <ProfileView
          profile={profile}
          credentials={credentials}
          holders={fiscalPersons}
          shopAtWork={shopAtWork}
          cards={cards}
        />
      ),
      head: () => plainHead(deps.tenant, deps.words(msg`Il mio profilo`)),
      isSettled: () =>
        !isProfileLoading(profile.getSnapshot()) &&
        !areHoldersLoading(fiscalPersons.getSnapshot()) &&
        (cards === null || !areSavedCardsLoading(cards.getSnapshot())),
    };
  },
};
