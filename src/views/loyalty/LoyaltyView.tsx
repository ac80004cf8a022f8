import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Loyalty } from '../../../contract/api/account/loyalty.ts';
import { giftsInOrder, giftState } from '../../../contract/rules/checkout/gift-state.ts';
import {
  hasLoyaltyFailed,
  isLoyaltyAwaitingSession,
  shownLoyalty,
} from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { GiftCards } from '../../ui/commerce/GiftCard.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { useShop } from '../shop-context.ts';
import { CardScreen } from './CardScreen.tsx';
import type { GiftsRef } from './gifts-ref.ts';
import { OwnGiftCard } from './OwnGiftCard.tsx';
import { PointsPanel } from './PointsPanel.tsx';

/** 'Punti e buoni' (LOY-02, LOY-05). */
export function LoyaltyView({ gifts }: { gifts: GiftsRef }) {
  const { t } = useLingui();
  const loyalty = useSelector(gifts, shownLoyalty);
  const isAwaitingSession = useSelector(gifts, isLoyaltyAwaitingSession);
  const failed = useSelector(gifts, hasLoyaltyFailed);
  const reload = () => gifts.send({ type: 'loyalty.reload' });
  return (
    <ProfileLayout current={paths.loyalty}>
      <Heading level={1}>{t`Punti e buoni`}</Heading>
      {failed ? (
        <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
          {t`Non riusciamo a caricare punti e buoni.`}
        </Alert>
      ) : isAwaitingSession ? (
        <AwaitingSession level={2} onRetry={reload}>
          <LoyaltySkeleton />
        </AwaitingSession>
      ) : loyalty === null ? (
        <LoyaltySkeleton />
      ) : (
        <>
          <PointsPanel gifts={gifts} loyalty={loyalty} title={t`I tuoi punti`} />
          <Gifts gifts={gifts} loyalty={loyalty} />
          <CardScreen gifts={gifts} loyalty={loyalty} />
        </>
      )}
    </ProfileLayout>
  );
}

const LoyaltySkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);

interface KnownLoyalty {
  gifts: GiftsRef;
  loyalty: Loyalty;
}

function Gifts({ gifts, loyalty }: KnownLoyalty) {
  const { t } = useLingui();
  const { today } = useShop();
  const ordered = giftsInOrder(loyalty.gifts, today);
  const first = ordered.find((gift) => ['ending', 'valid'].includes(giftState(gift, today)));
  if (ordered.length === 0)
    return (
      <EmptyState title={t`Nessun buono, per ora`}>
        {t`Qui trovi i buoni che ricevi con gli ordini e quelli che ti regaliamo.`}
      </EmptyState>
    );
  return (
    <>
      <Heading level={2}>{t`Buoni`}</Heading>
      <GiftCards>
        {ordered.map((gift) => (
          <OwnGiftCard key={gift.giftCertificateId} gifts={gifts} gift={gift} isFirst={gift === first} />
        ))}
      </GiftCards>
    </>
  );
}
