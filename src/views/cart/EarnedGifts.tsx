import { Trans } from '@lingui/react/macro';
import type { EarnedGift } from '../../../contract/api/shopping/gift.ts';
import { money } from '../../text/money.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { dataText } from '../../ui/primitives/DataText.tsx';
import { literal } from '../../text/literal.tsx';

interface EarnedGiftsProps {
  gifts: readonly EarnedGift[];
  /** The order has come, and the shopper has them. */
  areGiven?: boolean | undefined;
}

/** The certificates a purchase earns, apart from the amounts: they are no part of the sum (CHK-18, LOY-08). */
export function EarnedGifts({ gifts, areGiven = false }: EarnedGiftsProps) {
  return gifts.map((gift, index) => {
    const description = dataText(gift.description);
    const amount = literal(money(gift.giftTotal));
    return (
      <Text key={index} size="sm" tone="success">
        {areGiven ? (
          <Trans>
            Con questo ordine hai ricevuto: {description}, {amount}
          </Trans>
        ) : (
          <Trans>
            Con questo ordine ricevi: {description}, {amount}
          </Trans>
        )}
      </Text>
    );
  });
}
