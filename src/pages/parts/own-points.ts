import { createActor } from 'xstate';
import { giftCertificatesActors } from '../../../machines/gift-certificates/gift-certificates.actors.ts';
import { giftCertificatesLogic } from '../../../machines/gift-certificates/gift-certificates.logic.ts';
import type { PageDependencies } from '../../routing/page.ts';
import type { OwnPoints } from '../../views/perks/perks-ref.ts';

/** Points that are asked for anew whenever they come on screen, and end with the session. */
export function ownPoints(deps: Pick<PageDependencies, 'services' | 'connect'>): OwnPoints {
  const logic = giftCertificatesLogic.provide({ actors: giftCertificatesActors(deps) });
  let opened: ReturnType<OwnPoints['current']> = null;
  return {
    current: () => opened,
    subscribe() {
      const gifts = createActor(logic);
      deps.connect(gifts);
      gifts.start();
      opened = gifts;
      return () => {
        gifts.stop();
        opened = null;
      };
    },
  };
}
