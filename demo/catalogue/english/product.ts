import type { Currency } from '../../../contract/currencies.ts';
import type { PictureSpec } from '../../packshots/picture-spec.ts';
import { kebab, productSlug } from '../product-slug.ts';
import type { SeedOption } from '../select-options.ts';
import type { SeedProduct } from '../seed-catalogue.ts';
import { said, vocabulary } from './dictionary.ts';
import { englishLabel } from './label-text.ts';
import { names } from './names.ts';
import { englishPackText } from './pack-text.ts';
import { englishPromo } from './promo.ts';
import { bagWords, packWords, shopWords } from './words.ts';

const productNames = vocabulary([], Object.fromEntries(names), Object.fromEntries(bagWords));

/** What stands before the first comma of a pack text, without 'circa'; loose goods have no pack. */
function packOf({ description, packaging, productInfos }: SeedProduct): string {
  if (packaging || productInfos['TIPOLOGIA'] === 'Sfuso') return '';
  return (description.split(', ')[0] ?? '').replace('circa ', '');
}

/** The part of an Italian slug that names the maker; empty where there is none. */
function makerPart(product: SeedProduct): string {
  const start = kebab(product.name);
  const end = kebab(packOf(product));
  const { slug } = product;
  if (!slug.startsWith(start) || !slug.endsWith(end)) return '';
  const part = slug.slice(start.length, slug.length - end.length).replaceAll(/^-|-$/g, '');
  return part === 'bio' ? 'organic' : part;
}

export const englishName = ({ name }: Pick<SeedProduct, 'name'>): string => said(name, productNames);

/** Name, maker and pack of the goods in English: 'sorrento-lemons', 'penne-rigate-500-g'. */
const englishSlug = (product: SeedProduct): string =>
  productSlug({
    name: englishName(product),
    maker: makerPart(product),
    pack: englishPackText(packOf(product)),
  });

/** The shop's organic line; what others make is called as they call it. */
const englishBrand = (brand: string, privateLabel: string): string =>
  brand === `${privateLabel} Bio` ? `${privateLabel} Organic` : brand;

function englishPicture(picture: PictureSpec, privateLabel: string): PictureSpec {
  if (picture.kind === 'emoji' || picture.kind === 'scene') return picture;
  return {
    ...picture,
    brand: englishBrand(picture.brand, privateLabel),
    name: picture.name === '' ? '' : said(picture.name, productNames),
    size: englishPackText(picture.size),
  };
}

const englishOption = (option: SeedOption): SeedOption => ({
  ...option,
  name: said(option.name, shopWords),
  values: option.values.map((value) => ({ ...value, name: said(value.name, shopWords) })),
});

function englishInfos(infos: SeedProduct['productInfos']): SeedProduct['productInfos'] {
  const { PACKAGE_DESCR: noun } = infos;
  return noun === undefined ? infos : { ...infos, PACKAGE_DESCR: said(noun, packWords) };
}

/** A product in English; what machines read, such as units, keys of options and how it is sold, is as before. */
export function englishProduct(
  product: SeedProduct,
  given: { privateLabel: string; categorySlugs: ReadonlyMap<string, string>; currency: Currency },
): SeedProduct {
  const { classMax, deliveryWarehouse: warehouse, highlight, promo } = product;
  return {
    ...product,
    slug: englishSlug(product),
    name: englishName(product),
    brand: englishBrand(product.brand, given.privateLabel),
    description: englishPackText(product.description),
    categorySlug: given.categorySlugs.get(product.categorySlug) ?? product.categorySlug,
    promo: promo === null ? null : englishPromo(promo, given.currency),
    highlight: highlight === null ? null : said(highlight, shopWords),
    deliveryWarehouse: warehouse && { ...warehouse, name: said(warehouse.name, shopWords) },
    productClasses: product.productClasses.map(({ id, name }) => ({ id, name: said(name, shopWords) })),
    classMax: classMax === null ? null : { ...classMax, className: said(classMax.className, shopWords) },
    selectOptions: product.selectOptions.map(englishOption),
    productInfos: englishInfos(product.productInfos),
    label: englishLabel(product),
    picture: englishPicture(product.picture, given.privateLabel),
  };
}
