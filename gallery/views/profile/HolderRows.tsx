import { ProfileView } from '../../../src/views/profile/ProfileView.tsx';
import { credentialsModel } from '../../../paths/models/credentials/credentials.model.ts';
import { fiscalPersonsModel } from '../../../paths/models/fiscal-persons/fiscal-persons.model.ts';
import { told } from '../../../paths/models/fiscal-persons/fiscal-persons.rules.ts';
import { profileModel } from '../../../paths/models/profile/profile.model.ts';
import { shopAtWorkModel } from '../../../paths/models/shop-at-work/shop-at-work.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

/** On its page. */
export const view = galleryView({
  kind: 'page',
  model: fiscalPersonsModel,
  variantName: ({ context: { persons, fieldErrors, error } }) =>
    [
      persons === null ? 'not known yet' : '',
      persons?.length === 0 ? 'none yet' : '',
      told(fieldErrors).length === 0 ? '' : 'a wrong field',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (holders) =>
    holders.matches('shown') && holders.context.persons?.length > 0 && holders.context.error === null
      ? {
          '': holders,
          'twelve holders': withContext(holders, {
            persons: [
              holders.context.persons[0],
              ...manyLike<{ userPersonFiscalId: number; companyName: string; firstName: string }>(
                holders.context.persons,
                11,
                (at) => ({
                  userPersonFiscalId: 900 + at,
                  companyName: `Ditta ${at}`,
                  firstName: `Persona ${at}`,
                }),
              ),
            ],
          }),
        }
      : { '': holders },
  show: (holders, record) => ({
    flows: withoutSession(holders),
    node: (
      <ProfileView
        profile={standIn('profile', snapshotAt(profileModel, 'editing'), record)}
        credentials={standIn('credentials', snapshotAt(credentialsModel, 'closed'), record)}
        holders={standIn('fiscalPersons', holders, record)}
        shopAtWork={standIn('shopAtWork', snapshotAt(shopAtWorkModel, 'typing'), record)}
        cards={null}
      />
    ),
  }),
});
