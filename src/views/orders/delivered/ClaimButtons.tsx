import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '../../../../contract/api/ordering/order.ts';
import { claimableItem } from '../../../../contract/rules/claim/claim-item.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { ClaimRef } from './order-right-refs.ts';

interface ClaimButtonsProps {
  claim: ClaimRef;
  item: OrderItem;
  /** What the order may still give back, in EUR. */
  claimable: number;
}

/** What can be said of a line that came, while it can be (B-22). */
export function ClaimButtons({ claim, item, claimable }: ClaimButtonsProps) {
  const { t } = useLingui();
  const { name } = item.product;
  return (
    <>
      {claimableItem(item, 'unwanted') !== null && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t`Non lo voglio: ${name}`}
          onClick={() => claim.send({ type: 'claim.decline', item, claimable })}
        >
          {t`Non lo voglio`}
        </Button>
      )}
      {claimableItem(item, 'damaged') !== null && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={t`Segnala ${name}`}
          onClick={() => claim.send({ type: 'claim.open', item, claimable })}
        >
          {t`Segnala`}
        </Button>
      )}
    </>
  );
}
