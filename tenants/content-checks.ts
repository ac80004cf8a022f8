import type { MenuItem } from '../contract/api/content/content.ts';
import { featureOfPath } from '../contract/rules/features/feature-of-path.ts';
import { hasFeature } from '../contract/rules/features/has-feature.ts';
import { richTags } from '../contract/rules/content/rich-tags.ts';
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

/** Departments and leaves of the demo catalogue, common to all brands. */
const categorySlugs = new Set(
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
);

/** Products every catalogue has (API contract, demo data). */
export const anchorProducts = [
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
];

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

export function flatMenu(items: readonly MenuItem[]): MenuItem[] {
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
  if (pathname === '/catalog/search') {
    return /^(promo=true|sort=price(Um)?Asc|q=[a-z]+)$/.test(searchParams.toString());
  }
  return root === 'catalog' && kind === 'category' && categorySlugs.has(slug ?? '');
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
