import { fromPromise } from 'xstate';
import type { LinkGiver } from '../../services/lists/link-giver.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import { patient } from '../patient-call/patient-call.actors.ts';
import type { HandedOver, HandOver, Sharing, SharingChange, SharingOutcome } from './list-sharing.types.ts';

interface ListSharingActorsDependencies {
  services: () => Promise<ShopServices>;
  links: LinkGiver;
  /** The address a token leads to. */
  addressOf: (token: string) => string;
}

export const listSharingActors = ({ services, links, addressOf }: ListSharingActorsDependencies) => {
  const sharing = async () => (await services()).listSharing();
  return {
    viewSharing: patient(
      fromPromise<Sharing, { listId: number }>(async ({ input: { listId }, signal }) =>
        (await sharing()).view(listId, { signal }),
      ),
    ),
    changeSharing: patient(
      fromPromise<SharingOutcome, { listId: number; change: SharingChange }>(
        async ({ input: { listId, change }, signal }) => {
          const service = await sharing();
          switch (change.kind) {
            case 'makeLink': {
              const { grant } = change;
              const { linkId, token } = await service.makeLink({ listId, grant }, { signal });
              const { links: all } = await service.view(listId, { signal });
              return { links: all, made: { linkId, grant, token } };
            }
            case 'revokeLink':
              return { links: await service.revokeLink(change.linkId, { signal }) };
            case 'setMember': {
              const { memberId, grant } = change;
              return { members: await service.setMember({ listId, memberId, grant }, { signal }) };
            }
            case 'removeMember':
              return {
                members: await service.removeMember({ listId, memberId: change.memberId }, { signal }),
              };
          }
        },
      ),
    ),
    handLinkOver: fromPromise<HandedOver, { token: string; how: HandOver }>(({ input: { token, how } }) =>
      how === 'copy' ? links.copy(addressOf(token)) : links.share(addressOf(token)),
    ),
  };
};
