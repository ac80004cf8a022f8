import { ProfileView } from '../../../src/views/profile/ProfileView.tsx';
import { credentialsModel } from '../../../paths/models/credentials/credentials.model.ts';
import { fiscalPersonsModel } from '../../../paths/models/fiscal-persons/fiscal-persons.model.ts';
import { profileModel } from '../../../paths/models/profile/profile.model.ts';
import { shopAtWorkModel } from '../../../paths/models/shop-at-work/shop-at-work.model.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { cartSnapshot, withoutSession } from '../../world.ts';

const ofBetaTester = { ...fullCart, user: { ...fullCart.user, betaTester: true } };

/** On its page. */
export const view = galleryView({
  kind: 'page',
  model: shopAtWorkModel,
  variantName: ({ context: { fault, error, workplace } }) =>
    [
      fault === null ? '' : 'nothing typed',
      error === null ? '' : 'an error',
      workplace === null ? '' : 'a workplace joined',
    ]
      .filter(Boolean)
      .join(', '),
  show: (work, record) => ({
    // One of the brands keeps it to its beta testers.
    flows: { ...withoutSession(work), cart: cartSnapshot(ofBetaTester) },
    node: (
      <ProfileView
        profile={standIn('profile', snapshotAt(profileModel, 'editing'), record)}
        credentials={standIn('credentials', snapshotAt(credentialsModel, 'closed'), record)}
        holders={standIn('fiscalPersons', snapshotAt(fiscalPersonsModel, 'shown'), record)}
        shopAtWork={standIn('shopAtWork', work, record)}
        cards={null}
      />
    ),
  }),
});
