import type { Frame } from '@playwright/test';

/** The least height and width of what is pressed on a phone, in px (B-20). */
const least = 44;

/**
 * Controls that are harder to hit than a thumb is wide: measured from their middle, something else answers before that. A link
 * that flows with its text is as high as its line; a field is pressed with its label.
 */
export const smallTargets = (frame: Frame): Promise<string[]> =>
  frame.evaluate((size) => {
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
    const answersAt = (element: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && element.contains(hit);
    };
    /** How far from a point, in one direction, the element still answers. */
    const reachOf = (element: Element, [x, y]: [number, number], [dx, dy]: [number, number]): number => {
      let reach = 0;
      while (reach < size && answersAt(element, x + (reach + 1) * dx, y + (reach + 1) * dy)) reach += 1;
      return reach;
    };
    /** Along one axis; what is large enough on one side needs no look at the other. */
    const isLongEnough = (
      element: Element,
      middle: [number, number],
      [dx, dy]: [number, number],
    ): boolean => {
      const ahead = reachOf(element, middle, [dx, dy]);
      return ahead >= size - 2 || ahead + reachOf(element, middle, [-dx, -dy]) >= size - 2;
    };
    /** A list that is open lies over what is under it until it closes. */
    const isUnderList = (element: Element): boolean => {
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && !element.contains(hit) && hit.closest('[role="listbox"]') !== null;
    };
    const isLarge = (element: Element): boolean => {
      const labels = labelsOf(element);
      if (labels.length > 0 && isLargeTogether(element, labels)) return true;
      element.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle: [number, number] = [left + width / 2, top + height / 2];
      return isLongEnough(element, middle, [1, 0]) && isLongEnough(element, middle, [0, 1]);
    };
    /** A skip link comes into sight with the focus, which a thumb does not give. */
    const isAboveThePage = (element: Element): boolean =>
      element.getBoundingClientRect().bottom + scrollY <= 0;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, [role="tab"]')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          !isAboveThePage(element) &&
          // Behind a dialog that is open nothing can be pressed.
          element.closest('[aria-hidden="true"]') === null &&
          !isFlowing(element) &&
          !isLarge(element) &&
          !isUnderList(element),
      )
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const name = element.getAttribute('aria-label') ?? element.textContent.trim();
        return `${element.tagName.toLowerCase()} "${name.slice(0, 60)}" ${Math.round(width)}×${Math.round(height)}`;
      });
  }, least);
