import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Cart } from '../../../../contract/api/shopping/cart.ts';
import { capStanding, type CapStanding } from '../../../../contract/rules/price/spending-cap.ts';
import { isCapEdited } from '../../../../machines/spending-cap/spending-cap.selectors.ts';
import { moneyOfCents } from '../../../text/money.ts';
import { Alert, MessageArea } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { CapForm } from './CapForm.tsx';
import type { CheaperEqualsRef, SpendingCapRef } from './cap-refs.ts';
import { CheaperProposals } from './CheaperProposals.tsx';
import { typedAmount } from './typed-amount.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

interface SpendingCapProps {
  cart: Cart;
  cap: SpendingCapRef;
  cheaper: CheaperEqualsRef;
}

/** What the shopper means to spend at most, how the cart stands to it, and what would make it cheaper (B-36). */
export function SpendingCap({ cart, cap, cheaper }: SpendingCapProps) {
  const { t } = useLingui();
  const isEdited = useSelector(cap, isCapEdited);
  const opener = useReturnedFocus<HTMLButtonElement>(isEdited);
  const standing = capStanding(cart);
  const isPassed = standing !== null && standing.over > 0;
  const cents = standing?.cap ?? null;
  return (
    <Stack gap="2">
      <MessageArea>{isPassed && <PassedCap standing={standing} />}</MessageArea>
      {standing !== null && !isPassed && <LeftOfCap standing={standing} />}
      {isEdited ? (
        <CapForm cap={cap} />
      ) : (
        <Button
          ref={opener}
          variant="ghost"
          onClick={() => cap.send({ type: 'cap.open', cents, text: typedAmount(cents) })}
        >
          {cents === null ? t`Imposta un tetto di spesa` : t`Cambia il tetto di spesa`}
        </Button>
      )}
      {isPassed && <CheaperProposals cart={cart} cheaper={cheaper} />}
    </Stack>
  );
}

function LeftOfCap({ standing: { cap, left } }: { standing: CapStanding }) {
  const { t } = useLingui();
  return (
    <Text size="sm" tone="muted">{t`Ancora ${moneyOfCents(left)} al tuo tetto di ${moneyOfCents(cap)}`}</Text>
  );
}

function PassedCap({ standing: { cap, over } }: { standing: CapStanding }) {
  const { t } = useLingui();
  return (
    <Alert tone="warning">{t`Superi il tuo tetto di ${moneyOfCents(cap)} di ${moneyOfCents(over)}`}</Alert>
  );
}
