import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { giftCertificatesActors } from '../../machines/gift-certificates/gift-certificates.actors.ts';
import { giftCertificatesLogic } from '../../machines/gift-certificates/gift-certificates.logic.ts';
import { isLoyaltySettled } from '../../machines/gift-certificates/gift-certificates.selectors.ts';
import { plainHead } from '../routing/page-head.ts';
import type { PageModule } from '../routing/page.ts';
import { LoyaltyView } from '../views/loyalty/LoyaltyView.tsx';

export const page: PageModule = {
  messages,
  open(deps) {
    const gifts = createActor(giftCertificatesLogic.provide({ actors: giftCertificatesActors(deps) }));
    return {
      actors: { gifts },
      start: () => gifts.start(),
      stop: () => gifts.stop(),
      follow: () => undefined,
      render: () => <LoyaltyView gifts={gifts} />,
      head: () => plainHead(deps.tenant, deps.words(msg`Punti e buoni`)),
      isSettled: () => isLoyaltySettled(gifts.getSnapshot()),
    };
  },
};
