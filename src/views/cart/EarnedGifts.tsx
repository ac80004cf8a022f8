import { useLingui } from '@lingui/react/macro';
import type { EarnedGift } from '../../../contract/api/shopping/gift.ts';
import { money } from '../../text/money.ts';
import { Text } from '../../ui/primitives/Text.tsx';

interface EarnedGiftsProps {
  gifts: readonly EarnedGift[];
  /** The order has come, and the shopper has them. */
  areGiven?: boolean | undefined;
}

/** The certificates a purchase earns, apart from the amounts: they are no part of the sum (CHK-18, LOY-08). */
export function EarnedGifts({ gifts, areGiven = false }: EarnedGiftsProps) {
  const { t } = useLingui();
  return gifts.map(({ description, giftTotal }, index) => {
    const amount = money(giftTotal);
    return (
      <Text key={index} size="sm" tone="success">
        {areGiven
          ? t`Con questo ordine hai ricevuto: ${description}, ${amount}`
          : t`Con questo ordine ricevi: ${description}, ${amount}`}
      </Text>
    );
  });
}
