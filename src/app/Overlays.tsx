import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { ScrollTopButton } from '../ui/navigation/ScrollTopButton.tsx';
import { ignoreStrayPresses } from '../ui/overlays/stray-press.ts';
import { Toasts } from '../views/shell/Toasts.tsx';
import { Dialogs } from './Dialogs.tsx';
import { PageNotice } from './PageNotice.tsx';
import { UnexpectedError } from './UnexpectedError.tsx';

/** Whatever stands over the page; it comes with the visitor's flows. */
export function Overlays({ path }: { path: string }) {
  const { t } = useLingui();
  useEffect(() => ignoreStrayPresses(), []);
  return (
    <>
      <ScrollTopButton label={t`Torna su`} />
      <Toasts />
      <UnexpectedError />
      <PageNotice path={path} />
      <Dialogs path={path} />
    </>
  );
}
