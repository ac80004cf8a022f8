import { language } from '#language';
import { I18nProvider } from '@lingui/react';
import { AddressContext } from '../ui/navigation/Anchor.tsx';
import type { I18n } from '@lingui/core';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import type { bootMachine } from '../../machines/boot/boot.machine.ts';
import { isLive } from '../../machines/boot/boot.selectors.ts';
import type { pagesMachine } from '../../machines/pages/pages.machine.ts';
import { addressIn } from '../wiring/address-in.ts';
import { createFocusHistory, FocusHistoryContext } from '../ui/overlays/focus-history.ts';
import { CurrencyContext } from '../text/money.ts';
import { DataLanguageContext } from '../ui/primitives/DataText.tsx';
import { ShopContext, type ShopContextValue } from '../views/shop-context.ts';
import { AppBoundary } from './AppBoundary.tsx';
import { LazyOverlays } from './LazyOverlays.tsx';
import type { OverlaysProps } from './Overlays.tsx';
import { PageFailure } from './PageFailure.tsx';
import { Pages } from './Pages.tsx';
import type { OpenedPage, PageLocation } from '../routing/page.ts';
import { Shell } from './Shell.tsx';

export interface AppProps {
  i18n: I18n;
  shop: ShopContextValue;
  logo: LogoDrawing;
  pages: ActorRefFrom<typeof pagesMachine>;
  boot: ActorRefFrom<typeof bootMachine>;
  pageOf: (key: string) => OpenedPage | undefined;
  locationOf: (href: string) => PageLocation;
  /** Another page stands on screen. */
  onShown: () => void;
  /** What the server says where no script runs. */
  scriptNotice?: ReactNode;
}

/** The storefront: the shell, the page on screen, whatever is open over it. */
export function App({ i18n, shop, logo, pages, boot, pageOf, locationOf, onShown, scriptNotice }: AppProps) {
  const { key, href } = useSelector(pages, (snapshot) => snapshot.context.shown);
  const hasFailed = useSelector(pages, (snapshot) => snapshot.matches('failed'));
  const isOpening = useSelector(pages, (snapshot) => snapshot.hasTag('busy'));
  const at = useMemo(() => locationOf(href), [href, locationOf]);
  useLayoutEffect(onShown, [href, onShown]);
  const { pendingRequests } = shop.flows;
  // A page whose code or data are waited for is told of as a call is (SHELL-10).
  useEffect(() => {
    if (!isOpening) return;
    pendingRequests.send({ type: 'call.started' });
    return () => pendingRequests.send({ type: 'call.ended' });
  }, [isOpening, pendingRequests]);
  const onHydrated = useCallback(() => boot.send({ type: 'page.hydrated' }), [boot]);
  const [focusHistory] = useState(createFocusHistory);
  const [own] = shop.tenant.facts.languages;
  const addressOf = useMemo(() => addressIn(shop.tenant), [shop.tenant]);
  return (
    <I18nProvider i18n={i18n}>
      <ShopContext value={shop}>
        <CurrencyContext value={shop.tenant.facts.currency}>
          <DataLanguageContext value={own === language ? undefined : own}>
            <FocusHistoryContext value={focusHistory}>
              <AddressContext value={addressOf}>
                <AppBoundary>
                  <Shell logo={logo} at={at} header={pageOf(key)?.header} scriptNotice={scriptNotice}>
                    {hasFailed && <PageFailure onRetry={() => pages.send({ type: 'page.retry' })} />}
                    <Pages
                      shown={key}
                      isCovered={hasFailed}
                      at={at}
                      pageOf={pageOf}
                      onHydrated={onHydrated}
                    />
                  </Shell>
                  <VisitorOverlays boot={boot} path={at.pathname} page={pageOf(key)} logo={logo} />
                </AppBoundary>
              </AddressContext>
            </FocusHistoryContext>
          </DataLanguageContext>
        </CurrencyContext>
      </ShopContext>
    </I18nProvider>
  );
}

/** By itself: the page below is not rendered again when the visitor's machines come. */
function VisitorOverlays({ boot, ...page }: OverlaysProps & Pick<AppProps, 'boot'>) {
  return useSelector(boot, isLive) && <LazyOverlays {...page} />;
}
