import type { Currency } from '../../contract/currencies.ts';
import type { Language } from '../../contract/languages.ts';
import type { BrandLine } from './brand-lines.ts';

/** Who a product is by, in one brand of the shop. */
export type Maker = {
  /** As shown beside the product's name. */
  name: string;
  /** Who makes it, and where. */
  vendor: string;
  /** Where the company of the shop's own line has its seat; a producer's stands with the labels. */
  seat?: string;
  /** Part of the slug; empty for the shop's own line, so that slugs are alike in every brand of the shop. */
  slugPart: string;
};

/** Names the brand that sells: its own line, the seat of its company, the language of its goods, the currency of its prices. */
export interface Shopkeeper {
  readonly privateLabel: string;
  readonly seat: string;
  readonly language: Language;
  readonly currency: Currency;
}

export function makerOf(line: BrandLine, { privateLabel, seat }: Shopkeeper): Maker {
  const company = `${privateLabel} S.p.A.`;
  const own = { vendor: company, seat };
  if (line.brand === 'own') return { ...own, name: privateLabel, slugPart: '' };
  if (line.brand === 'own-bio') return { ...own, name: `${privateLabel} Bio`, slugPart: 'bio' };
  return { ...line.brand, slugPart: line.brand.name };
}
