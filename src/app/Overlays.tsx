import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { OpenedPage } from '../routing/page.ts';
import { ScrollTopButton } from '../ui/navigation/ScrollTopButton.tsx';
import { ignoreStrayPresses } from '../ui/overlays/stray-press.ts';
import { Toasts } from '../views/shell/Toasts.tsx';
import { Dialogs } from './Dialogs.tsx';
import { InstallPlace } from './InstallPlace.tsx';
import { PageNotice } from './PageNotice.tsx';
import { PageShortcuts } from './PageShortcuts.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

export interface OverlaysProps {
  /** Path on screen, and the page that stands there. */
  path: string;
  page: OpenedPage | undefined;
  logo: LogoDrawing;
}

/** Whatever stands over the page, or comes into it with the visitor's flows. */
export function Overlays({ path, page, logo }: OverlaysProps) {
  const { t } = useLingui();
  useEffect(() => ignoreStrayPresses(), []);
  return (
    <>
      <ScrollTopButton label={t`Torna su`} />
      <Toasts />
      <UnexpectedError />
      <PageNotice path={path} />
      <PageShortcuts page={page} />
      <InstallPlace path={path} logo={logo} />
      <Dialogs path={path} />
    </>
  );
}
