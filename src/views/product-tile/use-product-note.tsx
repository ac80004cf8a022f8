import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '../../../contract/api/shopping/product.ts';
import { hasVariableWeight } from '../../../contract/rules/price/preauthorisation.ts';
import { sellingTerms } from '../../../contract/rules/quantity/selling-terms.ts';
import { isElided } from '../../text/day.ts';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { dataText } from '../../ui/primitives/DataText.tsx';

interface ProductNote {
  text: ReactNode;
  tone: 'plain' | 'warning';
}

const fewLeft = 5;

/** The one note of a tile, the most pressing first (QTY-11, B-09, B-34). */
export function useProductNote(product: Product): ProductNote | null {
  const { t } = useLingui();
  const { tenant } = useShop();
  const days = useDayWords();
  const terms = sellingTerms(product);
  if (product.available > 0 && product.available <= fewLeft && terms.kind !== 'loose') {
    return { text: t`Ne restano ${product.available}`, tone: 'warning' };
  }
  if (product.selectOptions.length > 0) {
    const options = dataText(product.selectOptions.map(({ name }) => name.toLowerCase()).join(', '));
    return { text: <Trans>Scegli: {options}</Trans>, tone: 'plain' };
  }
  const promo = product.warehousePromo;
  if (promo !== null && product.priorPrice30 === null) {
    const { date, month } = days.parts(promo.expireDate);
    const longMonth = month.whole;
    const text = isElided(date) ? t`Fino all’${date} ${longMonth}` : t`Fino al ${date} ${longMonth}`;
    return { text, tone: 'plain' };
  }
  if (terms.locked && terms.packageSize !== null && terms.packageSize > 1) {
    return { text: t`Si vende a ${terms.packageSize}`, tone: 'plain' };
  }
  if (terms.kind === 'pack' && hasVariableWeight(product.productInfos)) {
    return { text: t`Paghi il peso vero, al massimo +${tenant.facts.payments.prebilledPct}%`, tone: 'plain' };
  }
  if (terms.minimum > 1000 && terms.kind === 'piece') {
    return { text: t`Si vende da ${terms.minimum / 1000}`, tone: 'plain' };
  }
  return null;
}
