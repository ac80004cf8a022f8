import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { arrivedProduct } from '../../../../contract/rules/claim/claim-item.ts';
import type { LineClaim } from '../../../../contract/api/ordering/order-delivery.ts';
import type { OrderItem } from '../../../../contract/api/ordering/order.ts';
import { sellingKind } from '../../../../contract/rules/quantity/selling-terms.ts';
import {
  claimedItem,
  claimedQuantity,
  claimError,
  claimRefundBefore,
  claimText,
  isClaimUncertain,
  isCountingClaim,
  madeClaim,
} from '../../../../machines/claim/claim.selectors.ts';
import type { FaultReason } from '../../../../machines/claim/claim.types.ts';
import { money, moneyOfCents } from '../../../text/money.ts';
import { useErrorMessage } from '../../../text/use-error-messages.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../../ui/feedback/Alert.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { Stepper } from '../../../ui/forms/Stepper.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/primitives/Text.tsx';
import { Totals } from '../../../ui/commerce/Totals.tsx';
import { useQuantityWords } from '../../words/use-quantity-words.ts';
import type { ClaimRef } from '../delivered/order-right-refs.ts';
import { useClaimWords } from './use-claim-words.ts';

const faults: readonly FaultReason[] = ['missing', 'damaged', 'expired', 'wrong', 'weight'];
const textLimit = 500;

interface ClaimContentProps {
  claim: ClaimRef;
  isAsking: boolean;
  busy: boolean;
}

/** What the dialog shows: what can be wrong, how much of it, and what came of it. */
export function ClaimContent({ claim, isAsking, busy }: ClaimContentProps) {
  const { t } = useLingui();
  const item = useSelector(claim, claimedItem);
  const made = useSelector(claim, madeClaim);
  const isCounting = useSelector(claim, isCountingClaim);
  const isUncertain = useSelector(claim, isClaimUncertain);
  const refund = moneyOfCents(useSelector(claim, claimRefundBefore));
  const error = useErrorMessage(useSelector(claim, claimError));
  if (item === null) return null;
  if (made !== null) return <MadeClaim made={made} />;
  return (
    <Stack>
      {error !== null && (
        <MessageArea role="alert">
          <Alert
            tone="danger"
            action={
              isUncertain ? (
                <Button onClick={() => claim.send({ type: 'claim.check' })}>{t`Riprova`}</Button>
              ) : undefined
            }
          >
            {error}
          </Alert>
        </MessageArea>
      )}
      {busy && (
        <Row>
          <Spinner /> <Text>{t`Mandiamo la segnalazione`}</Text>
        </Row>
      )}
      {isAsking && !isCounting && <Reasons claim={claim} />}
      {isCounting && <Count claim={claim} item={item} />}
      {isAsking && <Totals rows={[{ key: 'refund', label: t`Rimborso`, value: refund }]} />}
    </Stack>
  );
}

function Reasons({ claim }: { claim: ClaimRef }) {
  const words = useClaimWords();
  return (
    <Stack gap="2">
      {faults.map((reason) => (
        <Button
          key={reason}
          variant="secondary"
          size="lg"
          block
          onClick={() => claim.send({ type: 'reason.choose', reason })}
        >
          {words.reasons[reason]}
        </Button>
      ))}
    </Stack>
  );
}

function Count({ claim, item }: { claim: ClaimRef; item: OrderItem }) {
  const { t } = useLingui();
  const quantityWords = useQuantityWords();
  const quantity = useSelector(claim, claimedQuantity) ?? 0;
  const text = useSelector(claim, claimText);
  const product = arrivedProduct(item);
  const question = sellingKind(product.productInfos) === 'loose' ? t`Quanto?` : t`Quante confezioni?`;
  return (
    <>
      <Row justify="between" wrap>
        <Text weight="strong">{question}</Text>
        <Stepper
          size="lg"
          label={question}
          quantityLabel={t`Quantità`}
          text={quantityWords(product, quantity)}
          decrease={{ label: t`Meno`, onClick: () => claim.send({ type: 'quantity.decrease' }) }}
          increase={{ label: t`Più`, onClick: () => claim.send({ type: 'quantity.increase' }) }}
        />
      </Row>
      <TextArea
        label={t`Vuoi dire altro?`}
        counter={t`Facoltativo, ${text.length} di ${textLimit} caratteri`}
        value={text}
        maxLength={textLimit}
        onValue={(next) => claim.send({ type: 'text.change', text: next })}
      />
      <Row>
        <Button variant="ghost" onClick={() => claim.send({ type: 'claim.back' })}>
          {t`Un altro motivo`}
        </Button>
      </Row>
    </>
  );
}

function MadeClaim({ made }: { made: LineClaim }) {
  const { t } = useLingui();
  const words = useClaimWords();
  const refund = money(made.refund);
  const isGranted = made.state === 'accepted' || made.state === 'refunded';
  return (
    <Stack>
      <Alert
        tone={isGranted ? 'success' : 'info'}
        role="status"
        title={isGranted ? t`Ti rendiamo ${refund}` : words.state(made)}
      >
        {isGranted
          ? words.way(made)
          : made.state === 'received'
            ? t`Se la accettiamo ti rendiamo ${refund}. Ti scriviamo appena è decisa.`
            : t`Per questo prodotto non c’è un rimborso.`}
      </Alert>
      <Text tone="muted">{t`Segnalazione ${made.number}: la trovi nell’ordine.`}</Text>
    </Stack>
  );
}
