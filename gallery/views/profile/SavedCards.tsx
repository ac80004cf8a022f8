import { ProfileView } from '../../../src/views/profile/ProfileView.tsx';
import { aCard } from '../../../paths/fixtures/saved-card-fixtures.ts';
import { credentialsModel } from '../../../paths/models/credentials/credentials.model.ts';
import { fiscalPersonsModel } from '../../../paths/models/fiscal-persons/fiscal-persons.model.ts';
import { profileModel } from '../../../paths/models/profile/profile.model.ts';
import { savedCardsModel } from '../../../paths/models/saved-cards/saved-cards.model.ts';
import { shopAtWorkModel } from '../../../paths/models/shop-at-work/shop-at-work.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { many } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const lengths = ['none', 'one card', 'a card and an expired one'];

/** On its page. */
export const view = galleryView({
  kind: 'page',
  model: savedCardsModel,
  variantName: ({ context: { list, error } }) =>
    [list === null ? '' : lengths[list.length], error === null ? '' : 'an error'].filter(Boolean).join(', '),
  variants: (cards) =>
    cards.matches('shown') && cards.context.list?.length > 1 && cards.context.error === null
      ? {
          '': cards,
          'twelve cards': withContext(cards, {
            list: many(12, (at) => ({
              ...aCard,
              userPaymentAuthId: 100 + at,
              name: `Visa •••• ${1000 + at}`,
              preferred: at === 1,
            })),
          }),
        }
      : { '': cards },
  show: (cards, record) => ({
    flows: withoutSession(cards),
    node: (
      <ProfileView
        profile={standIn('profile', snapshotAt(profileModel, 'editing'), record)}
        credentials={standIn('credentials', snapshotAt(credentialsModel, 'closed'), record)}
        holders={standIn('fiscalPersons', snapshotAt(fiscalPersonsModel, 'shown'), record)}
        shopAtWork={standIn('shopAtWork', snapshotAt(shopAtWorkModel, 'typing'), record)}
        cards={standIn('savedCards', cards, record)}
      />
    ),
  }),
});
