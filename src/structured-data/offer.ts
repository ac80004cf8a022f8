import type { Offer, QuantitativeValue, UnitPriceSpecification } from 'schema-dts';
import type { Currency } from '../../contract/currencies.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { toNumber } from '../../contract/rules/number/decimal.ts';
import { packPrice } from '../../contract/rules/price/price-pack.ts';
import { unitPrice } from '../../contract/rules/price/price-unit.ts';
import { netContent } from '../../contract/rules/quantity/net-content.ts';
import { sellingKind } from '../../contract/rules/quantity/selling-terms.ts';
import { baseUnit, convertUnit, isPieceUnit, isVolume } from '../../contract/rules/quantity/unit.ts';
import { absolute, type FoundPage } from './found-page.ts';
import { organizationId } from './organization.ts';

/** What is paid, as the page shows it: per piece, per pack, or per kg or l of weighed goods. */
const paid = (product: Product): number =>
  sellingKind(product.productInfos) === 'pack' ? packPrice(product) / 100 : product.priceDisplay;

/** UN/CEFACT's code of the unit a price is compared in. */
function unitCode({ productInfos }: Product): 'C62' | 'KGM' | 'LTR' {
  if (isPieceUnit(productInfos['WEIGHT_UNIT_SELLING'])) return 'C62';
  const unit =
    sellingKind(productInfos) === 'piece' ? productInfos['WEIGHT_UNIT_SELLING'] : baseUnit(productInfos);
  return isVolume(unit ?? '') ? 'LTR' : 'KGM';
}

/** How much `paid` buys, in kg, l or pieces; null where that is not known. */
function content({ productInfos: infos }: Product): number | null {
  if (sellingKind(infos) === 'loose') return 1;
  const net = netContent(infos);
  if (net === null) return null;
  const from = infos['WEIGHT_UNIT_SELLING'];
  return isPieceUnit(from) ? toNumber(net) : convertUnit({ quantity: toNumber(net), from, to: 'kg' });
}

const amount = (value: number, code: string): QuantitativeValue => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: code,
});

/** The price with the amount it buys and the unit it is compared by, which give the unit price that is shown (QTY-17, QTY-18). */
function unitPriceOf(product: Product, currency: Currency): UnitPriceSpecification | null {
  const bought = unitPrice(product) === null ? null : content(product);
  if (bought === null) return null;
  const code = unitCode(product);
  return {
    '@type': 'UnitPriceSpecification',
    price: paid(product),
    priceCurrency: currency,
    valueAddedTaxIncluded: true,
    referenceQuantity: { ...amount(bought, code), valueReference: amount(1, code) },
  };
}

/** A product's price and whether it can be had. */
export function offer(page: FoundPage, product: Product): Offer {
  const { currency } = page.tenant.facts;
  const priceSpecification = unitPriceOf(product, currency);
  return {
    '@type': 'Offer',
    url: absolute(page, page.head.canonical),
    price: paid(product),
    priceCurrency: currency,
    availability: product.available > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@id': organizationId(page) },
    ...(priceSpecification === null ? {} : { priceSpecification }),
  };
}
