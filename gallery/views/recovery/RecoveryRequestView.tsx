import { RecoveryRequestView } from '../../../src/views/recovery/RecoveryRequestView.tsx';
import { recoveryRequestModel } from '../../../paths/models/recovery-request/recovery-request.model.ts';
import { standIn } from '../../stand-in.ts';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'page',
  model: recoveryRequestModel,
  variantName: ({ context: { means, email, fieldError, error } }) =>
    [
      means,
      email === '' ? 'no e-mail' : '',
      fieldError === null ? '' : 'a wrong field',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  show: (recovery, record) => ({
    node: <RecoveryRequestView recovery={standIn('recoveryRequest', recovery, record)} />,
  }),
});
