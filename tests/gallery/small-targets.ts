import type { Page } from '@playwright/test';

/** The least height and width of what is pressed on a phone, in px (B-20). */
const least = 44;

/**
 * Controls that are harder to hit than a thumb is wide: pressed so far from their middle, something else answers. A link
 * that flows with its text is as high as its line; a field is pressed with its label.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((size) => {
    const reach = size / 2 - 1;
    const isFlowing = (element: Element) =>
      element.tagName === 'A' && getComputedStyle(element).display === 'inline';
    const labelsOf = (element: Element): Element[] =>
      'labels' in element && element.labels instanceof NodeList
        ? [...element.labels].filter((label) => label instanceof Element)
        : [];
    /** A field and its label are one target. */
    const isLargeTogether = (element: Element, labels: readonly Element[]): boolean => {
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      const span = (low: number[], high: number[]) => Math.max(...high) - Math.min(...low);
      return (
        span(
          boxes.map(({ left }) => left),
          boxes.map(({ right }) => right),
        ) >= size &&
        span(
          boxes.map(({ top }) => top),
          boxes.map(({ bottom }) => bottom),
        ) >= size
      );
    };
    const answers = (element: Element): boolean => {
      const labels = labelsOf(element);
      if (labels.length > 0 && isLargeTogether(element, labels)) return true;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return [
        [x, y - reach],
        [x, y + reach],
        [x - reach, y],
        [x + reach, y],
      ].every(([atX = 0, atY = 0]) => {
        const hit = document.elementFromPoint(atX, atY);
        return hit !== null && element.contains(hit);
      });
    };
    return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"]')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          // Behind a dialog that is open nothing can be pressed.
          element.closest('[aria-hidden="true"]') === null &&
          !isFlowing(element) &&
          !answers(element),
      )
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${element.tagName.toLowerCase()} "${name.slice(0, 60)}" ${Math.round(width)}×${Math.round(height)}`;
      });
  }, least);
