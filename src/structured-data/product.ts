import type { Product as ProductThing } from 'schema-dts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { absolute, type FoundPage } from './found-page.ts';
import { globalTradeNumber } from './global-trade-number.ts';
import { offer } from './offer.ts';
import { plainText } from './plain-text.ts';
import { widest } from './widest-picture.ts';

/** What is in it: its size, and of food what it is made of. */
function described({ name, description, shortDescr, metaData }: Product): string {
  const ingredients = plainText(metaData?.product_description.ingredients ?? '');
  const facts = [name, shortDescr, plainText(description), ingredients].filter((fact) => fact !== '');
  return facts.join('. ');
}

/** A product as it is sold, at the price that stands on its page. */
export function productThing(page: FoundPage, product: Product): ProductThing {
  const { name, shortDescr, wpId, barcode, breadCrumbs } = product;
  const gtin = globalTradeNumber(barcode);
  const category = breadCrumbs.map((crumb) => crumb.name).join(' > ');
  return {
    '@type': 'Product',
    '@id': absolute(page, `${page.head.canonical}#product`),
    name,
    description: described(product),
    image: absolute(page, widest(product.mediaURL)),
    sku: String(wpId),
    ...(gtin === null ? {} : { gtin }),
    ...(shortDescr === '' ? {} : { brand: { '@type': 'Brand', name: shortDescr } }),
    ...(category === '' ? {} : { category }),
    offers: offer(page, product),
  };
}
