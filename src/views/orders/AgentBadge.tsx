import { useLingui } from '@lingui/react/macro';
import { headphonesIcon } from '../../ui/icons/account/headphones.ts';
import { TipBadge } from '../../ui/feedback/TipBadge.tsx';

/** Somebody of the customer service placed the order (ORD-12). */
export function AgentBadge() {
  const { t } = useLingui();
  return (
    <TipBadge icon={headphonesIcon} tip={t`Ordine fatto per te da un operatore del servizio clienti`}>
      {t`Da operatore`}
    </TipBadge>
  );
}
