import type { Frame } from '@playwright/test';

/**
 * Words that lie over a picture: nothing is drawn between the two, as a badge's ground is, so the picture shows through
 * the letters. What a picture leaves clear at its edge counts as picture: another one leaves less.
 */
export const textOverPictures = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const tolerance = 2;
    const isClear = (color: string) => /^transparent$|[,/]\s*0\)$/.test(color);
    const isUnseen = ({ width, height }: DOMRect) => width <= 1 || height <= 1;
    /** What is seen of a picture: not what has been scrolled out of a drawer's body. */
    const seenOf = (picture: Element): DOMRect => {
      let { left, top, right, bottom } = picture.getBoundingClientRect();
      for (let box = picture.parentElement; box !== null; box = box.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(box);
        const clip = box.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
        if (position === 'fixed' || box === document.body) break;
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };
    /** The nearest element around both. */
    const around = (text: Element, picture: Element): Element => {
      let element = text;
      while (!element.contains(picture)) element = element.parentElement ?? document.body;
      return element;
    };
    /** Whether the words stand on a ground of their own, or in front of the page as a dialog does. */
    const hasGround = (text: Element, end: Element): boolean => {
      for (let element = text; element !== end; element = element.parentElement ?? end) {
        const { backgroundColor, position } = getComputedStyle(element);
        if (!isClear(backgroundColor) || position === 'fixed') return true;
      }
      return false;
    };
    const pictures = [...document.querySelectorAll('img')]
      .filter((picture) => picture.checkVisibility({ opacityProperty: true }))
      .map((picture) => ({ picture, box: seenOf(picture) }))
      .filter(({ box }) => !isUnseen(box));
    if (pictures.length === 0) return [];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!(node instanceof Text) || node.data.trim() === '' || element === null) continue;
      if (!element.checkVisibility({ opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter((line) => !isUnseen(line));
      const own = element.getBoundingClientRect();
      if (isUnseen(own) && getComputedStyle(element).display !== 'inline') continue;
      const under = pictures.find(
        ({ picture, box }) =>
          lines.some(
            (line) =>
              Math.min(line.right, box.right) - Math.max(line.left, box.left) > tolerance &&
              Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > tolerance,
          ) && !hasGround(element, around(element, picture)),
      );
      if (under !== undefined)
        found.push(`"${node.data.trim().slice(0, 60)}" over ${under.picture.getAttribute('src') ?? ''}`);
    }
    return found;
  });
