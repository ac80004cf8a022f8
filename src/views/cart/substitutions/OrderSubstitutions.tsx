import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { useNow } from '../../words/use-now.ts';
import { CartSubstitutions } from './CartSubstitutions.tsx';
import { asBasket, isChoosable } from './order-basket.ts';
import { SubstitutionDialog } from './SubstitutionDialog.tsx';
import type { SubstitutionChoiceRef, SubstitutionsRef } from './substitution-refs.ts';
import { useCartChoiceWords } from './use-substitution-words.tsx';

interface OrderSubstitutionsProps {
  order: Order;
  substitutions: SubstitutionsRef;
  choice: SubstitutionChoiceRef;
}

/** 'Se qualcosa manca' of an order: chosen until its cut-off, then only read (B-18, B-19). */
export function OrderSubstitutions({ order, ...flows }: OrderSubstitutionsProps) {
  const { t } = useLingui();
  const words = useCartChoiceWords();
  if (!isChoosable(order, useNow())) {
    const { title, note } = words[order.cartInfos.substitutions];
    return (
      <Stack gap="1">
        <Text>{t`Se qualcosa manca: ${title}`}</Text>
        <Text size="sm" tone="muted">
          {note}
        </Text>
      </Stack>
    );
  }
  const basket = asBasket(order);
  return (
    <>
      <CartSubstitutions cart={basket} {...flows} />
      <SubstitutionDialog cart={basket} isOrder lineNote={null} {...flows} />
    </>
  );
}
