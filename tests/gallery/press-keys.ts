import type { KeyStep } from '../../gallery/keyboard.ts';
import type { GalleryPage } from './gallery-page.ts';
import { phone, wide } from './screens.ts';
import { sentText } from './state-text.ts';

/** What came of a step, or is to come of it. */
interface Outcome {
  readonly focused: string | null;
  readonly sent: readonly string[];
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

/** A script as it is to go, and as it went, a line for each step. */
export interface PressedScript {
  readonly wanted: readonly string[];
  readonly seen: readonly string[];
}

function stepText({ at, pressed }: KeyStep, { focused, sent, shown, hidden }: Outcome): string {
  const keys =
    at !== null
      ? `at “${at}”`
      : pressed.every((key) => key.length === 1)
        ? `“${pressed.join('')}”`
        : pressed.join(' ');
  return [
    `${keys} → ${focused === null ? 'nothing has the focus' : `focus on “${focused}”`}`,
    ...(sent.length === 0 ? [] : [`sends ${sent.join(', ')}`]),
    ...shown.map((part) => `shows ${part}`),
    ...hidden.map((part) => `does not show ${part}`),
  ].join('; ');
}

/** Presses the keys of a state's script, and tells what came of each step. */
export async function pressKeys(
  gallery: GalleryPage,
  { view, state }: { readonly view: string; readonly state: string },
): Promise<PressedScript> {
  const { isWide, keyboard } = await gallery.view(view);
  const steps = keyboard[state];
  if (steps === undefined) throw new RangeError(`${view} has no keys in ${state}`);
  const { frame, page } = gallery;
  // What stands around the pages has more to be reached by keys on a wide screen.
  await gallery.setSize(isWide || view.startsWith('shell/') ? wide : phone);
  await gallery.call('show', view, state);
  await frame.evaluate(() => window.gallery?.stand());
  const focus = () => frame.evaluate(() => window.gallery?.focused() ?? null);
  const sent = async () => (await frame.evaluate(() => window.gallery?.sent() ?? [])).map(sentText);
  const wanted: string[] = [];
  const seen: string[] = [];
  let wantedFocus = await focus();
  let already = (await sent()).length;
  for (const step of steps) {
    if (step.at !== null) await frame.evaluate((name) => window.gallery?.focusOn(name), step.at);
    for (const key of step.pressed) {
      await page.keyboard.press(key);
      await frame.evaluate(() => window.gallery?.settle());
    }
    const all = await sent();
    const hasParts = step.shown.length + step.hidden.length > 0;
    const tree = hasParts ? await frame.locator('body').ariaSnapshot() : '';
    wantedFocus = step.focused === undefined ? wantedFocus : step.focused;
    wanted.push(stepText(step, { ...step, focused: wantedFocus }));
    seen.push(
      stepText(step, {
        focused: await focus(),
        sent: all.slice(already),
        shown: step.shown.filter((part) => tree.includes(part)),
        hidden: step.hidden.filter((part) => !tree.includes(part)),
      }),
    );
    already = all.length;
  }
  await gallery.setSize(phone);
  return { wanted, seen };
}
