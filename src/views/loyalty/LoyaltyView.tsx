import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  hasLoyaltyFailed,
  isLoyaltySignedOut,
  shownLoyalty,
} from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { CardScreen } from './CardScreen.tsx';
import { Gifts } from './Gifts.tsx';
import type { GiftsRef } from './gifts-ref.ts';
import { PointsPanel } from './PointsPanel.tsx';
import { TypedCode } from './TypedCode.tsx';

/** 'Punti e buoni' (LOY-02, LOY-05). */
export function LoyaltyView({ gifts }: { gifts: GiftsRef }) {
  const { t } = useLingui();
  const loyalty = useSelector(gifts, shownLoyalty);
  const isAwaitingSession = useSelector(gifts, isLoyaltySignedOut);
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
        <AwaitingSession onRetry={reload}>
          <LoyaltySkeleton />
        </AwaitingSession>
      ) : loyalty === null ? (
        <LoyaltySkeleton />
      ) : (
        <>
          <PointsPanel gifts={gifts} loyalty={loyalty} title={t`I tuoi punti`} />
          <Gifts gifts={gifts} loyalty={loyalty} />
          <TypedCode />
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
