import { PasswordResetView } from '../../../src/views/recovery/PasswordResetView.tsx';
import { passwordResetModel } from '../../../paths/models/password-reset/password-reset.model.ts';
import { sessionModel } from '../../../paths/models/session/session.model.ts';
import { standIn } from '../../stand-in.ts';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: passwordResetModel,
  variantName: ({ context: { fieldError, error } }) =>
    [fieldError === null ? '' : 'a wrong field', error === null ? '' : 'an error'].filter(Boolean).join(', '),
  show: (reset, record) => ({
    flows: { session: snapshotAt(sessionModel, 'anonymous.browsing') },
    node: <PasswordResetView reset={standIn('passwordReset', reset, record)} />,
  }),
});
