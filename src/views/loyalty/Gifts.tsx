import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Loyalty } from '../../../contract/api/account/loyalty.ts';
import {
  giftGroup,
  giftGroups,
  giftsInOrder,
  type GiftGroup,
} from '../../../contract/rules/checkout/gift-state.ts';
import { shownGroup } from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import { ChipToggles } from '../../ui/buttons/ChipToggles.tsx';
import { GiftCards } from '../../ui/commerce/GiftCard.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useShop } from '../shop-context.ts';
import { ComingGiftCard } from './ComingGiftCard.tsx';
import type { GiftsRef } from './gifts-ref.ts';
import { OwnGiftCard } from './OwnGiftCard.tsx';

/** The shopper's certificates in three groups: to be used, on their way, done with (LOY-05, LOY-08). */
export function Gifts({ gifts, loyalty }: { gifts: GiftsRef; loyalty: Loyalty }) {
  const { t } = useLingui();
  const { today } = useShop();
  const group = useSelector(gifts, shownGroup);
  const coming = loyalty.coming.flatMap((gain) =>
    gain.giftCertificates.map((gift, index) => ({ key: `${gain.orderId} ${index}`, gain, gift })),
  );
  const own = giftsInOrder(loyalty.gifts, today);
  const of = (one: GiftGroup) => own.filter((gift) => giftGroup(gift, today) === one);
  const countOf = (one: GiftGroup) => of(one).length + (one === 'coming' ? coming.length : 0);
  if (own.length + coming.length === 0)
    return (
      <EmptyState title={t`Nessun buono, per ora`}>
        {t`Qui trovi i buoni che ricevi con gli ordini e quelli che ti regaliamo.`}
      </EmptyState>
    );
  const shown = of(group);
  const [first] = shown;
  const count = countOf(group);
  const labels: Record<GiftGroup, string> = {
    usable: t`Validi, ${countOf('usable')}`,
    coming: t`In arrivo, ${countOf('coming')}`,
    over: t`Usati e scaduti, ${countOf('over')}`,
  };
  const none: Record<GiftGroup, string> = {
    usable: t`Nessun buono da usare`,
    coming: t`Nessun buono in arrivo`,
    over: t`Nessun buono usato o scaduto`,
  };
  return (
    <>
      <Row justify="between" wrap>
        <Heading level={2}>{t`Buoni`}</Heading>
        <ChipToggles
          label={t`Quali buoni vedere`}
          choices={giftGroups.map((value) => ({ value, label: labels[value] }))}
          chosen={group}
          onChoose={(next) => gifts.send({ type: 'group.choose', group: next })}
        />
      </Row>
      <VisuallyHidden role="status">{labels[group]}</VisuallyHidden>
      {count === 0 ? (
        <EmptyState title={none[group]} />
      ) : (
        <GiftCards>
          {group === 'coming' &&
            coming.map(({ key, gain, gift }) => <ComingGiftCard key={key} gain={gain} gift={gift} />)}
          {shown.map((gift) => (
            <OwnGiftCard key={gift.giftCertificateId} gifts={gifts} gift={gift} isFirst={gift === first} />
          ))}
        </GiftCards>
      )}
    </>
  );
}
