import { isConfirmationOpen } from '../../../machines/reauthentication/reauthentication.selectors.ts';
import { reauthenticationModel } from '../../../paths/models/reauthentication/reauthentication.model.ts';
import { ReauthenticationDialog } from '../../../src/views/session/ReauthenticationDialog.tsx';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: reauthenticationModel,
  isShown: isConfirmationOpen,
  variantName: ({ context: { error } }) => (error === null ? '' : 'an error'),
  show: (reauthentication) => ({ flows: { reauthentication }, node: <ReauthenticationDialog /> }),
});
