import type { CartItem, OrderPackage } from '../../../contract/api/shopping/cart.ts';
import type { ExclusionReason } from '../../../contract/api/shopping/exclusion-reason.ts';
import type { Product } from '../../../contract/api/shopping/product.ts';
import type { Shortage } from '../../../contract/rules/quantity/shortage.ts';
import { fromCents } from '../../../contract/rules/price/money.ts';
import type { LineChoice } from '../substitution/line-substitution.ts';
import { wireQuantity } from './cart-line-state.ts';

/** What a line of a cart and a line of an order have in common. Amounts in cents. */
export interface LineFacts {
  readonly itemId: number;
  readonly product: Product;
  readonly quantity: number;
  readonly gross: number;
  readonly options: Readonly<Record<string, string>>;
  readonly acceptAlternatives: boolean;
  readonly customWeight: string | null;
  readonly note: string | null;
  readonly choice: LineChoice;
  readonly substituteName: string | null;
  readonly atRisk: boolean;
  readonly shortage: Shortage | null;
  readonly exclusions: readonly ExclusionReason[];
  readonly acceptsExclusions: boolean;
}

/** A line as the API answers it. */
export function cartItemView(line: LineFacts): CartItem {
  return {
    itemId: line.itemId,
    cartItemId: line.itemId,
    product: withChosenOptions(line.product, line.options),
    ...wireQuantity(line.product.productInfos, line.quantity),
    grossTotal: fromCents(line.gross),
    cartItemInfo: {
      ...line.options,
      accept_alternatives: line.acceptAlternatives ? 'true' : 'false',
      ...(line.customWeight === null ? {} : { customWeight: line.customWeight }),
      ...(line.note === null ? {} : { note: line.note }),
      ...choiceView(line.choice),
      ...(line.acceptsExclusions ? { accept_exclusions: 'true' as const } : {}),
    },
    atRisk: line.atRisk,
    shortage: line.shortage,
    exclusions: [...line.exclusions],
    substituteName: line.substituteName,
  };
}

function choiceView({ substitution, substitutionProductId: productId }: LineChoice) {
  if (substitution === null) return {};
  return { substitution, ...(productId === null ? {} : { substitutionProductId: String(productId) }) };
}

function withChosenOptions(product: Product, options: LineFacts['options']): Product {
  if (product.selectOptions.length === 0) return product;
  return {
    ...product,
    selectOptions: product.selectOptions.map((option) => {
      const key = options[option.parameterName];
      return key === undefined ? option : { ...option, selected: { key } };
    }),
  };
}

/** A packaging line as the API answers it (decision 015). */
export function packageView(line: LineFacts): OrderPackage {
  const { name, priceDisplay, translated } = line.product;
  return {
    orderPackageId: line.itemId,
    quantity: line.quantity,
    totalPrice: fromCents(line.gross),
    package: {
      descr: name,
      cost: priceDisplay,
      ...(translated && { translated }),
    },
  };
}
