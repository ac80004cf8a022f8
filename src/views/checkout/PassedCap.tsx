import { useLingui } from '@lingui/react/macro';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { capStanding } from '../../../contract/rules/price/spending-cap.ts';
import { moneyOfCents } from '../../text/money.ts';
import { Alert } from '../../ui/feedback/Alert.tsx';

/** The order costs more than the shopper means to spend: it is said, and keeps nobody from buying (B-36). */
export function PassedCap({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const standing = capStanding(cart);
  if (standing === null || standing.over === 0) return null;
  const { cap, over } = standing;
  return (
    <Alert tone="warning">{t`Superi il tuo tetto di ${moneyOfCents(cap)} di ${moneyOfCents(over)}`}</Alert>
  );
}
