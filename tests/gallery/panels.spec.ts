import { expect } from '@playwright/test';
import { test } from './gallery-page.ts';
import { phone, wide } from './screens.ts';
import { componentNames, viewNames } from './view-files.ts';
import { brandOfTrees } from './view-text.ts';
import { panelFaults } from './walk-panel.ts';

/** Views and components with a panel that keys are led through. */
const withPanels: readonly string[] = ['ui/navigation/MegaMenu'];

/**
 * Views whose flow receives an event when the pointer or the focus comes: it stands still here, so that what it opens is
 * led through in e2e/departments.spec.ts, e2e/search.spec.ts and by the views' own keys. A toast is only paused.
 */
const withFlows: readonly string[] = [
  'shell/Departments',
  'shell/SearchBox',
  'shell/ShopHeader',
  'shell/Toasts',
];

test.describe('what opens by pointer or focus', () => {
  for (const name of [...viewNames(), ...componentNames()]) {
    test(`${name}: keys lead into each panel, to all of it, and out (B-01)`, async ({ galleryOf }) => {
      const gallery = await galleryOf(brandOfTrees);
      const { states, kind } = await gallery.view(name);
      const faults: string[] = [];
      const seen = new Set<string>();
      let hasPanels = false;
      let hasFlows = false;
      await gallery.setSize(wide);
      for (const { name: state } of states) {
        const openers = await gallery.frame.evaluate(
          ([view, one]) => {
            window.gallery?.begin(view, one);
            return window.gallery?.openerTexts() ?? [];
          },
          [name, state] as const,
        );
        // A flow of a view stands still: what it is told of shows the same in each of its states.
        if (kind !== 'component' && openers.every((opener) => seen.has(opener))) continue;
        if (openers.length === 0) continue;
        for (const opener of openers) seen.add(opener);
        await gallery.call('show', name, state);
        for (const panel of await gallery.frame.evaluate(() => window.gallery?.openedPanels() ?? [])) {
          const isShown = panel.byPointer.length + panel.byFocus.length > 0;
          hasPanels ||= isShown;
          hasFlows ||= kind !== 'component' && panel.sends;
          if (isShown) faults.push(...(await panelFaults(gallery, { ...panel, view: name, state })));
        }
      }
      await gallery.setSize(phone);
      expect(faults).toEqual([]);
      expect({ hasPanels, hasFlows }).toEqual({
        hasPanels: withPanels.includes(name),
        hasFlows: withFlows.includes(name),
      });
    });
  }
});

/** Properties that show or hide a thing. */
const hiding = ['display', 'visibility', 'opacity', 'clip', 'clip-path', 'max-height', 'content-visibility'];

test('no style shows by pointer alone what was hidden (B-01)', async ({ galleryOf }) => {
  const { frame } = await galleryOf(brandOfTrees);
  const found = await frame.evaluate((properties) => {
    const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule];
        return rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [];
      });
    return [...document.styleSheets]
      .flatMap((sheet) => rulesOf(sheet.cssRules))
      .filter(
        ({ selectorText, style }) =>
          selectorText.includes(':hover') && properties.some((one) => style.getPropertyValue(one) !== ''),
      )
      .map(({ cssText }) => cssText);
  }, hiding);
  expect(found).toEqual([]);
});
