import { ProfileView } from '../../../src/views/profile/ProfileView.tsx';
import { credentialsModel } from '../../../paths/models/credentials/credentials.model.ts';
import { told } from '../../../paths/models/credentials/credentials.rules.ts';
import { fiscalPersonsModel } from '../../../paths/models/fiscal-persons/fiscal-persons.model.ts';
import { profileModel } from '../../../paths/models/profile/profile.model.ts';
import { shopAtWorkModel } from '../../../paths/models/shop-at-work/shop-at-work.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

/** On its page, where its dialogs open. */
export const view = galleryView({
  kind: 'page',
  model: credentialsModel,
  variantName: ({ context: { credential, fieldErrors, error, pendingEmail, changed } }) =>
    [
      credential ?? '',
      told(fieldErrors).length === 0 ? '' : 'a wrong field',
      error === null ? '' : 'an error',
      pendingEmail === null ? '' : 'an e-mail waits',
      changed === null ? '' : `${changed} changed`,
    ]
      .filter(Boolean)
      .join(', '),
  show: (credentials, record) => ({
    node: (
      <ProfileView
        profile={standIn('profile', snapshotAt(profileModel, 'editing'), record)}
        credentials={standIn('credentials', credentials, record)}
        holders={standIn('fiscalPersons', snapshotAt(fiscalPersonsModel, 'shown'), record)}
        shopAtWork={standIn('shopAtWork', snapshotAt(shopAtWorkModel, 'typing'), record)}
        cards={null}
      />
    ),
  }),
});
