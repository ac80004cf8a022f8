import { AccountDeletedView } from '../../../src/views/profile/AccountDeletedView.tsx';
import { accountDeletionModel } from '../../../paths/models/account-deletion/account-deletion.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: accountDeletionModel,
  isShown: (deletion) => deletion.matches('deleted'),
  show: () => ({
    flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
    node: <AccountDeletedView />,
  }),
});
