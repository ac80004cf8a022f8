import { useLingui } from '@lingui/react/macro';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { useShop } from '../shop-context.ts';

/** The cart did not come: what is in it is safe, and it can be asked for again. */
export function CartUnavailable() {
  const { t } = useLingui();
  const { cart } = useShop().flows;
  return (
    <Alert
      tone="danger"
      role="alert"
      title={t`Non riusciamo a caricare il carrello`}
      action={<TextButton onClick={() => cart.send({ type: 'cart.reload' })}>{t`Riprova`}</TextButton>}
    >
      {t`I tuoi prodotti sono al sicuro. Riprova tra qualche istante.`}
    </Alert>
  );
}
