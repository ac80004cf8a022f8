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
  invoiceError,
  isInvoiceBusy,
  isInvoiceFormOpen,
  isInvoiceNeeded,
  isInvoiceSaved,
} from '../../../machines/invoice/invoice.selectors.ts';
import type { BillingField } from '../../../machines/invoice/invoice.types.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { FormCell, FormGrid } from '../../ui/forms/FormGrid.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
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
  const field = (name: BillingField) => ({
    value: billing[name],
    error: errors[name],
    onValue: (value: string) => invoice.send({ type: 'billing.fieldChanged', field: name, value }),
  });
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
      <FormGrid>
        <FormCell span={6}>
          <TextField label={t`Nome o ragione sociale`} required maxLength={120} {...field('companyName')} />
        </FormCell>
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Codice fiscale`}
            maxLength={16}
            autoCapitalize="characters"
            hint={
              warnings.fiscalCode === undefined
                ? undefined
                : t`La lettera di controllo non torna: ricontrolla.`
            }
            {...field('fiscalCode')}
          />
        </FormCell>
        <FormCell span={3} phone={6}>
          <TextField
            label={t`Partita IVA`}
            maxLength={11}
            inputMode="numeric"
            hint={
              warnings.vatNumber === undefined ? undefined : t`La cifra di controllo non torna: ricontrolla.`
            }
            {...field('vatNumber')}
          />
        </FormCell>
        <FormCell span={4} phone={6}>
          <TextField label={t`Indirizzo di fatturazione`} required maxLength={120} {...field('address1')} />
        </FormCell>
        <FormCell span={2} phone={3}>
          <TextField label={t`Numero civico`} required maxLength={20} {...field('addressNumber')} />
        </FormCell>
        <FormCell span={2} phone={3}>
          <TextField label={t`CAP`} required maxLength={5} inputMode="numeric" {...field('postalcode')} />
        </FormCell>
        <FormCell span={2} phone={3}>
          <TextField label={t`Città`} required maxLength={80} {...field('city')} />
        </FormCell>
        <FormCell span={2} phone={3}>
          <TextField
            label={t`Provincia`}
            required
            maxLength={2}
            autoCapitalize="characters"
            {...field('province')}
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
      <Button type="submit" variant="secondary" busy={busy}>
        {t`Salva i dati della fattura`}
      </Button>
    </form>
  );
}
