import { ProfileView } from '../../../src/views/profile/ProfileView.tsx';
import { aUser } from '../../../paths/fixtures/profile-fixtures.ts';
import { credentialsModel } from '../../../paths/models/credentials/credentials.model.ts';
import { fiscalPersonsModel } from '../../../paths/models/fiscal-persons/fiscal-persons.model.ts';
import { profileModel } from '../../../paths/models/profile/profile.model.ts';
import { told } from '../../../paths/models/profile/profile.rules.ts';
import { shopAtWorkModel } from '../../../paths/models/shop-at-work/shop-at-work.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: profileModel,
  variantName: ({ context: { personErrors, billingErrors, error } }) =>
    [
      told(personErrors).length === 0 ? '' : 'a wrong field of the person',
      told(billingErrors).length === 0 ? '' : 'a wrong field of the invoice',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (profile) =>
    profile.matches('editing') && profile.context.error === null
      ? {
          '': profile,
          'a master account': withContext(profile, { user: aUser({ userTypeId: 1 }) }),
          'no invoice and no card yet': withContext(profile, {
            user: aUser({ billing: null, fidelityCard: '' }),
          }),
        }
      : { '': profile },
  show: (profile, record) => ({
    flows: withoutSession(profile),
    node: (
      <ProfileView
        profile={standIn('profile', profile, record)}
        credentials={standIn('credentials', snapshotAt(credentialsModel, 'closed'), record)}
        holders={standIn('fiscalPersons', snapshotAt(fiscalPersonsModel, 'shown'), record)}
        shopAtWork={standIn('shopAtWork', snapshotAt(shopAtWorkModel, 'typing'), record)}
        cards={null}
      />
    ),
  }),
});
