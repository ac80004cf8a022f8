import { lineChoiceOf } from '../../../../contract/rules/checkout/line-choice.ts';
import type { Order, OrderItem } from '../../../../contract/api/ordering/order.ts';
import { Text } from '../../../ui/primitives/Text.tsx';
import { useNow } from '../../words/use-now.ts';
import { LineSubstitution } from './LineSubstitution.tsx';
import { asBasket, isChoosable } from './order-basket.ts';
import type { SubstitutionChoiceRef, SubstitutionsRef } from './substitution-refs.ts';
import { useLineChoiceWords } from './use-substitution-words.tsx';

interface OrderLineSubstitutionProps {
  order: Order;
  item: OrderItem;
  substitutions: SubstitutionsRef;
  choice: SubstitutionChoiceRef;
}

/** What comes in place of a line of an order that has a choice of its own: changed until the cut-off, then only read (B-19). */
export function OrderLineSubstitution({ order, item, ...flows }: OrderLineSubstitutionProps) {
  const words = useLineChoiceWords();
  const own = lineChoiceOf(item);
  if (isChoosable(order, useNow()))
    return (
      <LineSubstitution cart={asBasket(order)} item={{ ...item, itemId: item.orderItemId }} {...flows} />
    );
  if (own.substitution === 'cart') return null;
  return (
    <Text as="span" size="sm" tone="muted">
      {words(own, { whole: order.cartInfos.substitutions, item })}
    </Text>
  );
}
