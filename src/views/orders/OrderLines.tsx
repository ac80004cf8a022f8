import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../contract/api/ordering/order.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { euro } from '../../text/money.ts';
import { productMeta } from '../../text/product-meta.ts';
import { paths } from '../../routing/paths.ts';
import { CartLine, LineGroup } from '../../ui/commerce/CartLine.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { useQuantityWords } from '../words/use-quantity-words.ts';

/** What was ordered, and what was replaced. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useLingui();
  const quantity = useQuantityWords();
  const { orderItems = [], replacedItems = [] } = order;
  return (
    <Panel>
      <LineGroup title={t`Prodotti`} total={euro(order.itemsTotal)} level={2}>
        {orderItems.map((item) => (
          <CartLine
            key={item.orderItemId}
            name={item.product.name}
            href={paths.product(item.product.slug)}
            picture={thumbPicture(item.product)}
            meta={productMeta(item.product)}
            quantity={quantity(item.product, effectiveQuantity(item))}
            total={
              order.delivery === null && hasVariableWeight(item.product.productInfos)
                ? t`ca. ${euro(item.grossTotal)}`
                : euro(item.grossTotal)
            }
          />
        ))}
      </LineGroup>
      {replacedItems.length > 0 && (
        <LineGroup title={t`Sostituiti o mancanti`} level={2}>
          {replacedItems.map((item) => (
            <CartLine
              key={item.orderItemId}
              name={item.product.name}
              picture={thumbPicture(item.product)}
              meta={item.reason}
              quantity={quantity(item.product, effectiveQuantity(item))}
              total={euro(item.grossTotal)}
              out
            />
          ))}
        </LineGroup>
      )}
    </Panel>
  );
}
