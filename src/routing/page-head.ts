import type { Tenant } from '../../contract/tenant.ts';
import { euro } from '../text/money.ts';
import type { PageHead } from './page.ts';

interface TitledThing {
  name: string;
  /** Euro, for products. */
  price?: number;
}

/** Fills all places of a template at once, so that what stands in a name is no place itself. */
const fill = (template: string, brand: string, { name, price }: TitledThing): string => {
  const words: Readonly<Record<string, string>> = {
    brand,
    name,
    price: price === undefined ? '' : euro(price),
  };
  return template.replaceAll(/\{(brand|name|price)\}/g, (_, place: string) => words[place] ?? '');
};

type Described = keyof Tenant['texts']['descriptions'];

/** Title and description from the brand's templates (NAV-30, CAT-26). */
export function describedHead(
  { facts, texts }: Tenant,
  kind: Described,
  thing: TitledThing,
  rest: Pick<PageHead, 'canonical' | 'status'>,
): PageHead {
  return {
    title: fill(texts.titles[kind], facts.name, thing),
    description: fill(texts.descriptions[kind], facts.name, thing),
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
    title: fill(texts.titles.plain, facts.name, { name }),
    description: texts.claim,
    canonical: null,
    status,
  };
}

/** The head of a content page. */
export function contentHead({ facts, texts }: Tenant, name: string, canonical: string): PageHead {
  return {
    title: fill(texts.titles.page, facts.name, { name }),
    description: texts.claim,
    canonical,
    status: 200,
  };
}
