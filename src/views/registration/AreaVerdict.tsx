import { slotHours } from '../../text/day.ts';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { areaCheckMachine } from '../../../machines/area-check/area-check.machine.ts';
import {
  firstFreeSlot,
  isAreaServed,
  isAreaUnserved,
} from '../../../machines/area-check/area-check.selectors.ts';
import { money } from '../../text/money.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { mapPinIcon } from '../../ui/icons/map-pin.ts';
import { truckIcon } from '../../ui/icons/truck.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';

/** Whether the groceries come to the place that was typed, and when first; it stops nobody (B-29). */
export function AreaVerdict({ area }: { area: ActorRefFrom<typeof areaCheckMachine> }) {
  const { t } = useLingui();
  const { tenant, today } = useShop();
  const days = useDayWords();
  const isServed = useSelector(area, isAreaServed);
  const isUnserved = useSelector(area, isAreaUnserved);
  const slot = useSelector(area, firstFreeSlot);
  const hasPickup = tenant.facts.deliveryServices.includes(1);
  const first =
    slot === null ? null : { day: days.relativeWithin(slot.dateIso, today), hours: slotHours(slot) };
  return (
    <MessageArea>
      {isServed && (
        <Alert tone="success" icon={truckIcon} title={t`Qui consegniamo`}>
          {slot !== null && first !== null && (
            <p>{t`Primo posto libero: ${first.day}, ${first.hours}, ${money(slot.price)}.`}</p>
          )}
        </Alert>
      )}
      {isUnserved && (
        <Alert tone="warning" icon={mapPinIcon} title={t`Qui non consegniamo ancora`}>
          <p>
            {hasPickup
              ? t`Puoi registrarti lo stesso e ritirare la spesa in negozio.`
              : t`Puoi registrarti lo stesso: un altro indirizzo si aggiunge quando vuoi.`}
          </p>
        </Alert>
      )}
    </MessageArea>
  );
}
