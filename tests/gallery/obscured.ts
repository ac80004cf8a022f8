import type { Frame } from '@playwright/test';

/**
 * Words that may end in an ellipsis, by the style they have in src/ui: a class is `<File>_<style>__<hash>`. Each stands
 * whole on the page it leads to.
 */
const shortened: readonly string[] = ['ProductTile_title'];

/** Text that is cut off: it reaches out of something around it that hides what overflows and cannot be scrolled. */
export const cutOffText = (frame: Frame): Promise<string[]> =>
  frame.evaluate((exempt) => {
    const tolerance = 2;
    const isExempt = (element: Element) =>
      [...element.classList].some((name) => exempt.some((style) => name.includes(`${style}__`)));
    const overflowOf = (element: Element, axis: 'X' | 'Y') => getComputedStyle(element)[`overflow${axis}`];
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
    /** For assistive technology only: as small as a dot on purpose. */
    const isUnseen = (box: DOMRect) => box.width <= 1 || box.height <= 1;
    const cutBy = (text: Text): Element | null => {
      const range = document.createRange();
      range.selectNodeContents(text);
      let { left, right, top, bottom } = range.getBoundingClientRect();
      for (
        let around = text.parentElement;
        around !== null && around !== document.body;
        around = around.parentElement
      ) {
        const box = around.getBoundingClientRect();
        const [x, y] = [overflowOf(around, 'X'), overflowOf(around, 'Y')];
        if ((hides(x) || hides(y)) && isUnseen(box)) return null;
        if (isExempt(around)) return null;
        if (hides(x) && (left < box.left - tolerance || right > box.right + tolerance)) return around;
        if (hides(y) && (top < box.top - tolerance || bottom > box.bottom + tolerance)) return around;
        // What scrolls can be brought into sight: what matters further out is its own box.
        if (scrolls(x)) ({ left, right } = box);
        if (scrolls(y)) ({ top, bottom } = box);
      }
      return null;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!(node instanceof Text) || node.data.trim() === '') continue;
      const element = node.parentElement;
      if (element?.checkVisibility() !== true || element.closest('[aria-hidden="true"], select') !== null)
        continue;
      const around = cutBy(node);
      if (around !== null)
        found.push(`"${node.data.trim().slice(0, 60)}" in ${around.tagName} ${around.className}`);
    }
    return found;
  }, shortened);

/** Returns the numbers of steppers that do not fit their field: "2.2" of "2.2 lb". */
export const cutOffQuantities = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() =>
    [...document.querySelectorAll('input[inputmode="decimal"]')]
      .filter((field) => field.checkVisibility() && field.scrollWidth > field.clientWidth + 1)
      .map((field) => `"${field instanceof HTMLInputElement ? field.value : ''}" in ${field.clientWidth} px`),
  );

/** Controls that something else lies over: brought into sight, their middle answers for another element. */
export const coveredControls = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const isFor = (element: Element, hit: Element): boolean =>
      element.contains(hit) ||
      hit.contains(element) ||
      ('labels' in element &&
        element.labels instanceof NodeList &&
        [...element.labels].some(
          (label) => label instanceof Element && (label.contains(hit) || hit.contains(label)),
        ));
    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [role="tab"]')]
      .filter((element) => element.checkVisibility() && element.closest('[aria-hidden="true"]') === null)
      .flatMap((element) => {
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const [line] = element.getClientRects();
        // For assistive technology only.
        if (line === undefined || line.width <= 1 || line.height <= 1) return [];
        // A skip link, which comes into sight with the focus.
        if (line.bottom + scrollY <= 0) return [];
        const hit = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
        // What a list that was opened lies over comes back when it is closed.
        if (hit !== null && (isFor(element, hit) || hit.closest('[role="listbox"]') !== null)) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return [
          `${element.tagName} "${name.slice(0, 60)}" under ${hit?.tagName ?? 'nothing'} ${hit?.className.toString() ?? ''}`,
        ];
      });
  });
