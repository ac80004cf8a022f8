import { language } from '#language';
import {
  contentText as contentTextIn,
  quantityText as quantityTextIn,
} from '../../contract/rules/quantity/quantity-text.ts';
import { poundsTyped } from '../../contract/rules/quantity/typed-pounds.ts';
import type { SellingInfo } from '../../contract/rules/quantity/selling-info.ts';

/** A weight or a volume in the language of the screens: "750 g", "1.7 lb". */
export const contentText = (amount: number, unit: string): string => contentTextIn(amount, unit, language);

/** The quantity of a line in the language of the screens: "3", "750 g". */
export const quantityText = (product: { readonly productInfos: SellingInfo }, quantity: number): string =>
  quantityTextIn(product, quantity, language);

/** What is typed beside a quantity, as the rules read it: they know metric weights, the language of the screens may show pounds. */
export const metricTyped = (typed: string, shown: string): string =>
  language === 'en-US' ? poundsTyped(typed, shown) : typed;
