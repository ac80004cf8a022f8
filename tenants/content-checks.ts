import type { BrandMenuItem } from '../contract/brand-menu.ts';
import { featureOfPath } from '../contract/rules/features/feature-of-path.ts';
import { hasFeature } from '../contract/rules/features/has-feature.ts';
import { richTags } from '../contract/rules/content/rich-tags.ts';
import type { Language } from '../contract/languages.ts';
import type { BrandPost } from '../contract/brand-post.ts';
import type { TenantSeed } from '../contract/tenant-seed.ts';
import type { Tenant } from '../contract/tenant.ts';

/** What the checks of `tenants.test.ts` read of a brand. */
export interface Brand {
  id: string;
  tenant: Tenant;
  seed: TenantSeed;
  /** The texts of its files. */
  texts: readonly BrandPost[];
}

/** Departments and leaves of the demo catalogue, common to all brands of a language. */
const categorySlugs: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: new Set(
    `ortofrutta frutta-fresca agrumi frutta-esotica verdura-fresca pomodori patate-cipolle insalate-pronte
  erbe-funghi frutta-secca carne pollo tacchino-coniglio bovino suino salsicce-preparati agnello-frattaglie pesce
  pesce-fresco molluschi-crostacei pesce-affumicato tonno-scatola salumi-formaggi banco-salumi banco-formaggi
  salumi-vaschetta mozzarelle formaggi-confezionati gastronomia gastronomia-banco piatti-pronti pasta-fresca
  sughi-freschi impasti-base vegetali latte-uova latte-fresco latte-uht bevande-vegetali yogurt dessert-freschi
  burro-panna uova pane-forno pane-fresco pane-confezionato grissini-cracker dolci-forno dispensa pasta-semola
  pasta-speciale riso-cereali farine legumi pomodoro sughi-pronti olio-aceto sale-spezie sottoli-sottaceti
  colazione caffe te-tisane zucchero-miele biscotti cereali fette-biscottate cioccolato snack patatine aperitivo
  bevande acqua bibite succhi birra vino spumanti-liquori surgelati verdure-surgelate pesce-surgelato
  pizze-surgelate piatti-surgelati gelati baby pappe-latti pannolini casa bucato piatti-stoviglie superfici carta
  casa-varie persona capelli-corpo igiene-orale viso-rasatura igiene-femminile animali cane gatto
  piccoli-animali`.split(/\s+/),
  ),
  'en-US': new Set(
    `fruit-and-vegetables fresh-fruit citrus exotic-fruit-and-berries fresh-vegetables tomatoes
    potatoes-onions-and-garlic ready-to-eat-salads-and-vegetables fresh-herbs-and-mushrooms
    nuts-and-dried-fruit meat chicken turkey-and-rabbit beef-and-scottona pork sausages-and-prepared-cuts
    lamb-and-offal fish fresh-fish shellfish smoked-and-marinated-fish tuna-and-canned-fish
    cured-meats-and-cheese cured-meats-from-the-counter cheese-from-the-counter packaged-cured-meats
    mozzarella-and-fresh-cheese packaged-cheese deli-and-ready-meals deli-dishes-from-the-counter
    fresh-ready-meals fresh-pasta-and-gnocchi fresh-sauces doughs-and-pastry plant-based-alternatives
    milk-yogurt-and-eggs fresh-milk long-life-milk plant-based-drinks yogurt-cups fresh-desserts
    butter-cream-and-margarine eggs bread-and-bakery fresh-bread sandwich-bread-and-rolls
    crackers-breadsticks-and-taralli fresh-baked-sweets pasta-rice-and-pantry semolina-pasta
    whole-wheat-egg-and-gluten-free-pasta rice-and-grains flour-yeast-and-mixes dried-and-canned-beans
    passata-peeled-and-crushed-tomatoes ready-sauces-pesto-and-condiments oil-and-vinegar
    salt-spices-and-bouillon pickles-olives-and-vegetables-in-oil breakfast-and-sweets coffee
    tea-herbal-tea-and-chamomile sugar-honey-and-jam cookies cereal-and-muesli rusks-and-snack-cakes
    chocolate-and-candy snacks-and-aperitivo potato-chips-and-savory-snacks aperitivo-and-antipasti
    water-and-drinks water soft-drinks-and-iced-tea juices-and-nectars beer wine
    sparkling-wine-and-spirits frozen-food-and-ice-cream frozen-vegetables frozen-fish
    frozen-pizzas-and-snacks frozen-ready-meals ice-cream baby baby-food-and-milk diapers-and-baby-care
    household laundry dishes-and-dishwasher floors-and-surfaces paper-and-disposables
    accessories-bulbs-and-insecticides personal-care hair-and-shower oral-care face-shaving-and-deodorants
    pads-and-pharmacy pets dogs cats small-pets`.split(/\s+/),
  ),
};

/** Products every catalogue has (API contract, demo data). */
export const anchorProducts: Readonly<Record<Language, readonly string[]>> = {
  it: [
    'penne-rigate-500-g',
    'petto-di-pollo-a-fette-450-g',
    'mele-annurche',
    'prosciutto-cotto-al-banco',
    'acqua-naturale-1-5-l',
    'yogurt-magro-125-g',
    'birra-chiara-3x33-cl',
    'zucchero-offerta-1-kg',
    'farina-offerta-1-kg',
    'biscotti-frollini-700-g',
    'olio-extravergine-latta-5-l',
    'caffe-macinato-250-g',
  ],
  'en-US': [
    'penne-rigate-500-g',
    'chicken-breast-sliced-450-g',
    'annurca-apples',
    'cooked-ham-from-the-counter',
    'still-water-1-5-l',
    'low-fat-yogurt-125-g',
    'lager-beer-3x33-cl',
    'sugar-limited-offer-1-kg',
    '00-flour-limited-offer-1-kg',
    'shortbread-cookies-700-g',
    'extra-virgin-olive-oil-in-a-can-5-l',
    'ground-coffee-250-g',
  ],
};

