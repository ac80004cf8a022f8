import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { canExtendHold } from '../../../machines/slot-hold/slot-hold.selectors.ts';
import { durationText } from '../../text/shop-time.ts';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { useShop } from '../shop-context.ts';

/** For how many ms more the place is kept; more time is offered once, in the last ten minutes (B-16). */
export function SlotTimer({ left }: { left: number }) {
  const { t } = useLingui();
  const { slotHold } = useShop().flows;
  const canExtend = useSelector(slotHold, canExtendHold);
  return (
    <>
      <Trans>
        Posto tenuto per <Countdown>{durationText(left)}</Countdown>.
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
