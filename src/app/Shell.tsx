import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import { paths } from '../routing/paths.ts';
import { BareHeader } from '../ui/layout/Header.tsx';
import { mainId } from '../ui/layout/main-id.ts';
import { noticeAreaId } from '../ui/layout/notice-area-id.ts';
import { ProgressBar } from '../ui/feedback/ProgressBar.tsx';
import { SkipLink } from '../ui/navigation/SkipLink.tsx';
import { Steps } from '../ui/navigation/Steps.tsx';
import { TextLink } from '../ui/buttons/TextLink.tsx';
import { useShop } from '../views/shop-context.ts';
import { ShopBottomBar } from '../views/shell/ShopBottomBar.tsx';
import { ShopFooter } from '../views/shell/ShopFooter.tsx';
import { ShopLogo } from '../views/shell/ShopLogo.tsx';
import { ShopHeader } from '../views/shell/ShopHeader.tsx';
import type { ShownPage } from '../routing/page.ts';

interface ShellProps {
  logo: LogoDrawing;
  shown: ShownPage;
  children: ReactNode;
}

/** What stands around every page. */
export function Shell({ logo, shown: { at, isCheckout }, children }: ShellProps) {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const isWaiting = useSelector(flows.pendingRequests, (pendingRequests) => pendingRequests.hasTag('busy'));
  return (
    <>
      <SkipLink href={`#${mainId}`}>{t`Vai al contenuto`}</SkipLink>
      {isCheckout ? (
        <CheckoutHeader logo={logo} path={at.pathname} />
      ) : (
        <ShopHeader logo={logo} path={at.pathname} />
      )}
      <main id={mainId} tabIndex={-1}>
        {isWaiting && <ProgressBar label={t`Caricamento`} />}
        <div id={noticeAreaId} />
        {children}
      </main>
      {!isCheckout && <ShopFooter logo={logo} />}
      {!isCheckout && tenant.features.bottomBarOnWeb && <ShopBottomBar path={at.pathname} />}
    </>
  );
}

function CheckoutHeader({ logo, path }: { logo: LogoDrawing; path: string }) {
  const { t } = useLingui();
  const isPaying = path.startsWith(paths.payment);
  return (
    <BareHeader
      logo={<ShopLogo of={logo} />}
      center={
        <Steps
          label={t`Passi dell’ordine`}
          steps={[
            { label: t`Carrello`, state: 'done' },
            { label: t`Cassa`, state: isPaying ? 'done' : 'now' },
            { label: t`Pagamento`, state: isPaying ? 'now' : 'next' },
          ]}
        />
      }
      help={<TextLink href={paths.content('contatti')}>{t`Aiuto`}</TextLink>}
    />
  );
}
