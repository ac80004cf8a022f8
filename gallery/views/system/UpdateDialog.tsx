import { isUpdateOffered } from '../../../machines/version-check/version-check.selectors.ts';
import { versionCheckModel } from '../../../paths/models/version-check/version-check.model.ts';
import { UpdateDialog } from '../../../src/views/system/UpdateDialog.tsx';
import { galleryView } from '../../view.ts';

export const view = galleryView({
  kind: 'dialog',
  model: versionCheckModel,
  isShown: isUpdateOffered,
  show: (versionCheck) => ({ flows: { versionCheck }, node: <UpdateDialog /> }),
});
