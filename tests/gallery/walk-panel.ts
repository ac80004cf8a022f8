import type { OpenedPanel } from '../../gallery/frame/panels.ts';
import type { GalleryPage } from './gallery-page.ts';

/** The ways into a panel: a key by itself, or the next control and a press of it. */
const waysIn = [['ArrowRight'], ['ArrowDown'], ['Tab'], ['Tab', 'Enter']] as const;
/** The ways back to what opened it. */
const waysOut = ['Escape', 'ArrowLeft'] as const;

/** A panel of a view, in one of its states. */
interface ShownPanel extends OpenedPanel {
  readonly view: string;
  readonly state: string;
}

interface Walk {
  readonly reached: ReadonlySet<string>;
  /** Tab led out of the panel at last. */
  readonly hasLeft: boolean;
  /** Escape or an arrow led from inside back to what opened it. */
  readonly isBack: boolean;
}

/** Goes into a panel by these keys, and on by Tab until it is left. */
async function walk(gallery: GalleryPage, panel: ShownPanel, wayIn: readonly string[]): Promise<Walk> {
  const { frame, page } = gallery;
  const focused = () => frame.evaluate(() => window.gallery?.focusedControl() ?? '');
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await frame.evaluate(() => window.gallery?.settle());
    return focused();
  };
  const enter = async () => {
    await gallery.call('show', panel.view, panel.state);
    await frame.evaluate((at) => window.gallery?.focusOpener(at), panel.at);
    await frame.evaluate(() => window.gallery?.settle());
    let at = '';
    for (const key of wayIn) {
      at = await press(key);
      if (panel.byFocus.includes(at)) reached.add(at);
    }
    return at;
  };
  const reached = new Set<string>();
  let at = await enter();
  const isInside = () => panel.byFocus.includes(at);
  if (!isInside()) return { reached, hasLeft: true, isBack: false };
  let steps = 0;
  while (isInside() && steps <= panel.byFocus.length) {
    reached.add(at);
    at = await press('Tab');
    steps += 1;
  }
  const hasLeft = !isInside();
  for (const key of waysOut) {
    await enter();
    if ((await press(key)) === panel.opener) return { reached, hasLeft, isBack: true };
  }
  return { reached, hasLeft, isBack: false };
}

/** What keys cannot do with a panel that opens by pointer or focus: reach a control of it, leave it, or go back. */
export async function panelFaults(gallery: GalleryPage, panel: ShownPanel): Promise<string[]> {
  const faults = panel.byPointer
    .filter((control) => !panel.byFocus.includes(control))
    .map((control) => `${control} is shown to a pointer alone`);
  const reached = new Set<string>();
  let canLeave = false;
  let isBack = false;
  for (const wayIn of waysIn) {
    const gone = await walk(gallery, panel, wayIn);
    for (const control of gone.reached) reached.add(control);
    canLeave ||= gone.hasLeft && gone.reached.size > 0;
    isBack ||= gone.isBack;
  }
  return [
    ...faults,
    ...panel.byFocus
      .filter((control) => !reached.has(control))
      .map((control) => `${control} is out of reach`),
    ...(canLeave ? [] : ['Tab does not lead through it']),
    ...(isBack ? [] : ['neither Escape nor ArrowLeft leads back']),
  ].map((fault) => `${panel.state}, ${panel.opener}: ${fault}`);
}
