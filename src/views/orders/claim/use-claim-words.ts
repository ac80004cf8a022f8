import { useLingui } from '@lingui/react/macro';
import type { ClaimReason, LineClaim } from '../../../../contract/api/ordering/order-delivery.ts';
import { money } from '../../../text/money.ts';

interface ClaimWords {
  reasons: Readonly<Record<ClaimReason, string>>;
  /** How far a claim is, in a few words. */
  state: (claim: LineClaim) => string;
  /** How and when its money comes, in a sentence. */
  way: (claim: LineClaim) => string;
}

/** A claim in the shopper's words (B-22). */
export function useClaimWords(): ClaimWords {
  const { t } = useLingui();
  const way = ({ refundWay, refundDays: days }: LineClaim): string => {
    if (refundWay === 'invoice') return t`Li togliamo dalla prossima fattura riepilogativa.`;
    if (refundWay === 'door') return t`Te li diamo alla prossima consegna o con un bonifico.`;
    return days === null
      ? t`Con lo stesso pagamento dell’ordine.`
      : t`Con lo stesso pagamento dell’ordine, entro ${days} giorni lavorativi.`;
  };
  return {
    reasons: {
      missing: t`Non è arrivato`,
      damaged: t`È rovinato o marcio`,
      expired: t`È scaduto o scade domani`,
      wrong: t`È un altro prodotto`,
      weight: t`Pesa meno`,
      unwanted: t`Non lo voglio`,
    },
    state(claim) {
      const refund = money(claim.refund);
      if (claim.state === 'refunded') return t`Rimborso fatto`;
      if (claim.state === 'accepted') return t`Accettata: ti rendiamo ${refund}`;
      return claim.state === 'refused' ? t`Non accettata` : t`Ricevuta: aspetta una decisione`;
    },
    way,
  };
}
