import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  hasLoyaltyFailed,
  shownLoyalty,
} from '../../../machines/gift-certificates/gift-certificates.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { CardScreen } from '../loyalty/CardScreen.tsx';
import type { GiftsRef } from '../loyalty/gifts-ref.ts';
import { PointsPanel } from '../loyalty/PointsPanel.tsx';

/** The shopper's points, and the card on demand; what cannot be loaded takes nothing else away (NAV-12). */
export function DashboardPoints({ gifts }: { gifts: GiftsRef }) {
  const { t } = useLingui();
  const loyalty = useSelector(gifts, shownLoyalty);
  const failed = useSelector(gifts, hasLoyaltyFailed);
  if (failed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => gifts.send({ type: 'loyalty.reload' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare i tuoi punti.`}
      </Alert>
    );
  if (loyalty === null)
    return (
      <Stack busy>
        <Skeleton height="panel" />
      </Stack>
    );
  return (
    <>
      <PointsPanel gifts={gifts} loyalty={loyalty} title={t`Punti`} />
      <CardScreen gifts={gifts} loyalty={loyalty} />
    </>
  );
}
