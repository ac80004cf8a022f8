import { nameOf, plain, roleOf, wordsOf } from './element-name.ts';

const operable =
  'a[href], button, [role="button"], [role="tab"], [role="option"], [role="radio"], [role="switch"], [role="checkbox"]';

const controls = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>(operable)].filter((element) => element.checkVisibility());

/** Words without case and punctuation, as speech input compares them. */
const spoken = (text: string): string[] =>
  plain(text.toLowerCase().replaceAll(/[^\p{L}\p{N}.,%€$+×]/gu, ' '))
    .split(' ')
    .map((word) => word.replaceAll(/^[.,]+|,+$/g, ''))
    .filter(Boolean);

const isClipped = (element: Element): boolean => {
  const { position, width, height } = getComputedStyle(element);
  return position === 'absolute' && width === '1px' && height === '1px';
};

interface Seen {
  /** The text of the control. */
  label: string;
  /** What is no part of its name. */
  besides: string;
}

function seenIn(control: Element): Seen {
  const seen: Seen = { label: '', besides: '' };
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent } = node;
    if (parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
    let isHidden = false;
    for (
      let around: Element | null = parent;
      around !== null && around !== control;
      around = around.parentElement
    )
      isHidden ||= isClipped(around);
    if (isHidden) continue;
    const place = parent.closest('[aria-hidden="true"]') === null ? 'label' : 'besides';
    seen[place] += `${node.textContent ?? ''} `;
  }
  return seen;
}

/** Whether a word is there, or what it is short for: `ca.` for `circa`, `dom` for `domenica`. */
const isIn = (words: readonly string[], word: string): boolean =>
  words.some((one) => {
    const bare = word.replace(/\.$/, '');
    const isContracted = bare !== word && one.startsWith(bare.charAt(0)) && one.endsWith(bare.slice(-1));
    return one.replace(/\.$/, '') === bare || isContracted || (bare.length === 3 && one.startsWith(bare));
  });

/** What text says, whatever is between its words: a line of its own ends no word in the markup. */
const squeezed = (text: string): string => spoken(text).join('');

/** Controls whose visible text their name does not have, or nothing says (WCAG 2.5.3). */
export function misnamedControls(): string[] {
  return controls().flatMap((control) => {
    const name = nameOf(control);
    const { label, besides } = seenIn(control);
    const description = [...spoken(name), ...spoken(wordsOf(control, 'aria-describedby'))];
    const unsaid = spoken(besides).filter((word) => !isIn(description, word));
    const told = `${roleOf(control)} "${name}"`;
    const faults: string[] = [];
    if (!squeezed(name).includes(squeezed(label))) faults.push(`${told} shows ${plain(label)}`);
    if (unsaid.length > 0) faults.push(`${told} shows ${unsaid.join(' ')}, which nothing says`);
    return faults;
  });
}

const regions =
  'article, section, nav, aside, form, fieldset, table, tr, li, dialog, [role="group"], [role="region"], [role="dialog"], [role="alertdialog"], [role="radiogroup"], [role="tabpanel"], [role="tablist"], [role="search"]';

/** The names of what a control stands in, the nearest first. */
function placeOf(control: Element): string {
  const names: string[] = [];
  for (
    let around = control.parentElement?.closest(regions) ?? null;
    around !== null;
    around = around.parentElement?.closest(regions) ?? null
  )
    names.push(nameOf(around));
  return names.filter(Boolean).join(' < ');
}

/**
 * What a control acts on: where a link leads, of what stands in a card or a row all that is said there. Two cards alike in
 * every word are one thing to whoever looks at them.
 */
const targetOf = (control: Element): string | null =>
  control.closest('article, li, tr')?.textContent ?? control.getAttribute('href');

/** Controls that share role, name and the names of all they stand in, and act on different things. */
export function alikeControls(): string[] {
  const found = Map.groupBy(
    controls().filter((control) =>
      control.matches('a[href], button, [role="button"], [role="switch"], [role="checkbox"]'),
    ),
    (control) => `${roleOf(control)} "${nameOf(control)}" in ${placeOf(control) || 'the page'}`,
  );
  return [...found].flatMap(([told, same]) => {
    const targets = new Set(same.map((control, at) => targetOf(control) ?? `${at}`));
    return targets.size < 2 ? [] : [`${told}: ${targets.size} things`];
  });
}
