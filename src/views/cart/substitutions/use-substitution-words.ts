import { useLingui } from '@lingui/react/macro';
import type { CartSubstitution } from '../../../../contract/api/shopping/substitution.ts';
import type { LineChoice } from '../../../../contract/rules/checkout/line-choice.ts';

/** What each choice for the whole cart is called, and what happens then (B-18). */
export function useCartChoiceWords(): Record<CartSubstitution, { title: string; note: string }> {
  const { t } = useLingui();
  return {
    replace: { title: t`Sostituite voi`, note: t`Stesso tipo, prezzo uguale o meno` },
    ask: { title: t`Chiedetemelo`, note: t`Chi prepara la spesa ti sente prima` },
    none: { title: t`Non sostituite`, note: t`Togliete e basta` },
  };
}

/** What happens to a line that is sold out; `whole` is the cart's choice, for a line that has none of its own (B-19). */
export function useLineChoiceWords(): (choice: LineChoice, whole: CartSubstitution) => string {
  const { t } = useLingui();
  const ofCart: Record<CartSubstitution, string> = {
    replace: t`Se manca: sostituite voi`,
    ask: t`Se manca: chiedetemelo`,
    none: t`Se manca: niente, toglilo`,
  };
  return ({ substitution }, whole) => {
    switch (substitution) {
      case 'cart':
        return ofCart[whole];
      case 'size':
        return t`Se manca: stesso prodotto, altro formato`;
      case 'product':
        return t`Se manca: il prodotto che hai scelto`;
      case 'call':
        return t`Se manca: chiamami`;
      case 'none':
        return t`Se manca: niente, toglilo`;
    }
  };
}
