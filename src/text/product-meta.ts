import { language } from '#language';
import type { Product } from '../../contract/api/shopping/product.ts';
import { contentText } from './quantity.ts';

/** "450 g" of a label as people who weigh in pounds read it: "1 lb". */
const inOwnUnits = (pack: string): string =>
  language === 'en-US'
    ? pack.replaceAll(/(\d+(?:[.,]\d+)?) (kg|g)\b/g, (_, amount: string, unit: string) =>
        contentText(Number(amount.replace(',', '.')), unit),
      )
    : pack;

/** Brand and pack under a product's name, with what was chosen; a number and its unit stay on one line. */
export const productMeta = (
  { shortDescr, description }: Pick<Product, 'shortDescr' | 'description'>,
  chosen: readonly string[] = [],
): string =>
  [shortDescr, inOwnUnits(description ?? ''), ...chosen]
    .filter(Boolean)
    .join(' · ')
    .replaceAll(/(\d) (?=[a-z]{1,2}\b)/g, '$1\u00A0');
