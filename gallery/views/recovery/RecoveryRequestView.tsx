import { RecoveryRequestView } from '../../../src/views/recovery/RecoveryRequestView.tsx';
import { recoveryRequestModel } from '../../../paths/models/recovery-request/recovery-request.model.ts';
import { standIn } from '../../stand-in.ts';
import { withContext } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { now } from '../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: recoveryRequestModel,
  variantName: ({ context: { means, email, resentAt, fieldError, error } }) =>
    [
      means,
      email === '' ? 'no e-mail' : '',
      resentAt === null ? '' : 'asked again',
      fieldError === null ? '' : 'a wrong field',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (recovery) => {
    const sentAt = now - 12_000;
    return {
      '': withContext(recovery, {
        lastMail: { sentAt, nextAt: sentAt + 60_000 },
        resentAt: recovery.context.resentAt === null ? null : sentAt,
      }),
    };
  },
  show: (recovery, record) => ({
    node: <RecoveryRequestView recovery={standIn('recoveryRequest', recovery, record)} />,
  }),
});
