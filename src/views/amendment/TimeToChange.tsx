import { Trans, useLingui } from '@lingui/react/macro';
import { hourText, termText } from '../../text/order-by.ts';
import { durationText } from '../../text/shop-time.ts';
import { Countdown } from '../../ui/feedback/Countdown.tsx';
import { useShop } from '../shop-context.ts';
import { useNow } from '../words/use-now.ts';

/** From here on the minutes are counted. */
const counted = 3 * 3_600_000;

/** Until when an order can be changed: the time left where it is short, else the term; `until` is an instant (B-17). */
export function TimeToChange({ until }: { until: string }) {
  const { i18n } = useLingui();
  const { today } = useShop();
  const left = Date.parse(until) - useNow();
  if (left <= 0) return null;
  if (left > counted) return <Trans>Puoi cambiarlo entro {termText(i18n, { term: until, today })}.</Trans>;
  return (
    <Trans>
      Ancora <Countdown>{durationText(left)}</Countdown>, fino a {hourText(i18n, until)}.
    </Trans>
  );
}
