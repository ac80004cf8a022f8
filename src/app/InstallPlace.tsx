import { useSelector } from '@xstate/react';
import type { LogoDrawing } from '../../tenants/theme/logo.ts';
import { areCookiesAsked } from '../../machines/cookie-consent/cookie-consent.selectors.ts';
import { isInstallOffered } from '../../machines/install-hint/install-hint.selectors.ts';
import { routeOf } from '../routing/match-route.ts';
import type { Route } from '../routing/routes.ts';
import { onDemand } from '../views/on-demand.tsx';
import { useShop } from '../views/shop-context.ts';
import { deviceWords, dialogModules } from '../wiring/dialog-modules.ts';

const InstallHint = onDemand(async () => (await dialogModules.install()).InstallHint, deviceWords);

/** Pages where somebody orders, pays or says who they are: nothing else is asked there. */
const busyPages: readonly Route['page'][] = [
  'checkout',
  'payment',
  'payment-result',
  'login',
  'registration',
  'missing-consents',
  'service-down',
];

/** Where the hint to install the shop may stand (SHELL-18). */
export function InstallPlace({ path, logo }: { path: string; logo: LogoDrawing }) {
  const { installHint, cookieConsent } = useShop().flows;
  const isOffered = useSelector(installHint, isInstallOffered);
  const areAsked = useSelector(cookieConsent, areCookiesAsked);
  if (!isOffered || areAsked || busyPages.includes(routeOf(path).route.page)) return null;
  return <InstallHint logo={logo} />;
}
