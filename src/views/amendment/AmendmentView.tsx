import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart, CartItem } from '../../../contract/api/shopping/cart.ts';
import type { AmendmentChanges } from '../../../contract/rules/checkout/amendment-changes.ts';
import { effectiveQuantity } from '../../../contract/rules/checkout/cart-line.ts';
import { hasAmendmentFailed, isAmendmentUnknown } from '../../../machines/amendment/amendment.selectors.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { CartLines } from '../cart/CartLines.tsx';
import { DeliveryCards } from '../cart/DeliveryCards.tsx';
import { GiftCodeForm } from '../cart/GiftCodeForm.tsx';
import { Shortages } from '../cart/Shortages.tsx';
import { Excluded } from '../excluded/Excluded.tsx';
import { useShop } from '../shop-context.ts';
import { useQuantityWords } from '../words/use-quantity-words.ts';
import { ConfirmChanges } from './ConfirmChanges.tsx';
import { TakenOut } from './TakenOut.tsx';
import { useAmendment, type Amendment } from './use-amendment.ts';
import { WhatChanges } from './WhatChanges.tsx';

/** The cart while it changes an order: each line with what became of it, and what it costs then (ORD-09, B-17). */
export function AmendmentView({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const amendment = useAmendment();
  const isAwaited = useSelector(
    useShop().flows.amendment,
    (flow) => !hasAmendmentFailed(flow) && !isAmendmentUnknown(flow),
  );
  // Without the order nothing can be compared: the lines are there all the same.
  const isComparable = amendment !== null;
  return (
    <TwoColumn
      sticky
      asideLabel={t`Cosa cambia`}
      aside={
        isComparable ? (
          <Aside amendment={amendment} />
        ) : isAwaited ? (
          <Stack busy>
            <Skeleton height="panel" />
          </Stack>
        ) : undefined
      }
    >
      <Panel>
        <DeliveryCards cart={cart} />
        <Shortages cart={cart} />
        <Excluded cart={cart} />
        {isComparable ? (
          <ComparedLines cart={cart} changes={amendment.changes} />
        ) : (
          <CartLines cart={cart} level={2} />
        )}
      </Panel>
    </TwoColumn>
  );
}

const Aside = ({ amendment }: { amendment: Amendment }) => (
  <Panel>
    <WhatChanges {...amendment} />
    <GiftCodeForm />
    <ConfirmChanges cart={amendment.cart} isLarge />
  </Panel>
);

/** Every line where it stands, with what became of it: one that moved under a press would lose the focus. */
function ComparedLines({ cart, changes }: { cart: Cart; changes: AmendmentChanges }) {
  const badgeOf = useBadgeOf(changes);
  const removed = changes.lines.filter(({ kind }) => kind === 'removed');
  return (
    <>
      <CartLines cart={cart} badgeOf={badgeOf} level={2} />
      {removed.length > 0 && <TakenOut lines={removed} />}
    </>
  );
}

/** What became of a line, in a word: new, or how much of it there was. */
function useBadgeOf({ lines }: AmendmentChanges) {
  const { t } = useLingui();
  const quantity = useQuantityWords();
  const byItem = new Map(lines.map((line) => [line.item?.itemId, line]));
  return ({ itemId, product }: CartItem) => {
    const line = byItem.get(itemId);
    if (line?.kind === 'added') return <Badge tone="success">{t`Aggiunto ora`}</Badge>;
    if (line === undefined || line.ordered === null) return undefined;
    const before = quantity(product, effectiveQuantity(line.ordered));
    return line.kind === 'more' || line.kind === 'less' ? (
      <Badge tone="info">{t`Prima ${before}`}</Badge>
    ) : undefined;
  };
}