/** What may stand in an opening tag: where a link leads, which picture of the shop's own is shown beside the words. */
const allowedAttributes = (name: string): RegExp => {
  if (name === 'a') return /^ href="[^"<>]+"$/;
  // An object decorates; a photograph has words for who does not see it.
  if (name === 'img')
    return /^ src="\/media\/(?:emoji\/[\da-f-]+-\d+\.webp" alt=""|[\w-]+-\d+\.webp" alt="[^"<>]+")$/;
  return /^$/;
};
const voidTags = ['br', 'img'];

export function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(strings);
}

export function sentences(value: unknown): Set<string> {
  const parts = strings(value).flatMap((text) => text.replaceAll(/<[^>]*>/g, '\n').split(/[.?!:;\n]|\s·\s/));
  return new Set(parts.map((part) => part.replaceAll(/\s+/g, ' ').trim().toLowerCase()));
}

export function flatMenu(items: readonly BrandMenuItem[]): BrandMenuItem[] {
  return items.flatMap((item) => [item, ...flatMenu(item.children)]);
}

export const posts = (brand: Brand, type: string) => brand.texts.filter((post) => post.type === type);

export function page(brand: Brand, slug: string): string {
  return posts(brand, 'page').find((post) => post.slug === slug)?.html ?? '';
}

export function links(brand: Brand): string[] {
  const menus = Object.values(brand.seed.menus).flatMap(flatMenu);
  const hrefs = brand.texts.flatMap(({ html }) =>
    Array.from(html.matchAll(/href="([^"]*)"/g), ([, href]) => href ?? ''),
  );
  return [
    ...menus.filter((item) => item.children.length === 0).map((item) => item.url),
    ...brand.seed.slides.map((slide) => slide.link),
    ...hrefs,
  ];
}

/** Emoji objects the content shows, by asset name. */
export const contentPictures = (brand: Brand): string[] =>
  brand.texts.flatMap(({ html }) =>
    Array.from(html.matchAll(/src="\/media\/emoji\/([\da-f-]+)-\d+\.webp"/g), ([, emoji]) => emoji ?? ''),
  );

/** Hosts a brand has mail at. */
const ownHosts = ({ tenant: { facts } }: Brand): string[] => [
  ...facts.domains.map((domain) => domain.replace(/^www\./, '')),
  facts.email.replace(/^.*@/, ''),
];

export function resolves(link: string, brand: Brand): boolean {
  if (link === `tel:+39${brand.tenant.facts.phone.replaceAll(' ', '')}`) return true;
  const mailHost = /^mailto:[\w.+-]+@(?:pec\.)?([\w.-]+)(?:\?subject=[\w%]+)?$/.exec(link)?.[1];
  if (mailHost !== undefined) return ownHosts(brand).includes(mailHost);
  if (['https://www.agid.gov.it', 'https://www.garanteprivacy.it'].includes(link)) return true;
  if (!/^\/\w/.test(link)) return false;
  const { pathname, searchParams } = new URL(link, 'https://shop.example');
  const [, root, kind, slug] = pathname.split('/');
  const feature = featureOfPath(pathname);
  if (feature !== null && !hasFeature(brand.tenant.facts, feature)) return false;
  if (root === 'page') return page(brand, kind ?? '') !== '';
  if (root === 'volantini' || root === 'ricette') {
    return kind === undefined || posts(brand, root).some((post) => post.slug === kind);
  }
  if (['faq', 'preferenze-cookie', 'recesso', 'servizio-clienti', 'vantaggi'].includes(root ?? ''))
    return kind === undefined;
  // Where one says what one excludes, and deletes it (B-23).
  if (pathname === '/profile/exclusions') return true;
  if (pathname === '/catalog/search') {
    return /^(promo=true|sort=price(Um)?Asc|q=[a-z]+)$/.test(searchParams.toString());
  }
  return (
    root === 'catalog' &&
    kind === 'category' &&
    categorySlugs[brand.tenant.facts.languages[0]].has(slug ?? '')
  );
}

/** The first thing wrong with a piece of content HTML, or null. */
export function htmlFault(html: string): string | null {
  const open: string[] = [];
  for (const [tag, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([^\s>/]*)([^>]*)>/g)) {
    if (!richTags.some((tag) => tag === name)) return `tag ${tag}`;
    if (!(slash ? /^$/ : allowedAttributes(name)).test(attributes)) return `attributes ${tag}`;
    if (voidTags.includes(name)) {
      if (slash) return `nesting ${tag}`;
      continue;
    }
    if (!slash) open.push(name);
    else if (open.pop() !== name) return `nesting ${tag}`;
  }
  if (open.length > 0) return `open ${open.join(' ')}`;
  const text = html.replaceAll(/<[^>]*>/g, '');
  return /[<>]|&(?!nbsp;|amp;|quot;)/.test(text) ? 'loose markup' : null;
}
