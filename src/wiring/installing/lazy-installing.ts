import type { InstallOffer } from '../../../services/device/installing.ts';
import { installsByMenu, runsInstalled } from '../../../services/device/installing.ts';
import type { AppStateStore } from '../../../services/device/app-state.ts';
import type { VisitorFlows } from '../../views/flows.ts';
import type { Screen } from '../counting/shown-pages.ts';
import { dialogModules } from '../dialog-modules.ts';
import { lazyFlow } from '../lazy-flow.ts';
import { whenIdle } from '../prefetch.ts';

type InstallFlows = Pick<VisitorFlows, 'installHint'>;

/** What the browser has offered and was not asked yet. */
export interface KeptOffer {
  installOffer: InstallOffer | null;
}

export interface InstallingDependencies {
  screen: () => Screen;
  kept: KeptOffer;
  appState: () => Promise<AppStateStore>;
  flows: Pick<VisitorFlows, 'cart' | 'session'>;
}

/** What is seen of it before it was ever opened. */
const first = { installHint: { value: 'waiting', context: {}, tags: [] } };

/**
 * The hint that the shop can be installed, and the number on the icon of the installed app. The code of the one comes with
 * the second page of a visit where the device can install, that of the other where it has (SHELL-18, B-40). Null on the
 * server, which installs nothing.
 */
export function lazyInstalling(deps: InstallingDependencies | null): InstallFlows {
  const flows = lazyFlow<InstallFlows>(first, async () => {
    if (deps === null) throw new Error('nothing is installed on a server');
    const [{ openInstallHint }] = await Promise.all([import('./install-hint.ts'), dialogModules.install()]);
    return openInstallHint(deps);
  });
  if (deps !== null) follow(deps, () => flows.installHint.send({ type: 'shopper.engaged' }));
  return flows;
}

function follow({ screen, kept, flows }: InstallingDependencies, engage: () => void): void {
  if (runsInstalled()) {
    whenIdle(() => void import('./cart-badge.ts').then(({ watchCartBadge }) => watchCartBadge(flows)));
    return;
  }
  addEventListener('appinstalled', () => {
    kept.installOffer = null;
  });
  const { pages } = screen();
  const { key } = pages.getSnapshot().context.shown;
  const watched = pages.subscribe(({ context }) => {
    if (context.shown.key === key) return;
    watched.unsubscribe();
    whenIdle(() => {
      if (kept.installOffer !== null || installsByMenu()) engage();
      else addEventListener('beforeinstallprompt', engage, { once: true });
    });
  });
}
