import { PrivacyView } from '../../../src/views/profile/PrivacyView.tsx';
import { accountDeletionModel } from '../../../paths/models/account-deletion/account-deletion.model.ts';
import { dataExportModel } from '../../../paths/models/data-export/data-export.model.ts';
import { openSessionsModel } from '../../../paths/models/open-sessions/open-sessions.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';
import { withoutSession } from '../../world.ts';

/** On its page. */
export const view = galleryView({
  kind: 'page',
  model: openSessionsModel,
  variantName: ({ context: { list, ending, error } }) =>
    [
      list === null ? '' : `${list.length} logins`,
      ending.length === 0 ? '' : `${ending.length} to end`,
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (sessions) =>
    sessions.matches('shown') && sessions.context.list?.length > 1 && sessions.context.error === null
      ? {
          '': sessions,
          'twelve of them': withContext(sessions, {
            list: [
              sessions.context.list[0],
              ...manyLike<{ sessionId: string; seenAt: string }>(
                sessions.context.list.slice(1),
                11,
                (at) => ({
                  sessionId: `login-${at}`,
                  seenAt: `2026-11-19T08:${String(at).padStart(2, '0')}:00.000Z`,
                }),
              ),
            ],
          }),
        }
      : { '': sessions },
  show: (sessions, record) => ({
    flows: withoutSession(sessions),
    node: (
      <PrivacyView
        deletion={standIn('accountDeletion', snapshotAt(accountDeletionModel, 'offered'), record)}
        data={standIn('dataExport', snapshotAt(dataExportModel, 'offered'), record)}
        sessions={standIn('openSessions', sessions, record)}
      />
    ),
  }),
});
