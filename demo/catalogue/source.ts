import type { MotifName } from '../packshots/motifs/motifs.ts';
import type { PackshotKind } from '../packshots/picture-spec.ts';
import type { TintName } from '../packshots/tints.ts';
import type { BrandSet } from './brand-sets.ts';
import type { Claim } from './product-classes.ts';
import type { OptionSet } from './select-options.ts';
import type { VatPct } from './vat-rate.ts';

/** By the piece, by the pack of uncertain weight, by weight from the counter. */
type Selling = 'pezzo' | 'confezione' | 'sfuso';

export type Keeping = 'fresco' | 'ambiente' | 'surgelato';

/** How goods look, as far as a leaf or an item says so. */
type Looks = {
  pack?: PackshotKind;
  emoji?: string;
  motif?: MotifName;
  tint?: TintName;
  /** Colour of the variety, '#rrggbb'. */
  accent?: string;
  /** Colour of what shows through glass or film, '#rrggbb'. */
  content?: string;
};

export type ItemSource = Looks & {
  name: string;
  /** Euro per kilogram, litre or piece, for a brand of the middle tier and half a kilogram. */
  euro: number;
  /** Net contents it comes in; the leaf's, when absent. */
  formats?: readonly string[];
  brands?: BrandSet;
  vat?: VatPct;
  claims?: readonly Claim[];
  options?: readonly OptionSet[];
  /** Shelf of the season. */
  season?: true;
  /** Most for one customer and day, so that there is some for everybody. */
  maxPerDay?: number;
  /** Sent from the central warehouse, not from the shop's. */
  isSentApart?: true;
  /** Never cut in price: the law forbids promoting infant formula. */
  noPromo?: true;
};

export type LeafSource = {
  slug: string;
  name: string;
  group: string;
  description: string;
  vat: VatPct;
  keeping: Keeping;
  /** Spoils within thirty days, so that the lowest-price notice does not apply. */
  perishable?: true;
  selling: Selling;
  looks: Looks & { pack: PackshotKind; emoji: string };
  formats: readonly string[];
  brands: BrandSet;
  claims?: readonly Claim[];
  options?: readonly OptionSet[];
  /** Slugs of the leaves whose goods go well with its own, the best first. */
  goesWith?: readonly string[];
  items: readonly ItemSource[];
};

export type DepartmentSource = {
  slug: string;
  name: string;
  emoji: string;
  description: string;
  leaves: readonly LeafSource[];
};
