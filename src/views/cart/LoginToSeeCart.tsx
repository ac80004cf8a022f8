import { useLingui } from '@lingui/react/macro';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { useShop } from '../shop-context.ts';

/** An anonymous visitor reads that login is needed to see the cart (NAV-13, CART-12). */
export function LoginToSeeCart({ level }: { level?: 2 | 3 | undefined }) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  return (
    <EmptyState
      title={t`Per vedere il carrello serve l’accesso`}
      level={level}
      picture="/media/emoji/1f9fa-240.webp"
      actions={
        <Button onClick={() => session.send({ type: 'login.request' })}>{t`Accedi al carrello`}</Button>
      }
    >
      {t`Accedi e ritrovi i tuoi prodotti, l’indirizzo e la fascia oraria.`}
    </EmptyState>
  );
}
