/** What a browser offers that can install the shop; it can be asked once. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Only Safari, and what else is made of it on phones and tablets of its maker, tells it by this. */
type HomeScreenNavigator = Navigator & { readonly standalone?: boolean };

/** The page runs as an installed app. */
export const runsInstalled = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || (navigator as HomeScreenNavigator).standalone === true;

/** The device installs pages by its browser's menu alone; a Mac, which cannot be touched, has another one. */
export const installsByMenu = (): boolean =>
  (navigator as HomeScreenNavigator).standalone === false && navigator.maxTouchPoints > 1;
