import { createActor } from 'xstate';
import { colourSchemeMachine } from '../../../machines/colour-scheme/colour-scheme.machine.ts';
import { colourSchemeIn } from '../../../services/device/colour-scheme.ts';
import { tabNewsIn } from '../../../services/tab-news.ts';

/** Shows these colours in the page; null follows the device. */
export type ShowTheme = (theme: 'light' | 'dark' | null) => void;

const browserStore = () =>
  colourSchemeIn({
    readCookies: () => document.cookie,
    writeCookie: (cookie) => {
      document.cookie = cookie;
    },
    isSecure: location.protocol === 'https:',
    news: tabNewsIn('colours-changed', { storage: () => localStorage, now: Date.now }),
  });

/** The choice between light and dark, in this browser; null on a server, which keeps and shows none. */
export function openColourScheme(showTheme: ShowTheme | null) {
  const store = showTheme && browserStore();
  const colourScheme = createActor(
    colourSchemeMachine.provide({
      actions: {
        keepScheme: (_, { scheme }) => store?.keep(scheme),
        showScheme: (_, { scheme }) => showTheme?.(scheme === 'system' ? null : scheme),
      },
    }),
  );
  return {
    flows: { colourScheme },
    start() {
      colourScheme.start();
      if (store === null) return;
      const tell = () => colourScheme.send({ type: 'scheme.told', scheme: store.recall() });
      store.hear(tell);
      tell();
    },
  };
}
