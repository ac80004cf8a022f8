import axe from 'axe-core';
import type { Frame } from '@playwright/test';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What only a whole document can have. */
const ofDocuments = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'bypass'];

/** What a sheet has more than once, since it shows its component more than once. */
const ofSheets = ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'];

/** What a brand decides by its colours and sizes: all else is in the markup, which is every brand's. */
const ofBrands = ['color-contrast', 'target-size', 'link-in-text-block'];

interface Shown {
  /** A part of a document stands in the frame: what a document alone can have is not asked of it. */
  readonly isPart?: boolean;
  /** A part that is shown several times. */
  readonly isSheet?: boolean;
  /** Another brand shows the same to all rules: only what a brand decides is looked for. */
  readonly isOfBrand?: boolean;
}

/** What breaks WCAG 2.2 AA in a frame (B-20): rule, element and why. */
export async function accessibilityFaults(
  frame: Frame,
  { isPart = false, isSheet = false, isOfBrand = false }: Shown = {},
): Promise<string[]> {
  // Not as an element of the document: its policy may allow none.
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  return frame.evaluate(
    async ({ only, without }) => {
      const { axe: there } = window as unknown as { axe: typeof axe }; // put there by the line above
      // The markup of all that is well costs a sixth of the time.
      there.configure({ noHtml: true });
      const { violations } = await there.run(document, {
        runOnly: only,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      /** Whether it is too small also where no bar that stays lies over it: it can be scrolled out from under one. */
      const isTooSmall = async (selector: string): Promise<boolean> => {
        const element = document.querySelector(selector);
        if (element === null) return true;
        const [left, top] = [window.scrollX, window.scrollY];
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const alone = await there.run({ include: [selector] }, { runOnly: ['target-size'] });
        window.scrollTo({ left, top, behavior: 'instant' });
        return alone.violations.some(({ nodes }) =>
          nodes.some(({ target }) => target.join(' ') === selector),
        );
      };
      const whole = [];
      for (const violation of violations) {
        if (violation.id === 'label-content-name-mismatch') {
          // A name that is fixed leaves out a sum the button shows: names.spec.ts looks for it in the description.
          const isNamed = ({ target }: { target: unknown[] }) =>
            document.querySelector(target.join(' '))?.querySelector('[data-visual-only]') === null;
          whole.push({ ...violation, nodes: violation.nodes.filter(isNamed) });
          continue;
        }
        if (violation.id !== 'target-size') {
          whole.push(violation);
          continue;
        }
        const nodes = [];
        for (const node of violation.nodes) if (await isTooSmall(node.target.join(' '))) nodes.push(node);
        whole.push({ ...violation, nodes });
      }
      return whole.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => {
          const selector = target.join(' ');
          const markup = document.querySelector(selector)?.outerHTML.slice(0, 300);
          return `${id}: ${markup ?? selector} ${failureSummary ?? ''}`;
        }),
      );
    },
    {
      only: isOfBrand
        ? { type: 'rule' as const, values: ofBrands }
        : { type: 'tag' as const, values: levels },
      without: [...(isPart ? ofDocuments : []), ...(isSheet ? ofSheets : [])],
    },
  );
}
