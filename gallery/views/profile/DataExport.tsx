import { PrivacyView } from '../../../src/views/profile/PrivacyView.tsx';
import { accountDeletionModel } from '../../../paths/models/account-deletion/account-deletion.model.ts';
import { dataExportModel } from '../../../paths/models/data-export/data-export.model.ts';
import { openSessionsModel } from '../../../paths/models/open-sessions/open-sessions.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

/** On its page. */
export const view = galleryView({
  kind: 'page',
  model: dataExportModel,
  variantName: ({ context: { error } }) => (error === null ? '' : 'an error'),
  show: (data, record) => ({
    flows: withoutSession(data),
    node: (
      <PrivacyView
        deletion={standIn('accountDeletion', snapshotAt(accountDeletionModel, 'offered'), record)}
        data={standIn('dataExport', data, record)}
        sessions={standIn('openSessions', snapshotAt(openSessionsModel, 'shown'), record)}
      />
    ),
  }),
});
