import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { useWaitingReason } from '../cart/use-closed-reason.ts';

/** In place of the checkout while the shop's cart lacks what was changed without network: it opens when that is sent (B-27). */
export function CheckoutWaits() {
  const { t } = useLingui();
  const reason = useWaitingReason();
  return (
    <Alert
      tone="warning"
      role="status"
      title={t`Un momento: ${reason}`}
      action={<TextLink href={paths.cart} alone>{t`Torna al carrello`}</TextLink>}
    >
      {t`Poi la cassa si apre da sola.`}
    </Alert>
  );
}
