import type { BrandLine } from './brand-lines.ts';
import * as lines from './brand-lines.ts';
import { productClasses } from './product-classes.ts';
import type { SeedProduct } from './seed-catalogue.ts';
import type { ItemSource } from './source.ts';

type Settable = 'available' | 'minAcq' | 'maxAcq' | 'highlight' | 'classMax' | 'productClasses';

/** A product whose slug and figures are the same in every brand of the shop: the API's demo data names it. */
export type AnchorSource = {
  slug: string;
  leaf: string;
  item: ItemSource;
  format: string;
  line: BrandLine;
  cents: number;
  /** Regular price in cents of the one that is on offer. */
  regularCents?: number;
  infos?: Readonly<Record<string, string>>;
  given?: Partial<Pick<SeedProduct, Settable>>;
};

const limited = productClasses['offerta-limitata'];

const atMostThree: AnchorSource['given'] = {
  highlight: 'Massimo 3 pezzi',
  classMax: { classId: limited.id, className: limited.name, max: 3, unit: 'pz' },
};

export const anchors: readonly AnchorSource[] = [
  {
    slug: 'penne-rigate-500-g',
    leaf: 'pasta-semola',
    item: { name: 'Penne rigate', euro: 1.98, motif: 'penne' },
    format: '500 g',
    line: lines.trafilona('#1b3f8f', 'media'),
    cents: 99,
    infos: { MAXACQ: '24' },
  },
  {
    slug: 'petto-di-pollo-a-fette-450-g',
    leaf: 'pollo',
    item: { name: 'Petto di pollo a fette', euro: 11.99, motif: 'pollo-fette' },
    format: 'circa 450 g',
    line: lines.sanRullo('#8e1b15', 'media'),
    cents: 1199,
    infos: { MAXACQ: '8' },
  },
  {
    slug: 'mele-annurche',
    leaf: 'frutta-fresca',
    item: {
      name: 'Mele annurche',
      euro: 2.79,
      emoji: '🍎',
      tint: 'mela-scura',
      claims: ['dop-igp'],
      season: true,
    },
    format: 'da 0,5 kg +0,25',
    line: lines.ortocolle('#2f7a3c', 'media'),
    cents: 279,
    infos: { MAXACQ: '10' },
  },
  {
    slug: 'prosciutto-cotto-al-banco',
    leaf: 'banco-salumi',
    item: {
      name: 'Prosciutto cotto al banco',
      euro: 22.9,
      motif: 'cotto',
      options: ['spessore', 'confezione'],
    },
    format: 'da 100 g +50',
    line: lines.bravola('#8a1f2c', 'media'),
    cents: 2290,
    infos: { MAXACQ: '2000' },
  },
  {
    slug: 'acqua-naturale-1-5-l',
    leaf: 'acqua',
    item: { name: 'Acqua naturale', euro: 0.28 },
    format: '1,5 l',
    line: lines.rovella('#1467b3', 'media'),
    cents: 42,
    infos: { MAXACQ: '40', QTY_MULT: '6', QTY_LOCKED: 'true' },
    given: { minAcq: 6 },
  },
  {
    slug: 'yogurt-magro-125-g',
    leaf: 'yogurt',
    item: { name: 'Yogurt magro', euro: 5.2, accent: '#8fb5e0' },
    format: '125 g',
    line: lines.cremolieta('#1f4fae', 'media'),
    cents: 65,
    given: { minAcq: 4 },
  },
  {
    slug: 'birra-chiara-3x33-cl',
    leaf: 'birra',
    item: { name: 'Birra chiara', euro: 3.3, pack: 'cluster', accent: '#d9ad2c' },
    format: '3 × 33 cl',
    line: lines.quirino('#1c4a34', 'media'),
    cents: 327,
    infos: { MULTI_PACK: '3' },
    given: { maxAcq: 12 },
  },
  {
    slug: 'tartufo-nero-30-g',
    leaf: 'erbe-funghi',
    item: { name: 'Tartufo nero', euro: 663, motif: 'tartufo', pack: 'jar', content: '#efe6d0', vat: 5 },
    format: '30 g',
    line: lines.semprefrutta('#3a2b22', 'alta'),
    cents: 1990,
    given: { available: 0 },
  },
  {
    slug: 'burrata-250-g',
    leaf: 'mozzarelle',
    item: { name: 'Burrata', euro: 15.96, motif: 'burrata' },
    format: '250 g',
    line: lines.casaleVento('#1f5fbf', 'media'),
    cents: 399,
    infos: { MAXACQ: '20' },
    given: { available: 3, maxAcq: 10 },
  },
  {
    slug: 'zucchero-offerta-1-kg',
    leaf: 'zucchero-miele',
    item: {
      name: 'Zucchero in offerta limitata',
      euro: 0.79,
      motif: 'zollette',
      pack: 'sack',
      claims: ['vegano'],
    },
    format: '1 kg',
    line: lines.dolcemira('#1f6fb5', 'media'),
    cents: 79,
    given: atMostThree,
  },
  {
    slug: 'farina-offerta-1-kg',
    leaf: 'farine',
    item: { name: 'Farina 00 in offerta limitata', euro: 0.69 },
    format: '1 kg',
    line: lines.molinello('#a8252b', 'media'),
    cents: 69,
    given: atMostThree,
  },
  {
    slug: 'biscotti-frollini-700-g',
    leaf: 'biscotti',
    item: { name: 'Biscotti frollini', euro: 4.7, motif: 'frollini', accent: '#7fb2e6' },
    format: '700 g',
    line: lines.nonnaPia('#dba11c', 'media'),
    cents: 249,
    regularCents: 329,
  },
  {
    slug: 'olio-extravergine-latta-5-l',
    leaf: 'olio-aceto',
    item: { name: 'Olio extravergine in latta', euro: 5.98, pack: 'canister' },
    format: '5 l',
    line: lines.olivesca('#4c6b1c', 'media'),
    cents: 2990,
    infos: { MAXACQ: '12' },
  },
  {
    slug: 'caffe-macinato-250-g',
    leaf: 'caffe',
    item: { name: 'Caffè macinato', euro: 12.76, accent: '#c9a24c' },
    format: '250 g',
    line: lines.mokaCorsara('#3a2218', 'media'),
    cents: 319,
  },
];
