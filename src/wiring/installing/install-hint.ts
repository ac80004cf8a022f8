import { createActor } from 'xstate';
import { installHintActors } from '../../../machines/install-hint/install-hint.actors.ts';
import { installHintMachine } from '../../../machines/install-hint/install-hint.machine.ts';
import type { AppStateStore } from '../../../services/device/app-state.ts';
import { installsByMenu, runsInstalled } from '../../../services/device/installing.ts';
import type { KeptOffer } from './lazy-installing.ts';

export interface InstallHintDependencies {
  appState: () => Promise<AppStateStore>;
  kept: KeptOffer;
}

/** Starts the hint that the shop can be installed; its code comes when the shopper goes on. */
export function openInstallHint({ appState, kept }: InstallHintDependencies) {
  const installHint = createActor(
    installHintMachine.provide({
      actors: installHintActors({
        appState,
        async askBrowser() {
          const { installOffer: offer } = kept;
          if (offer === null) throw new Error('the browser has offered nothing');
          kept.installOffer = null;
          await offer.prompt();
          return (await offer.userChoice).outcome;
        },
        now: Date.now,
      }),
    }),
    { input: { isInstalled: runsInstalled(), way: installsByMenu() ? 'guide' : null } },
  ).start();
  const told = () => installHint.send({ type: 'offer.made' });
  if (kept.installOffer !== null) told();
  addEventListener('beforeinstallprompt', told);
  addEventListener('appinstalled', () => installHint.send({ type: 'app.installed' }));
  return { flows: { installHint } };
}
