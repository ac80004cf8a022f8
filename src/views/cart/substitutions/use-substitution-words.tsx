import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CartItem } from '../../../../contract/api/shopping/cart.ts';
import type { CartSubstitution } from '../../../../contract/api/shopping/substitution.ts';
import { lineChoiceOf, type LineChoice } from '../../../../contract/rules/checkout/line-choice.ts';
import { dataText } from '../../../ui/primitives/DataText.tsx';

/** What each choice for the whole cart is called, and what happens then (B-18). */
export function useCartChoiceWords(): Record<CartSubstitution, { title: string; note: string }> {
  const { t } = useLingui();
  return {
    replace: { title: t`Sostituite voi`, note: t`Stesso tipo, prezzo uguale o meno` },
    ask: { title: t`Chiedetemelo`, note: t`Chi prepara la spesa ti sente prima` },
    none: { title: t`Non sostituite`, note: t`Togliete e basta` },
  };
}

/** A line, and the choice for the whole cart, which is meant where the line has none of its own. */
interface LineInCart {
  item: Pick<CartItem, 'cartItemInfo' | 'substituteName'>;
  whole: CartSubstitution;
}

/** What happens to a line that is sold out; a chosen product has its name once the shop has told it (B-19). */
export function useLineChoiceWords(): (choice: LineChoice, of: LineInCart) => ReactNode {
  const { t } = useLingui();
  const ofCart: Record<CartSubstitution, string> = {
    replace: t`Se manca: sostituite voi`,
    ask: t`Se manca: chiedetemelo`,
    none: t`Se manca: niente, toglilo`,
  };
  return ({ substitution, productId }, { item, whole }) => {
    const name = dataText(item.substituteName);
    switch (substitution) {
      case 'cart':
        return ofCart[whole];
      case 'size':
        return t`Se manca: stesso prodotto, altro formato`;
      case 'product':
        return item.substituteName === null || lineChoiceOf(item).productId !== productId ? (
          t`Se manca: il prodotto che hai scelto`
        ) : (
          <Trans>Al suo posto: {name}</Trans>
        );
      case 'call':
        return t`Se manca: chiamami`;
      case 'none':
        return t`Se manca: niente, toglilo`;
    }
  };
}
