import type { BrandLine } from './brand-lines.ts';

/** Who a product is by, in one brand of the shop. */
export type Maker = {
  /** As shown beside the product's name. */
  name: string;
  /** Operator responsible for the food's information. */
  vendor: string;
  /** Part of the slug; empty for the shop's own line, so that slugs are alike in every brand of the shop. */
  slugPart: string;
};

export function makerOf(line: BrandLine, privateLabel: string): Maker {
  if (line.brand === 'own') return { name: privateLabel, vendor: `${privateLabel} S.p.A.`, slugPart: '' };
  if (line.brand === 'own-bio') {
    return { name: `${privateLabel} Bio`, vendor: `${privateLabel} S.p.A.`, slugPart: 'bio' };
  }
  return { ...line.brand, slugPart: line.brand.name };
}
