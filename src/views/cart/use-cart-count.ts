import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** 'Hai 1 prodotto nel carrello' (CART-13). */
export function useCartCount(count: number): string {
  const { t } = useLingui();
  if (count === 0) return t`Non ci sono prodotti nel carrello`;
  return t`${plural(count, { one: 'Hai # prodotto nel carrello', other: 'Hai # prodotti nel carrello' })}`;
}
