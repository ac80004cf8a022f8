import type { SeedSlide } from '../../../../contract/tenant-seed.ts';
import type { Tenant } from '../../../../contract/tenant.ts';

/** What the words of a new brand name. */
export interface Named {
  readonly name: string;
  readonly claim: string;
  readonly seller: string;
  readonly vatNumber: string;
  /** Of a delivery, and from how much on it is free; null where it never is: "4,90 €". */
  readonly fee: string;
  readonly freeFrom: string | null;
  /** Held on weighed products, in percent. */
  readonly heldPct: number;
}

/** A link of a menu: its title, and the category it leads to where it leads to one. */
type Shelf = readonly [title: string, category: string];

/** What a new brand says in one language, until somebody writes it anew. */
export interface BrandWords {
  /** For days in words. */
  readonly locale: string;
  /** Of who has none: what the brand is, in one sentence. */
  readonly claim: string;
  /** A few words on the fee, and the sentence of the pages. */
  readonly delivery: (fees: Pick<Named, 'fee' | 'freeFrom'>) => string;
  readonly deliverySentence: (fees: Pick<Named, 'fee' | 'freeFrom'>) => string;
  readonly texts: (named: Named) => Tenant['texts'];
  /** Hours of every day. */
  readonly hours: string;
  /** Titles of the three statements of a registration. */
  readonly statements: readonly [string, string, string];
  readonly terms: (named: Named) => { readonly title: string; readonly text: string };
  readonly blockTitles: Readonly<Record<'offerte' | 'novita' | 'di-stagione' | 'sotto-un-euro', string>>;
  readonly shelves: readonly Shelf[];
  /** Of `shelves`, the one the footer names besides the offers. */
  readonly footerShelf: Shelf;
  readonly menu: Readonly<
    Record<
      | 'offers'
      | 'shop'
      | 'delivery'
      | 'help'
      | 'legal'
      | 'service'
      | 'home'
      | 'pickup'
      | 'areas'
      | 'questions'
      | 'contacts'
      | 'returns'
      | 'accessibility'
      | 'privacy'
      | 'cookies'
      | 'preferences'
      | 'about'
      | 'conditions',
      string
    >
  >;
  readonly slides: (named: Named) => readonly SeedSlide[];
}
