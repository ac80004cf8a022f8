import { EmailStopView } from '../../../src/views/profile/EmailStopView.tsx';
import { emailStopModel } from '../../../paths/models/email-stop/email-stop.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: emailStopModel,
  variantName: ({ context: { error } }) => (error === null ? '' : 'an error'),
  show: (stop, record) => ({
    flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
    node: <EmailStopView stop={standIn('emailStop', stop, record)} />,
  }),
});
