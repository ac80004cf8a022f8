import { PrivacyView } from '../../../src/views/profile/PrivacyView.tsx';
import { accountDeletionModel } from '../../../paths/models/account-deletion/account-deletion.model.ts';
import { dataExportModel } from '../../../paths/models/data-export/data-export.model.ts';
import { openSessionsModel } from '../../../paths/models/open-sessions/open-sessions.model.ts';
import { standIn } from '../../stand-in.ts';
import { many } from '../../fixtures/more.ts';
import { openFolds } from '../../open-folds.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

const manyEntries = { addresses: many(25, (at) => ({ address1: `Via Appia ${at}`, city: 'Roma' })) };

/** On its page. */
export const view = galleryView({
  kind: 'page',
  model: dataExportModel,
  variantName: ({ context: { error } }) => (error === null ? '' : 'an error'),
  variants: (data) =>
    data.matches('saving')
      ? {
          '': data,
          'many entries': withContext(data, { exported: { ...data.context.exported, data: manyEntries } }),
        }
      : { '': data },
  show: (data, record) => ({
    flows: withoutSession(data),
    node: (
      <div ref={data.context.exported?.data === manyEntries ? openFolds : undefined}>
        <PrivacyView
          deletion={standIn('accountDeletion', snapshotAt(accountDeletionModel, 'offered'), record)}
          data={standIn('dataExport', data, record)}
          sessions={standIn('openSessions', snapshotAt(openSessionsModel, 'shown'), record)}
        />
      </div>
    ),
  }),
});
