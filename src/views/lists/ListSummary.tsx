import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import { listedItems, listTotal } from '../../../machines/wishlist/wishlist.selectors.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Totals } from '../../ui/commerce/Totals.tsx';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Responsive } from '../../ui/layout/Responsive.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { AddListButton } from './AddListButton.tsx';
import type { ListOrderRef, WishlistRef } from './list-refs.ts';
import { useListTitle } from './list-title.ts';
import { RemovedItem } from './RemovedItem.tsx';

interface ListSummaryProps {
  wishlist: WishlistRef;
  order: ListOrderRef;
  list: WishlistView;
}

/** What can be had of a list today, and for how much. */
function useSummary({ wishlist, list, order }: ListSummaryProps) {
  const { t } = useLingui();
  const name = useListTitle()(list);
  const ready = useSelector(
    wishlist,
    (snapshot) => listedItems(snapshot).filter(({ product }) => product.available > 0).length,
  );
  return {
    total: moneyOfCents(useSelector(wishlist, listTotal)),
    available: t`${plural(ready, { one: '# disponibile', other: '# disponibili' })}`,
    add: <AddListButton list={{ listId: list.listId, size: ready }} name={name} />,
    elsewhere: ready > 0 && (
      <Button
        block
        variant="ghost"
        onClick={() =>
          order.send({
            type: 'order.open',
            list: {
              listId: list.listId,
              addressId: list.addressId,
              isOwn: list.sharingData.grant === 'OWNER',
            },
          })
        }
      >
        {t`Ordina per un altro indirizzo`}
      </Button>
    ),
  };
}

/** The sum of a list beside it, with the way into the cart (LIST-11). */
export function ListSummary(props: ListSummaryProps) {
  const { t } = useLingui();
  const { total, available, add, elsewhere } = useSummary(props);
  return (
    <Responsive on="fromTablet">
      <Panel>
        <Heading level={2} look="card">
          {available}
        </Heading>
        <Totals total={{ label: t`Totale stimato`, value: total }} />
        <Text size="sm" tone="muted">{t`Ai prezzi di oggi.`}</Text>
        {add}
        {elsewhere}
        <RemovedItem wishlist={props.wishlist} />
      </Panel>
    </Responsive>
  );
}

/** The same at hand on phones. */
export function ListBar(props: ListSummaryProps) {
  const { total, available, add, elsewhere } = useSummary(props);
  return (
    <BuyBar
      at="inFlow"
      note={
        <>
          {elsewhere}
          <RemovedItem wishlist={props.wishlist} />
        </>
      }
      lead={
        <>
          <Text weight="strong">{total}</Text>
          <Text size="sm" tone="muted">
            {available}
          </Text>
        </>
      }
      action={add}
    />
  );
}
