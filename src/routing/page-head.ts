import { language } from '#language';
import type { Post } from '../../contract/api/content/content.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { Tenant } from '../../contract/tenant.ts';
import { moneyText } from '../../contract/rules/language/money-text.ts';
import type { PageHead } from './page.ts';

interface TitledThing {
  name: string;
  /** In units of the brand's currency, for products. */
  price?: number;
}

/** Fills all places of a template at once, so that what stands in a name is no place itself. */
const fill = (
  template: string,
  { name: brand, currency }: Tenant['facts'],
  { name, price }: TitledThing,
): string => {
  const words: Readonly<Record<string, string>> = {
    brand,
    name,
    price: price === undefined ? '' : moneyText(price, { currency, language }),
  };
  return template.replaceAll(/\{(brand|name|price)\}/g, (_, place: string) => words[place] ?? '');
};

/** A product by what tells it from every other: many are called butter (NAV-30). */
export const fullName = ({
  name,
  shortDescr: brand,
  description: size,
}: Pick<Product, 'name' | 'shortDescr' | 'description'>): string =>
  [name, name.includes(brand) ? '' : brand, size].filter((part) => part !== '').join(' ');

type Described = keyof Tenant['texts']['descriptions'];

/** Title and description from the brand's templates (NAV-30, CAT-26). */
export function describedHead(
  { facts, texts }: Tenant,
  kind: Described,
  thing: TitledThing,
  rest: Pick<PageHead, 'canonical' | 'status'>,
): PageHead {
  return {
    title: fill(texts.titles[kind], facts, thing),
    description: fill(texts.descriptions[kind], facts, thing),
    ...rest,
  };
}

/** The head of a page that is nobody's landing place: a title, the brand's claim, no canonical address. */
export function plainHead(
  { facts, texts }: Tenant,
  name: string,
  status: PageHead['status'] = 200,
): PageHead {
  return {
    title: fill(texts.titles.plain, facts, { name }),
    description: texts.claim,
    canonical: null,
    status,
  };
}

/** An address as a path of this shop, whatever host it names; one that cannot be read as it stands. */
const pathOf = (address: string): string =>
  URL.canParse(address, 'http://shop.invalid') ? new URL(address, 'http://shop.invalid').pathname : address;

/** What was written, or what stands in for it. */
const written = (text: string, other: string): string => (text.trim() === '' ? other : text);

/** The head of a public page with words of its own; the claim follows a name without a description. */
export function ownHead(
  { facts, texts }: Tenant,
  { name, description, canonical }: { name: string; description: string; canonical: string },
): PageHead {
  return {
    // What names the brand already needs no template to do so (NAV-30).
    title: name.includes(facts.name) ? name : fill(texts.titles.page, facts, { name }),
    // The claim alone would be the same on every page.
    description: written(description, `${name}. ${texts.claim}`),
    canonical,
    status: 200,
  };
}

/**
 * The head of a content page: what was written for search engines, else its title (CMS-02). `own` is the path it is
 * reached by: a link that leads elsewhere is not its address.
 */
export function contentHead(
  tenant: Tenant,
  { title, meta, link }: Pick<Post, 'title' | 'meta' | 'link'>,
  own: string,
): PageHead {
  const linked = pathOf(link);
  return ownHead(tenant, {
    name: written(meta.seo_title, title.rendered),
    description: written(meta.seo_description, `${title.rendered}. ${tenant.texts.claim}`),
    canonical: pathOf(own) === linked ? linked : own,
  });
}
