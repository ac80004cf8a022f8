import { EmailChangeView } from '../../../src/views/profile/EmailChangeView.tsx';
import { emailChangeModel } from '../../../paths/models/email-change/email-change.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: emailChangeModel,
  show: (change, record) => ({
    flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
    node: <EmailChangeView change={standIn('emailChange', change, record)} />,
  }),
});
