import { PrivacyView } from '../../../src/views/profile/PrivacyView.tsx';
import { accountDeletionModel } from '../../../paths/models/account-deletion/account-deletion.model.ts';
import { dataExportModel } from '../../../paths/models/data-export/data-export.model.ts';
import { openSessionsModel } from '../../../paths/models/open-sessions/open-sessions.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: accountDeletionModel,
  variantName: ({ context: { error, order, losses } }) =>
    [
      error === null ? '' : 'an error',
      order === null ? '' : 'an order',
      losses === null ? '' : 'with what is lost',
    ]
      .filter(Boolean)
      .join(', '),
  show: (deletion, record) => ({
    flows: withoutSession(deletion),
    node: (
      <PrivacyView
        deletion={standIn('accountDeletion', deletion, record)}
        data={standIn('dataExport', snapshotAt(dataExportModel, 'offered'), record)}
        sessions={standIn('openSessions', snapshotAt(openSessionsModel, 'shown'), record)}
      />
    ),
  }),
});
