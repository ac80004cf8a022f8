import type { Frame } from '@playwright/test';
import { space } from '../../tenants/theme/scale.ts';

const px = (length: string): number => Number.parseFloat(length);

/** The least room, in px. */
const least = {
  /** Between any two blocks. */
  blocks: px(space['1']),
  /** Between a page's or a section's heading and the first block under it. */
  heading: px(space['3']),
  /** Above a button as wide as what it stands in. */
  wideButton: px(space['2h']),
};

/**
 * Blocks that touch: one after the other in the same place, with less room between what is seen of them than blocks keep.
 * What is seen is ground, border, field or words; of two words one below the other the lines keep apart by themselves.
 * Alike neighbours are joined on purpose, as rows, segments and tiles, and so are parts of one frame, a tab and its
 * panel. A number that stands on another line than what it counts is told of as well.
 */
export const tightBlocks = (frame: Frame): Promise<string[]> =>
  frame.evaluate((room) => {
    interface Edge {
      element: Element;
      box: DOMRect;
      /** Something is drawn there, not only written. */
      isDrawn: boolean;
    }
    type Side = 'top' | 'bottom';
    const isClear = (color: string) => /^transparent$|[,/]\s*0\)$/.test(color);
    const isDrawn = (element: Element, style: CSSStyleDeclaration, side: Side): boolean => {
      if (element.matches('input, textarea, select')) return true;
      // A mark in a paragraph is a word of it.
      if (element.matches('img, svg, p *')) return false;
      return (
        !isClear(style.backgroundColor) ||
        (px(style.getPropertyValue(`border-${side}-width`)) > 0 &&
          !isClear(style.getPropertyValue(`border-${side}-color`)))
      );
    };
    const px = (length: string) => Number.parseFloat(length);
    const blocksOf = (element: Element): Element[] =>
      [...element.children].flatMap((child) => {
        const { display, position, visibility } = getComputedStyle(child);
        if (display === 'contents') return blocksOf(child);
        if (visibility === 'hidden' || /absolute|fixed/.test(position) || !child.checkVisibility()) return [];
        return child.getBoundingClientRect().height > 1 ? [child] : [];
      });
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    /** What is seen first of an element from one of its sides. */
    const edgesOf = (element: Element, side: Side): Edge[] => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      if (isDrawn(element, style, side)) return [{ element, box, isDrawn: true }];
      // Where something scrolls, what is at its edge is there by chance.
      if (element.scrollHeight > element.clientHeight && /auto|scroll/.test(style.overflowY)) return [];
      if (hasWords(element)) return [{ element, box, isDrawn: false }];
      return blocksOf(element).flatMap((child) => edgesOf(child, side));
    };
    const roomFor = (above: Element, below: Edge, parent: Element): number => {
      if (above.matches('h1, h2') && below.isDrawn && !below.element.matches('span')) return room.heading;
      const isWide = below.box.width > parent.clientWidth * 0.6;
      return below.isDrawn && isWide && below.element.matches('a, button') ? room.wideButton : room.blocks;
    };
    /** One frame around parts that fill it. */
    const isSheet = (element: Element): boolean => {
      const style = getComputedStyle(element);
      return /hidden|clip/.test(style.overflowY) && isDrawn(element, style, 'top');
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`;
    const faultOf = (above: Element, below: Element, parent: Element): string | null => {
      if (above.tagName === below.tagName && above.className === below.className) return null;
      if (below.matches('[role="tabpanel"]') || isSheet(parent)) return null;
      const distance = below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
      if (distance < -room.heading || distance > room.heading) return null;
      const lower = edgesOf(below, 'top');
      for (const up of edgesOf(above, 'bottom'))
        for (const low of lower) {
          if (!up.isDrawn && !low.isDrawn) continue;
          if (up.box.left >= low.box.right || low.box.left >= up.box.right || low.box.top < up.box.top)
            continue;
          const gap = low.box.top - up.box.bottom;
          if (gap < roomFor(above, low, parent) - 0.5)
            return `${nameOf(up.element)} ${Math.round(gap)} px above ${nameOf(low.element)}`;
        }
      return null;
    };
    const isBroken = (number: Element): boolean => {
      const before = number.previousSibling;
      if (before === null || !/^\(?\d[\d.,]*\)?$/.test(number.textContent.trim())) return false;
      const words = document.createRange();
      words.selectNode(before);
      const last = [...words.getClientRects()].at(-1);
      const own = number.getClientRects();
      const [first] = own;
      if (last === undefined || first === undefined) return false;
      return own.length > 1 || (getComputedStyle(number).display === 'inline' && first.top > last.bottom - 1);
    };
    const found: string[] = [];
    for (const parent of document.querySelectorAll('body, body *')) {
      if (parent.childElementCount === 0) {
        if (parent.matches('span') && parent.checkVisibility() && isBroken(parent))
          found.push(`the number of ${nameOf(parent.parentElement ?? parent)} on another line`);
        continue;
      }
      if (
        parent.childElementCount < 2 ||
        parent.closest('a, button, label, p, svg, table, [aria-hidden="true"]')
      )
        continue;
      if (!parent.checkVisibility()) continue;
      const blocks = blocksOf(parent);
      blocks.forEach((above, index) => {
        const below = blocks[index + 1];
        const fault = below === undefined ? null : faultOf(above, below, parent);
        if (fault !== null) found.push(fault);
      });
    }
    return found;
  }, least);
