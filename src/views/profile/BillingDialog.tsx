import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  editedBilling,
  editedBillingErrors,
  editedBillingWarnings,
  isBillingOpen,
  isSavingBilling,
  profileError,
} from '../../../machines/profile/profile.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { BillingFields } from '../billing/BillingFields.tsx';
import type { ProfileRef } from './profile-ref.ts';

const formId = 'profile-billing';

/** Whom invoices are made out to, to be changed (REG-16, REG-23). */
export function BillingDialog({ profile }: { profile: ProfileRef }) {
  const { t } = useLingui();
  const open = useSelector(profile, isBillingOpen);
  const busy = useSelector(profile, isSavingBilling);
  const dismiss = () => profile.send({ type: 'billing.dismiss' });
  return (
    <Dialog
      open={open}
      size="lg"
      title={t`Intestatario della fattura`}
      description={t`Codice fiscale o partita IVA, e l’indirizzo intero.`}
      closeLabel={t`Chiudi`}
      onClose={dismiss}
      footer={
        <>
          <Button variant="ghost" onClick={dismiss}>{t`Annulla`}</Button>
          <Button type="submit" form={formId} busy={busy}>{t`Salva`}</Button>
        </>
      }
    >
      <BillingForm profile={profile} />
    </Dialog>
  );
}

function BillingForm({ profile }: { profile: ProfileRef }) {
  const billing = useSelector(profile, editedBilling);
  const errors = useSelector(profile, editedBillingErrors);
  const warnings = useSelector(profile, editedBillingWarnings);
  const error = useErrorMessage(useSelector(profile, profileError));
  const focusing = useFocusFirstError();
  if (billing === null) return null;
  return (
    <form
      {...focusing}
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        profile.send({ type: 'billing.save' });
      }}
    >
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <BillingFields
        billing={billing}
        errors={errors}
        warnings={warnings}
        onChange={(field, value) => profile.send({ type: 'billing.changed', field, value })}
      />
    </form>
  );
}
