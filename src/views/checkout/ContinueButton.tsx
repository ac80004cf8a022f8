import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { canContinue, isPreparing } from '../../../machines/checkout/checkout.selectors.ts';
import { money } from '../../text/money.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { BuyBar } from '../../ui/layout/BuyBar.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { CheckoutFlow } from './checkout-ref.ts';
import { useContinueReason } from './use-continue-reason.ts';

interface ContinueProps {
  cart: Cart;
  checkout: CheckoutFlow;
}

/** Whether the payment can be reached now, and why not. */
function useContinue({ cart, checkout }: ContinueProps) {
  const busy = useSelector(checkout, isPreparing);
  const ready = useSelector(checkout, canContinue);
  const reason = useContinueReason({ cart, checkout });
  return {
    busy,
    disabledReason: ready || busy ? undefined : reason,
    onClick: () => checkout.send({ type: 'checkout.continue' }),
  };
}

type WayOnProps = ReturnType<typeof useContinue> & { reasonHidden?: boolean };

function WayOn(props: WayOnProps) {
  const { t } = useLingui();
  return (
    <Button size="lg" block {...props}>
      {t`Vai al pagamento`}
    </Button>
  );
}

/** On to the payment, or why not yet (CHK-07, B-12). */
export const ContinueButton = (props: ContinueProps) => <WayOn {...useContinue(props)} />;

/** Total and the way on, always at hand on phones. */
export function ContinueBar({ cart, checkout }: ContinueProps) {
  const { t } = useLingui();
  const wayOn = useContinue({ cart, checkout });
  return (
    <BuyBar
      at="lowest"
      note={wayOn.disabledReason}
      lead={
        <>
          <Text size="sm" tone="muted">{t`Totale stimato`}</Text>
          <Text weight="strong">{money(cart.totalPrice)}</Text>
        </>
      }
      action={<WayOn {...wayOn} reasonHidden />}
    />
  );
}
