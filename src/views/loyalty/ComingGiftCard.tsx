import { Trans, useLingui } from '@lingui/react/macro';
import type { ComingGain } from '../../../contract/api/shopping/gift-list.ts';
import type { EarnedGift } from '../../../contract/api/shopping/gift.ts';
import { money } from '../../text/money.ts';
import { GiftCard } from '../../ui/commerce/GiftCard.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { truckIcon } from '../../ui/icons/truck.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { OrderOfGift } from './OrderOfGift.tsx';
import { dataText } from '../../ui/primitives/DataText.tsx';

/** A certificate an order on its way gives: it is the shopper's at delivery (LOY-08). */
export function ComingGiftCard({ gain, gift }: { gain: ComingGain; gift: EarnedGift }) {
  const { t } = useLingui();
  const { today } = useShop();
  const day = useDayWords().relativeWithin(gain.dateIso, today);
  const description = dataText(gift.description);
  return (
    <GiftCard
      amount={money(gift.giftTotal)}
      title={t`In arrivo con l’ordine di ${day}`}
      note={<Trans>Si attiva alla consegna · {description}</Trans>}
      badge={<Badge tone="info" icon={truckIcon}>{t`In arrivo`}</Badge>}
      action={<OrderOfGift orderId={gain.orderId} />}
    />
  );
}
