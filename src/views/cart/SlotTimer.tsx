import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { canExtendHold, heldUntil, isHoldExpired } from '../../../machines/slot-hold/slot-hold.selectors.ts';
import { durationText } from '../../text/shop-time.ts';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { useShop } from '../shop-context.ts';
import { useNow } from '../words/use-now.ts';

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
