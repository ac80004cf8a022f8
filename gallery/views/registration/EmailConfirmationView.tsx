import { EmailConfirmationView } from '../../../src/views/registration/EmailConfirmationView.tsx';
import { emailConfirmationModel } from '../../../paths/models/email-confirmation/email-confirmation.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { now } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: emailConfirmationModel,
  variantName: ({ context: { email, code, resentAt, error } }) =>
    [
      code === null ? 'no link' : 'by the link',
      email === '' ? 'whose is not known' : '',
      resentAt === null ? '' : 'sent again',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (confirmation) => {
    const sentAt = now - 12_000;
    return {
      '': withContext(confirmation, {
        lastMail: { sentAt, nextAt: sentAt + 60_000 },
        resentAt: confirmation.context.resentAt === null ? null : sentAt,
      }),
    };
  },
  show: (confirmation, record) => ({
    flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
    node: <EmailConfirmationView confirmation={standIn('emailConfirmation', confirmation, record)} />,
  }),
});
