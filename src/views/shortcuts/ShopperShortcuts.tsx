import { slotHours } from '../../text/day.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { nextOrder } from '../../../contract/rules/checkout/next-order.ts';
import { blockData, isBlockLoading } from '../../../machines/content-block/content-block.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { heartIcon } from '../../ui/icons/account/heart.ts';
import { packageIcon } from '../../ui/icons/package.ts';
import { CardPair } from '../../ui/layout/account/CardPair.tsx';
import { NavList } from '../../ui/navigation/NavList.tsx';
import type { BlockRef } from '../block-ref.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { useHas } from '../use-has.ts';

export interface ShortcutBlocks {
  orders: BlockRef;
  lists: BlockRef;
}

/** The ways to the next order and to the lists; of a call that failed nothing is shown or said (NAV-01, ERR-03). */
export function ShopperShortcuts({ orders, lists }: ShortcutBlocks) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const hasLists = useHas('lists');
  const areListsLoading = useSelector(lists, isBlockLoading) && hasLists;
  const isLoading = useSelector(orders, isBlockLoading) || areListsLoading;
  const ordered = useSelector(orders, (block) => blockData(block, 'orders'));
  const listed = useSelector(lists, (block) => blockData(block, 'lists'));
  // Both at once: what stands first would move when the other came.
  if (isLoading) return null;
  const next = nextOrder(ordered?.orders ?? []);
  const count = listed?.lists.length ?? 0;
  return (
    <nav aria-label={t`La tua spesa`}>
      <CardPair>
        <NavList
          rows={[
            next === null
              ? { href: paths.orders, icon: packageIcon, label: t`I miei ordini` }
              : {
                  href: paths.order(next.orderId),
                  icon: packageIcon,
                  label:
                    next.timeslot === null
                      ? t`Ordine ${next.orderId}`
                      : `${days.relative(next.timeslot.dateIso, today)}, ${slotHours(next.timeslot)}`,
                  note: t`Prossimo ordine: ${next.orderStatusDescr}`,
                },
          ]}
        />
        {hasLists && (
          <NavList
            rows={[
              {
                href: paths.lists,
                icon: heartIcon,
                label: t`Le mie liste`,
                note: count > 0 ? t`${plural(count, { one: '# lista', other: '# liste' })}` : undefined,
              },
            ]}
          />
        )}
      </CardPair>
    </nav>
  );
}
