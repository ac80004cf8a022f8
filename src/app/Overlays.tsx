import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { isUpdateRequired } from '../../machines/version-check/version-check.selectors.ts';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { OpenedPage } from '../routing/page.ts';
import { ScrollTopButton } from '../ui/navigation/ScrollTopButton.tsx';
import { keepFocus } from '../ui/overlays/focus/keep-focus.ts';
import { ignoreStrayPresses } from '../ui/overlays/stray-press.ts';
import { onDemand } from '../views/on-demand.tsx';
import { useShop } from '../views/shop-context.ts';
import { deviceWords, dialogModules } from '../wiring/dialog-modules.ts';
import { Toasts } from '../views/shell/Toasts.tsx';
import { Dialogs } from './Dialogs.tsx';
import { InstallPlace } from './InstallPlace.tsx';
import { OfflinePlace } from './OfflinePlace.tsx';
import { PushPlace } from './PushPlace.tsx';
import { PageNotice } from './PageNotice.tsx';
import { PageShortcuts } from './PageShortcuts.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

const UpgradeScreen = onDemand(async () => (await dialogModules.upgrade()).UpgradeScreen, deviceWords);

export interface OverlaysProps {
  logo: LogoDrawing;
  /** Path on screen, and the page that stands there. */
  path: string;
  page: OpenedPage | undefined;
}

/** Whatever stands over the page, or comes into it with the visitor's flows. */
export function Overlays({ logo, path, page }: OverlaysProps) {
  const { t } = useLingui();
  const isTooOld = useSelector(useShop().flows.versionCheck, isUpdateRequired);
  useEffect(() => ignoreStrayPresses(), []);
  useEffect(() => keepFocus(globalThis.earlyScript?.lastFocused), []);
  if (isTooOld) return <UpgradeScreen logo={logo} />;
  return (
    <>
      <ScrollTopButton label={t`Torna su`} />
      <OfflinePlace />
      <PushPlace />
      <Toasts />
      <UnexpectedError />
      <PageNotice path={path} />
      <PageShortcuts page={page} />
      <InstallPlace path={path} logo={logo} />
      <Dialogs path={path} />
    </>
  );
}
