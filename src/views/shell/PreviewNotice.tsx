import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { previewDay } from '../../../machines/cart/cart.selectors.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';

/** The shop is looked at as it will be on another day (SLOT-19). */
export function PreviewNotice() {
  const { t } = useLingui();
  const { flows, today } = useShop();
  const day = useSelector(flows.cart, previewDay);
  const days = useDayWords();
  if (day === null) return null;
  return (
    <Alert role="status" title={t`Anteprima di ${days.relativeWithin(day, today)}`}>
      {t`Vedi prodotti e fasce orarie di quel giorno. Il carrello resta quello di oggi.`}
    </Alert>
  );
}
