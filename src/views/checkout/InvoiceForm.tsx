import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Cart } from '../../../contract/api/shopping/cart.ts';
import { invoiceRef } from '../../../machines/checkout/checkout.selectors.ts';
import type { invoiceMachine } from '../../../machines/invoice/invoice.machine.ts';
import {
  billingErrors,
  billingFields,
  billingWarnings,
  chosenHolder,
  invoiceError,
  invoiceHolders,
  isInvoiceBusy,
  isInvoiceFormOpen,
  isInvoiceNeeded,
  isInvoiceSaved,
} from '../../../machines/invoice/invoice.selectors.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { holderFields } from '../../../contract/rules/fiscal/invoice-holder.ts';
import { BillingFields } from '../billing/BillingFields.tsx';
import { useShop } from '../shop-context.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import type { CheckoutFlow } from './checkout-ref.ts';

type InvoiceRef = ActorRefFrom<typeof invoiceMachine>;

/** The invoice, only where the warehouse invoices (CHK-06, B-15). */
export function InvoiceForm({ checkout, cart }: { checkout: CheckoutFlow; cart: Cart }) {
  const { invoiceWarehouseIds } = useShop().tenant.facts;
  const invoice = useSelector(checkout, invoiceRef);
  const warehouseId = cart.warehouse?.warehouseId;
  if (invoice === undefined || warehouseId === undefined || !invoiceWarehouseIds.includes(warehouseId))
    return null;
  return <InvoicePanel invoice={invoice} />;
}

function InvoicePanel({ invoice }: { invoice: InvoiceRef }) {
  const { t } = useLingui();
  const needed = useSelector(invoice, isInvoiceNeeded);
  const open = useSelector(invoice, isInvoiceFormOpen);
  const saved = useSelector(invoice, isInvoiceSaved);
  const busy = useSelector(invoice, isInvoiceBusy);
  const billing = useSelector(invoice, billingFields);
  return (
    <Panel labelledBy="fattura">
      <Heading level={2} look="card" id="fattura">
        {t`Fattura`}
      </Heading>
      <Switch
        label={t`Voglio la fattura`}
        note={t`Serve solo con partita IVA o per rimborsi.`}
        checked={needed}
        disabled={busy}
        onChecked={(on) => invoice.send({ type: on ? 'invoice.request' : 'invoice.decline' })}
      />
      {saved && (
        <Alert
          tone="success"
          title={t`Dati della fattura salvati`}
          action={
            <TextButton
              small
              onClick={() => invoice.send({ type: 'billing.edit' })}
            >{t`Modifica i dati`}</TextButton>
          }
        >
          {billing.companyName}, {billing.vatNumber || billing.fiscalCode}
        </Alert>
      )}
      {open && <BillingForm invoice={invoice} />}
    </Panel>
  );
}

function BillingForm({ invoice }: { invoice: InvoiceRef }) {
  const { t } = useLingui();
  const billing = useSelector(invoice, billingFields);
  const errors = useSelector(invoice, billingErrors);
  const warnings = useSelector(invoice, billingWarnings);
  const busy = useSelector(invoice, isInvoiceBusy);
  const error = useErrorMessage(useSelector(invoice, invoiceError));
  const focusing = useFocusFirstError();
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        invoice.send({ type: 'billing.save' });
      }}
    >
      {error !== null && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <HolderChoice invoice={invoice} />
      <BillingFields
        billing={billing}
        errors={errors}
        warnings={warnings}
        onChange={(field, value) => invoice.send({ type: 'billing.fieldChanged', field, value })}
      />
      <Button type="submit" variant="secondary" busy={busy}>
        {t`Salva i dati della fattura`}
      </Button>
    </form>
  );
}

/** Who was named on an invoice before fills the form (REG-22). */
function HolderChoice({ invoice }: { invoice: InvoiceRef }) {
  const { t } = useLingui();
  const holders = useSelector(invoice, invoiceHolders);
  const chosen = useSelector(invoice, chosenHolder);
  if (holders.length === 0) return null;
  return (
    <Select
      label={t`Intestatario`}
      hint={t`Chi hai già messo in una fattura, o uno nuovo.`}
      options={[
        { value: '', label: t`Nuovo intestatario` },
        ...holders.map((holder) => {
          const { companyName, fiscalCode, vatNumber } = holderFields(holder);
          const code = vatNumber || fiscalCode;
          return { value: String(holder.userPersonFiscalId), label: `${companyName}, ${code}` };
        }),
      ]}
      value={chosen === null ? '' : String(chosen.userPersonFiscalId)}
      onValue={(value) =>
        invoice.send({ type: 'holder.choose', userPersonFiscalId: value === '' ? null : Number(value) })
      }
    />
  );
}
