import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { OwnGift } from '../../../contract/api/account/loyalty.ts';
import { giftState } from '../../../contract/rules/checkout/gift-state.ts';
import { shownCart } from '../../../machines/cart/cart.selectors.ts';
import {
  isGiftOnItsWay,
  loyaltyError,
  toldCode,
  usedCode,
} from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { money } from '../../text/money.ts';
import { shopTime } from '../../text/shop-time.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { GiftCard } from '../../ui/commerce/GiftCard.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { checkIcon } from '../../ui/icons/check.ts';
import { clockIcon } from '../../ui/icons/clock.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import type { GiftsRef } from './gifts-ref.ts';
import { OrderOfGift } from './OrderOfGift.tsx';
import { DataText } from '../../ui/primitives/DataText.tsx';

interface OwnGiftProps {
  gifts: GiftsRef;
  gift: OwnGift;
  /** The one to use first. */
  isFirst: boolean;
}

/** A certificate of the shopper's, with what can be done with it (LOY-05). */
export function OwnGiftCard({ gifts, gift, isFirst }: OwnGiftProps) {
  const { today, flows } = useShop();
  const { code, description, giftTotal } = gift;
  const state = giftState(gift, today);
  const isOnCart = useSelector(flows.cart, (cart) =>
    (shownCart(cart)?.giftCertificates ?? []).some((onCart) => onCart.code === code),
  );
  const canUse = state === 'valid' || state === 'ending';
  return (
    <GiftCard
      amount={money(giftTotal)}
      title={<DataText>{description}</DataText>}
      note={<Note gift={gift} />}
      badge={<StateBadge gift={gift} isOnCart={canUse && isOnCart} />}
      isOver={state === 'used' || state === 'expired'}
      action={
        canUse ? (
          <UseButton gifts={gifts} gift={gift} isFirst={isFirst} isOnCart={isOnCart} />
        ) : (
          gift.orderId !== null && <OrderOfGift orderId={gift.orderId} />
        )
      }
      message={canUse && <Outcome gifts={gifts} code={code} />}
    />
  );
}

/** What it needs, or when it was used or ended. */
function Note({ gift: { code, minSpend, assigned, orderId, usedAt, status, validTo } }: { gift: OwnGift }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  if (orderId !== null && usedAt !== null) {
    const day = days.dated(shopTime(usedAt).day);
    return t`Usato ${day}, ordine ${orderId}`;
  }
  const end = days.dated(validTo);
  if (status !== 'used' && validTo < today) return t`Scaduto ${end}`;
  const least = money(minSpend);
  const condition = minSpend > 0 ? t`Spesa minima ${least}` : t`Nessuna spesa minima`;
  return assigned ? t`${condition} · codice ${code} · un nostro regalo` : t`${condition} · codice ${code}`;
}

function StateBadge({ gift, isOnCart }: { gift: OwnGift; isOnCart: boolean }) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const end = days.dated(gift.validTo);
  const start = days.dated(gift.validFrom);
  if (isOnCart)
    return (
      <Badge tone="info" icon={checkIcon}>
        {t`Nel carrello`}
      </Badge>
    );
  switch (giftState(gift, today)) {
    case 'ending':
      return <Badge tone="warning" icon={clockIcon}>{t`Scade ${end}`}</Badge>;
    case 'valid':
      return <Badge tone="success">{t`Valido, scade ${end}`}</Badge>;
    case 'coming':
      return <Badge>{t`In arrivo: parte ${start}`}</Badge>;
    case 'used':
      return <Badge tone="line">{t`Usato`}</Badge>;
    case 'expired':
      return <Badge tone="line">{t`Scaduto`}</Badge>;
  }
}

function UseButton({ gifts, gift: { code }, isFirst, isOnCart }: OwnGiftProps & { isOnCart: boolean }) {
  const { t } = useLingui();
  const busy = useSelector(gifts, isGiftOnItsWay);
  const mine = useSelector(gifts, usedCode) === code;
  if (isOnCart) return <ButtonLink variant="secondary" href={paths.cart}>{t`Vai al carrello`}</ButtonLink>;
  return (
    <Button
      variant={isFirst ? 'primary' : 'secondary'}
      busy={busy && mine}
      onClick={() => gifts.send({ type: 'gift.use', code })}
    >
      {t`Usa nel carrello`}
    </Button>
  );
}

function Outcome({ gifts, code }: { gifts: GiftsRef; code: string }) {
  const { t } = useLingui();
  const told = useSelector(gifts, toldCode) === code;
  const failure = useErrorMessage(useSelector(gifts, loyaltyError));
  return (
    <>
      <MessageArea role="alert">
        {told && failure !== null && <Alert tone="danger">{failure}</Alert>}
      </MessageArea>
      <MessageArea>
        {told && failure === null && (
          <Alert tone="success">{t`Il buono è nel carrello: lo togliamo dal totale.`}</Alert>
        )}
      </MessageArea>
    </>
  );
}
