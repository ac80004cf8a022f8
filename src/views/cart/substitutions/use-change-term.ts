import { useLingui } from '@lingui/react/macro';
import { termText } from '../../../text/order-by.ts';
import { useShop } from '../../shop-context.ts';
import { useNow } from '../../words/use-now.ts';
import type { Basket } from './substitution-refs.ts';

/** Until when it can be changed what is done about goods that are sold out; null without a slot of one's own, and afterwards (B-19). */
export function useChangeTerm({ timeslot }: Pick<Basket, 'timeslot'>): string | null {
  const { t, i18n } = useLingui();
  const { today } = useShop();
  const now = useNow();
  if (timeslot === null || timeslot.autoAssigned || timeslot.cutoff === null) return null;
  if (Date.parse(timeslot.cutoff) <= now) return null;
  const until = termText(i18n, { term: timeslot.cutoff, today });
  return t`Puoi cambiarlo entro ${until}.`;
}
