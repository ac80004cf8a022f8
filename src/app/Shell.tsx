import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import { mainId } from '../ui/layout/main-id.ts';
import { noticeAreaId } from '../ui/layout/notice-area-id.ts';
import { topAreaId } from '../ui/primitives/top-area-id.ts';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { ProductsSkipLink, SkipLink } from '../ui/navigation/SkipLink.tsx';
import { useShop } from '../views/shop-context.ts';
import { CookieBanner } from '../views/cookies/CookieBanner.tsx';
import { ShopBottomBar } from '../views/shell/ShopBottomBar.tsx';
import { ShopFooter } from '../views/shell/ShopFooter.tsx';
import { ShopLogo } from '../views/shell/ShopLogo.tsx';
import { ShopHeader } from '../views/shell/ShopHeader.tsx';
import type { OpenedPage, PageLocation } from '../routing/page.ts';

interface ShellProps {
  logo: LogoDrawing;
  at: PageLocation;
  /** Of a page that shows its own in the place of everything around. */
  header: OpenedPage['header'];
  /** What the server says where no script runs. */
  scriptNotice: ReactNode;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ logo, at, header, scriptNotice, children }: ShellProps) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const isWaiting = useSelector(flows.pendingRequests, (pendingRequests) => pendingRequests.hasTag('busy'));
  const isBare = header !== undefined;
  return (
    <>
      <SkipLink href={`#${mainId}`}>{t`Vai al contenuto`}</SkipLink>
      <ProductsSkipLink>{t`Vai ai prodotti`}</ProductsSkipLink>
      <div id={topAreaId} />
      <CookieBanner returnTo={at.pathname + at.search} />
      {isBare ? header(<ShopLogo of={logo} />) : <ShopHeader logo={logo} path={at.pathname} />}
      <main id={mainId} tabIndex={-1}>
        {isWaiting && <ProgressBar label={t`Caricamento`} />}
        {/* React takes no notice of what the server wrote into it. */}
        <noscript>{scriptNotice}</noscript>
        <div id={noticeAreaId} />
        {children}
      </main>
      {!isBare && <ShopFooter logo={logo} at={at.pathname + at.search} />}
      {!isBare && tenant.features.bottomBarOnWeb && <ShopBottomBar path={at.pathname} />}
    </>
  );
}
