import { useLingui } from '@lingui/react/macro';
import type { Order, OrderItem } from '../../../contract/api/ordering/order.ts';
import { stageOf } from '../../../contract/rules/orders/order-stages.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { money } from '../../text/money.ts';
import { paths } from '../../routing/paths.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { CartLine, LineGroup } from '../../ui/commerce/CartLine.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import type { OrderSubstitutionParts } from '../cart/substitutions/substitution-refs.ts';
import { thumbPicture } from '../product-tile/product-picture.ts';
import { unitPriceText } from '../product-tile/unit-price-text.ts';
import { useQuantityWords } from '../words/use-quantity-words.ts';
import { ProductMeta } from '../words/ProductMeta.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';

interface OrderLinesProps {
  order: Order;
  /** What is done about goods that are sold out. */
  Substitutions?: OrderSubstitutionParts;
}

/** What was ordered and has not come yet, and what was replaced or taken out before. */
export function OrderLines({ order, Substitutions }: OrderLinesProps) {
  const { t } = useLingui();
  const quantity = useQuantityWords();
  // Nothing more is bought for an order that was ended.
  const Choices = stageOf(order.orderStatusId) === null ? undefined : Substitutions;
  const mark = (item: OrderItem) => {
    const { note: text, substitution } = item.cartItemInfo;
    const { sold } = item;
    const hasChoice = Choices !== undefined && substitution !== undefined;
    return text === undefined && sold && Choices === undefined ? undefined : (
      <>
        {!sold && <Badge>{t`Non più in vendita`}</Badge>}
        {text !== undefined && (
          <Text as="span" size="sm" tone="muted">
            {t`Nota: ${text}`}
          </Text>
        )}
        {Choices && (
          <Choices.OfLine
            order={order}
            item={item}
            meanwhile={hasChoice ? <Skeleton height="control" /> : null}
          />
        )}
      </>
    );
  };
  const { orderItems = [], replacedItems = [] } = order;
  return (
    <Panel>
      {Choices && <Choices.OfOrder order={order} meanwhile={<Skeleton height="panel" />} />}
      <LineGroup title={t`Prodotti`} total={money(order.itemsTotal)} level={2}>
        {orderItems.map((item) => (
          <CartLine
            key={item.orderItemId}
            name={nameText(item.product)}
            href={item.sold ? paths.product(item.product.slug) : undefined}
            picture={thumbPicture(item.product)}
            meta={<ProductMeta product={item.product} />}
            mark={mark(item)}
            quantity={quantity(item.product, effectiveQuantity(item))}
            total={
              hasVariableWeight(item.product.productInfos)
                ? t`ca. ${money(item.grossTotal)}`
                : money(item.grossTotal)
            }
            totalNote={unitPriceText(item.product)}
          />
        ))}
      </LineGroup>
      {replacedItems.length > 0 && (
        <LineGroup title={t`Sostituiti o mancanti`} level={2}>
          {replacedItems.map((item) => (
            <CartLine
              key={item.orderItemId}
              name={nameText(item.product)}
              picture={thumbPicture(item.product)}
              meta={item.reason}
              quantity={<s>{quantity(item.product, effectiveQuantity(item))}</s>}
              total={<s>{money(item.grossTotal)}</s>}
              totalNote={unitPriceText(item.product)}
              out
            />
          ))}
        </LineGroup>
      )}
    </Panel>
  );
}
