import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { FiscalPersonFields } from '../../../contract/api/account/fiscal-person.ts';
import { holderFields } from '../../../contract/rules/fiscal/invoice-holder.ts';
import {
  holderErrors,
  holdersError,
  holderSubject,
  holderWarnings,
  isConfirmingHolderRemoval,
  isHolderOpen,
  isSavingHolder,
  typedHolder,
} from '../../../machines/fiscal-persons/fiscal-persons.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useShop } from '../shop-context.ts';
import type { FiscalPersonsRef } from './fiscal-persons-ref.ts';

const formId = 'profile-holder';

/** A holder of invoices, to be added or changed (REG-22, REG-23). */
export function HolderDialog({ holders }: { holders: FiscalPersonsRef }) {
  const { t } = useLingui();
  const open = useSelector(holders, isHolderOpen);
  const busy = useSelector(holders, isSavingHolder);
  const isNew = useSelector(holders, holderSubject) === null;
  const dismiss = () => holders.send({ type: 'holder.dismiss' });
  return (
    <Dialog
      open={open}
      size="lg"
      title={isNew ? t`Aggiungi intestatario` : t`Modifica intestatario`}
      description={t`Nome, e codice fiscale o partita IVA.`}
      closeLabel={t`Chiudi`}
      onClose={dismiss}
      footer={
        <>
          <Button variant="ghost" onClick={dismiss}>{t`Annulla`}</Button>
          <Button type="submit" form={formId} busy={busy}>{t`Salva`}</Button>
        </>
      }
    >
      <HolderForm holders={holders} />
    </Dialog>
  );
}

function HolderForm({ holders }: { holders: FiscalPersonsRef }) {
  const { t } = useLingui();
  const fields = useSelector(holders, typedHolder);
  const errors = useSelector(holders, holderErrors);
  const warnings = useSelector(holders, holderWarnings);
  const error = useErrorMessage(useSelector(holders, holdersError));
  const focusing = useFocusFirstError();
  if (fields === null) return null;
  const field = (name: keyof FiscalPersonFields) => ({
    value: fields[name],
    error: errors[name],
    onValue: (value: string) => holders.send({ type: 'holder.changed', field: name, value }),
  });
  return (
    <form
      {...focusing}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        holders.send({ type: 'holder.save' });
      }}
    >
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <FormGrid>
        <FormCell span={6}>
          <TextField label={t`Nome o ragione sociale`} required maxLength={120} {...field('companyName')} />
        </FormCell>
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Codice fiscale`}
            maxLength={16}
            autoCapitalize="characters"
            hint={warnings.fiscalCode && t`La lettera di controllo non torna: ricontrolla.`}
            {...field('fiscalCode')}
          />
        </FormCell>
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Partita IVA`}
            maxLength={11}
            inputMode="numeric"
            hint={warnings.vatNumber && t`La cifra di controllo non torna: ricontrolla.`}
            {...field('vatNumber')}
          />
        </FormCell>
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Codice destinatario`}
            maxLength={7}
            hint={t`7 caratteri, oppure la PEC`}
            {...field('sdiCode')}
          />
        </FormCell>
        <FormCell span={3} phone={6}>
          <TextField label={t`PEC`} type="email" maxLength={254} {...field('pec')} />
        </FormCell>
      </FormGrid>
    </form>
  );
}

/** Deleting a holder asks first (REG-22). */
export function RemoveHolderDialog({ holders }: { holders: FiscalPersonsRef }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const open = useSelector(holders, isConfirmingHolderRemoval);
  const holder = useSelector(holders, holderSubject);
  return (
    <ConfirmDialog
      open={open}
      danger
      question={t`Vuoi eliminare l’intestatario?`}
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => holders.send({ type: 'removal.decline' })}
      onYes={() => holders.send({ type: 'removal.confirm' })}
    >
      {holder !== null && holderFields(holder).companyName}
    </ConfirmDialog>
  );
}
