import { useLingui } from '@lingui/react/macro';
import type { CartItem } from '../../../contract/api/shopping/cart.ts';
import { quantityText } from '../../text/quantity.ts';
import { useDayWords } from '../words/use-day-words.ts';

/** Why a line cannot be bought as it stands, in a few words; null where it can (CART-18, B-28). */
export function useShortageWords() {
  const { t } = useLingui();
  const days = useDayWords();
  /** `day` of the cart's slot, `YYYY-MM-DD`. */
  return ({ product, shortage }: CartItem, day: string | null): string | null => {
    if (shortage === null) return null;
    const { reason, most } = shortage;
    if (reason === 'notThatDay' && day !== null) {
      const weekday = days.parts(day).weekday.whole;
      return t`Non disponibile ${weekday}`;
    }
    if (reason !== 'less') return t`Non ce n’è più`;
    const amount = quantityText(product, most);
    return most === 0 ? t`Ne resta meno del minimo` : most === 1 ? t`Ne resta 1` : t`Ne restano ${amount}`;
  };
}
