import { isInstallOffered } from '../../../machines/install-hint/install-hint.selectors.ts';
import { installHintModel } from '../../../paths/models/install-hint/install-hint.model.ts';
import { InstallHint } from '../../../src/views/system/InstallHint.tsx';
import { galleryView } from '../../view.ts';
import { WithLogo } from '../../WithLogo.tsx';

export const view = galleryView({
  kind: 'part',
  model: installHintModel,
  isShown: isInstallOffered,
  show: (installHint) => ({
    flows: { installHint },
    node: <WithLogo>{(logo) => <InstallHint logo={logo} />}</WithLogo>,
  }),
});
