import { isUpdateRequired } from '../../../machines/version-check/version-check.selectors.ts';
import { appLifecycleModel } from '../../../paths/models/app-lifecycle/app-lifecycle.model.ts';
import { versionCheckModel } from '../../../paths/models/version-check/version-check.model.ts';
import { UpgradeScreen } from '../../../src/views/system/UpgradeScreen.tsx';
import { snapshotAt } from '../../states/reached-states.ts';
import { galleryView } from '../../view.ts';
import { WithLogo } from '../../WithLogo.tsx';

export const view = galleryView({
  kind: 'dialog',
  model: versionCheckModel,
  isShown: isUpdateRequired,
  // The one button waits with a write that is under way, while the shop is asked once more.
  show: (versionCheck) => ({
    flows: {
      versionCheck,
      ...(versionCheck.matches({ check: 'asking' }) && {
        appLifecycle: snapshotAt(appLifecycleModel, 'running.owed'),
      }),
    },
    node: <WithLogo>{(logo) => <UpgradeScreen logo={logo} />}</WithLogo>,
  }),
});
