import type { GalleryPage } from './gallery-page.ts';
import { phone, wide } from './screens.ts';
import { viewText, type StateText } from './state-text.ts';

/** The brand whose words the trees in gallery/trees have. */
export const brandOfTrees = 'ortavia';

/** A control may wait for what is open beside it, as the login; what stands for a part of the page may not. */
const waitingRegions = '[aria-busy="true"]:not(button, [role="group"])';

interface ReadView {
  /** Every state, as the view's tree in gallery/trees has it. */
  readonly text: string;
  /** States that show a wait while nothing is under way. */
  readonly idle: readonly string[];
}

/** Shows a view in all its states and reads them; on a wide screen where that is asked for, or where it is on no other. */
export async function readView(gallery: GalleryPage, name: string, onWide = false): Promise<ReadView> {
  const { states, isWide } = await gallery.view(name);
  await gallery.setSize(isWide || onWide ? wide : phone);
  const texts: StateText[] = [];
  const idle: string[] = [];
  // What is drawn alike is read and pressed once.
  const seen = new Map<
    string,
    Pick<StateText, 'tree' | 'notes' | 'byItself' | 'pressed'> & { isBusy: boolean }
  >();
  for (const { name: state, way, isWaiting } of states) {
    await gallery.call('show', name, state);
    const byItself = await gallery.sentByItself();
    const look = JSON.stringify([await gallery.markup(), byItself]);
    const shown = seen.get(look) ?? {
      tree: await gallery.frame.locator('body').ariaSnapshot(),
      isBusy: (await gallery.frame.locator(waitingRegions).count()) > 0,
      notes: await gallery.accessibilityNotes(),
      byItself,
      pressed: await gallery.call('pressEverything', name, state),
    };
    seen.set(look, shown);
    if (shown.isBusy && !isWaiting) idle.push(state);
    texts.push({ name: state, says: way.map(({ says }) => says), ...shown });
  }
  await gallery.setSize(phone);
  return { text: viewText(name, texts), idle };
}
