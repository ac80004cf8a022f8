import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FiscalPerson } from '../../../contract/api/account/fiscal-person.ts';
import type { Billing } from '../../../contract/api/account/registration.ts';
import { holderFields } from '../../../contract/rules/fiscal/invoice-holder.ts';
import {
  areHoldersSignedOut,
  haveHoldersFailed,
  holdersError,
  isHolderOpen,
  keptHolders,
} from '../../../machines/fiscal-persons/fiscal-persons.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import type { FiscalPersonsRef } from './fiscal-persons-ref.ts';

interface HoldersProps {
  holders: FiscalPersonsRef;
}

/** Whom invoices may be made out to besides the one of the account (REG-22). */
export function HolderRows({ holders, billing }: HoldersProps & { billing: Billing | null }) {
  const { t } = useLingui();
  return (
    <Stack gap="3">
      <Heading level={3} look="card">{t`Altri intestatari`}</Heading>
      <KeptHolders holders={holders} billing={billing} />
    </Stack>
  );
}

function KeptHolders({ holders, billing }: HoldersProps & { billing: Billing | null }) {
  const { t } = useLingui();
  const kept = useSelector(holders, keptHolders);
  const failed = useSelector(holders, haveHoldersFailed);
  const isAwaitingSession = useSelector(holders, areHoldersSignedOut);
  const isOpen = useSelector(holders, isHolderOpen);
  const error = useErrorMessage(useSelector(holders, holdersError));
  const reload = () => holders.send({ type: 'holders.reload' });
  if (failed)
    return (
      <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
        {t`Non riusciamo a caricare gli altri intestatari.`}
      </Alert>
    );
  if (kept === null) {
    const waiting = (
      <Stack busy>
        <Skeleton height="panel" />
      </Stack>
    );
    return isAwaitingSession ? <AwaitingSession onRetry={reload}>{waiting}</AwaitingSession> : waiting;
  }
  // The one of the account stands above.
  const others = kept.filter(
    ({ fiscalCode, vatNumber }) => fiscalCode !== billing?.fiscalCode || vatNumber !== billing.vatNumber,
  );
  return (
    <>
      <MessageArea role="alert">
        {error !== null && !isOpen && <Alert tone="danger">{error}</Alert>}
      </MessageArea>
      {others.length > 0 && (
        <DetailRows>
          {others.map((holder) => (
            <HolderRow key={holder.userPersonFiscalId} holders={holders} holder={holder} />
          ))}
        </DetailRows>
      )}
      <Row>
        <Button variant="secondary" onClick={() => holders.send({ type: 'holder.add' })}>
          {t`Aggiungi intestatario`}
        </Button>
      </Row>
    </>
  );
}

function HolderRow({ holders, holder }: HoldersProps & { holder: FiscalPerson }) {
  const { t } = useLingui();
  const { userPersonFiscalId } = holder;
  const { companyName: name, fiscalCode, vatNumber, sdiCode, pec } = holderFields(holder);
  const code = vatNumber || fiscalCode;
  const place = pec || sdiCode;
  return (
    <DetailRow
      name={name}
      value={place === '' ? code : `${code} · ${place}`}
      action={
        <Row gap="3">
          <TextButton
            small
            aria-label={t`Modifica: ${name}`}
            onClick={() => holders.send({ type: 'holder.edit', userPersonFiscalId })}
          >
            {t`Modifica`}
          </TextButton>
          <TextButton
            small
            aria-label={t`Elimina: ${name}`}
            onClick={() => holders.send({ type: 'holder.remove', userPersonFiscalId })}
          >
            {t`Elimina`}
          </TextButton>
        </Row>
      }
    />
  );
}
