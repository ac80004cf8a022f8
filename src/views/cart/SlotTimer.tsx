import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { canExtendHold, heldUntil, isHoldExpired } from '../../../machines/slot-hold/slot-hold.selectors.ts';
import { durationText } from '../../text/shop-time.ts';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { useShop } from '../shop-context.ts';

/** The time now, refreshed on every half minute; only rendered in the browser. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long the place is kept; more time is offered once, in the last ten minutes (B-16). */
export function SlotTimer() {
  const { t } = useLingui();
  const { slotHold } = useShop().flows;
  const until = useSelector(slotHold, heldUntil);
  const canExtend = useSelector(slotHold, canExtendHold);
  const isExpired = useSelector(slotHold, isHoldExpired);
  const now = useNow();
  if (until === null || isExpired || until <= now) return null;
  const left = durationText(until - now);
  return (
    <>
      <Trans>
        Posto tenuto per <Countdown>{left}</Countdown>.
      </Trans>{' '}
      {canExtend && (
        <TextButton small onClick={() => slotHold.send({ type: 'hold.extend' })}>
          {t`Tienilo ancora`}
        </TextButton>
      )}
      <br />
    </>
  );
}
