import { hrefHere } from './entry/here.ts';

/**
 * Back closes what is open over a page before it leaves the page. Each overlay has an entry of the history on top of its
 * page's, with the same address; the entry of one that was closed otherwise stays, is used by the next one, gives its
 * place to the next page, and is passed over by Back.
 */
export interface OverlayHistory {
  /** An overlay is open: `close` is what the shopper's own closing does. Returns what tells that it is open no longer. */
  opened: (close: () => void) => () => void;
  /** The entry on screen belongs to an overlay: what is entered next takes its place. */
  isOverlayEntry: () => boolean;
  /** The browser went to another entry of the history. True: the page stays, overlays heard of it. */
  popped: () => boolean;
  /** Another entry was made. */
  entered: () => void;
}

/** How many overlays are open over the page of an entry. */
const overlaysOf = (state: unknown): number =>
  state instanceof Object && 'overlays' in state && typeof state.overlays === 'number' ? state.overlays : 0;

/** Of the window's own history; nothing of an earlier document is open. */
export function createOverlayHistory(): OverlayHistory {
  const open: { close: () => void }[] = [];
  let shown = { href: hrefHere(), overlays: overlaysOf(history.state) };

  const addMissingEntries = () => {
    while (shown.overlays < open.length) {
      shown = { ...shown, overlays: shown.overlays + 1 };
      const state = { ...(history.state as object | null), overlays: shown.overlays };
      // Not `history.pushState`: what listens to that opens pages.
      History.prototype.pushState.call(history, state, '');
    }
  };
  const addMissingEntriesSoon = () => setTimeout(addMissingEntries);

  return {
    opened(close) {
      const overlay = { close };
      open.push(overlay);
      addMissingEntries();
      return () => {
        const at = open.indexOf(overlay);
        if (at !== -1) open.splice(at, 1);
      };
    },
    isOverlayEntry: () => overlaysOf(history.state) > 0,
    popped() {
      const before = shown;
      shown = { href: hrefHere(), overlays: overlaysOf(history.state) };
      if (shown.href !== before.href || shown.overlays === before.overlays) return false;
      const isBack = shown.overlays < before.overlays;
      const covered = open.slice(shown.overlays);
      if (isBack && covered.length === 0) history.back();
      for (const { close } of covered.toReversed()) close();
      // One that asks before it closes, or stays, is there for the next Back.
      addMissingEntriesSoon();
      return true;
    },
    entered() {
      shown = { href: hrefHere(), overlays: overlaysOf(history.state) };
      // What the new page leaves open; the rest closes before.
      addMissingEntriesSoon();
    },
  };
}
