import type { Product } from '../../../contract/api/shopping/product.ts';
import { discountPercent } from '../../../contract/rules/price/discount.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import { lowestPriorPrice } from '../../../contract/rules/price/omnibus.ts';
import { standardUnitPrice, unitPrice } from '../../../contract/rules/price/price-unit.ts';
import type { CatalogueRows } from './catalogue.reader.ts';

type PriceChange = CatalogueRows['prices'][number];
type Promotion = CatalogueRows['promotions'][number];

/** What a product costs in a warehouse, ready for the wire; `sortPrice` and `sortUnit` in cents. */
export interface ShelfPrice {
  readonly sortPrice: number;
  readonly sortUnit: number | null;
  readonly wire: Pick<
    Product,
    | 'price'
    | 'priceDisplay'
    | 'priceStandardDisplay'
    | 'priceUmDisplay'
    | 'priceStandardUmDisplay'
    | 'priorPrice30'
    | 'warehousePromo'
  >;
}

const euros = (cents: number | null) => (cents === null ? null : fromCents(cents));

function promoView(promotion: Promotion, price: number, standard: number): Product['warehousePromo'] {
  const { promoType, startsOn, endsOn, cssClass, header, body, footer } = promotion;
  return {
    discount: fromCents(price - standard),
    discountPerc:
      discountPercent({ priceDisplay: fromCents(price), priceStandardDisplay: fromCents(standard) }) ?? 0,
    promoType,
    validityDate: startsOn,
    expireDate: endsOn,
    view: { cssClass, header, body, footer },
  };
}

/**
 * The price of a product today: the latest change of its history; under an announced cut the struck price is the
 * lowest of the 30 days before the cut began (B-09, decision 022). Null without any price.
 */
export function shelfPrice(input: {
  readonly history: readonly PriceChange[];
  readonly promotion: Promotion | null;
  readonly infos: Readonly<Record<string, string>>;
  readonly today: string;
}): ShelfPrice | null {
  const { promotion, infos, today } = input;
  const history = input.history.map((change) => ({ day: change.validFrom, price: change.price }));
  const paid = history.at(-1)?.price;
  if (paid === undefined) return null;
  const prior =
    promotion === null
      ? null
      : lowestPriorPrice({ history, today, promoFrom: promotion.startsOn, progressive: true });
  const standard = prior !== null && prior > paid ? prior : null;
  const priced = {
    priceDisplay: fromCents(paid),
    priceStandardDisplay: euros(standard),
    productInfos: infos,
  };
  const sortUnit = unitPrice(priced);
  return {
    sortPrice: paid,
    sortUnit,
    wire: {
      price: fromCents(paid),
      priceDisplay: fromCents(paid),
      priceStandardDisplay: euros(standard),
      priceUmDisplay: euros(sortUnit),
      priceStandardUmDisplay: euros(standardUnitPrice(priced)),
      priorPrice30: euros(standard),
      warehousePromo: promotion === null || standard === null ? null : promoView(promotion, paid, standard),
    },
  };
}
