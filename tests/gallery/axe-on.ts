import { createRequire } from 'node:module';
import type { Frame } from '@playwright/test';

const axeFile = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
  'axe-core',
);

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What only a whole document can have: a frame of the gallery shows a part of one. */
const ofDocuments = ['region', 'landmark-one-main', 'page-has-heading-one', 'heading-order', 'bypass'];

interface Axe {
  configure(options: { noHtml: boolean }): void;
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary?: string }[] }[] }>;
}

/** What a brand decides: all else is in the markup, which is every brand's. */
const ofBrands = ['color-contrast', 'target-size', 'link-in-text-block'];

/** What a sheet has more than once, since it shows its component more than once. */
const ofSheets = ['landmark-unique', 'landmark-no-duplicate-banner', 'landmark-no-duplicate-contentinfo'];

/** Frames that have it already. */
const equipped = new WeakSet<Frame>();

/** What breaks WCAG 2.2 AA on the screen: rule, element and why; `isOfBrand` looks only for what a brand decides. */
export async function axeOn(frame: Frame, { isSheet = false, isOfBrand = false } = {}): Promise<string[]> {
  if (!equipped.has(frame)) await frame.addScriptTag({ path: axeFile });
  equipped.add(frame);
  return frame.evaluate(
    async ({ only, without }) => {
      const { axe } = window as unknown as { axe: Axe }; // put there by the script above
      // The markup of all that is well costs a sixth of the time.
      axe.configure({ noHtml: true });
      const { violations } = await axe.run(document, {
        runOnly: only,
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      });
      const markupOf = (selector: string) => document.querySelector(selector)?.outerHTML.slice(0, 300);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => {
          const selector = target.join(' ');
          return `${id}: ${markupOf(selector) ?? selector} ${failureSummary ?? ''}`;
        }),
      );
    },
    {
      only: isOfBrand ? { type: 'rule', values: ofBrands } : { type: 'tag', values: levels },
      without: isSheet ? [...ofDocuments, ...ofSheets] : ofDocuments,
    },
  );
}
