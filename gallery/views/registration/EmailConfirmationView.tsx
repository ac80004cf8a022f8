import { EmailConfirmationView } from '../../../src/views/registration/EmailConfirmationView.tsx';
import { emailConfirmationModel } from '../../../paths/models/email-confirmation/email-confirmation.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: emailConfirmationModel,
  variantName: ({ context: { email, code, error } }) =>
    [
      code === null ? 'no link' : 'by the link',
      email === '' ? 'whose is not known' : '',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (confirmation, record) => ({
    flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
    node: <EmailConfirmationView confirmation={standIn('emailConfirmation', confirmation, record)} />,
  }),
});
