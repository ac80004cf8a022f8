import { InvoiceForm } from '../../../src/views/checkout/InvoiceForm.tsx';
import type { CheckoutFlow } from '../../../src/views/checkout/checkout-ref.ts';
import { useShop } from '../../../src/views/shop-context.ts';
import { checkoutModel } from '../../../paths/models/checkout/checkout.model.ts';
import { invoiceModel } from '../../../paths/models/invoice/invoice.model.ts';
import { fullCart } from '../../fixtures/carts.ts';
import { standIn, withChildren } from '../../stand-in.ts';
import { snapshotAt, withContext } from '../../states/reached-states.ts';
import { manyLike } from '../../fixtures/more.ts';
import { galleryView } from '../../view.ts';

/** Each brand invoices at a warehouse of its own. */
function InvoiceOfBrand({ checkout }: { checkout: CheckoutFlow }) {
  const [warehouseId = 0] = useShop().tenant.facts.invoiceWarehouseIds;
  return <InvoiceForm checkout={checkout} cart={{ ...fullCart, warehouse: { warehouseId } }} />;
}

const count = (fields: unknown): number => Object.keys(fields instanceof Object ? fields : {}).length;

export const view = galleryView({
  kind: 'part',
  model: invoiceModel,
  variantName: ({ context: { billing, error, fieldErrors, fieldWarnings } }) =>
    [
      billing instanceof Object && 'companyName' in billing && billing.companyName === '' ? 'blank' : '',
      count(fieldErrors) > 0 ? 'errors at fields' : '',
      count(fieldWarnings) > 0 ? 'a warning' : '',
      error === null ? '' : 'an error',
    ]
      .filter(Boolean)
      .join(', '),
  variants: (invoice) =>
    invoice.matches('editing') &&
    invoice.context.holders?.length > 0 &&
    invoice.context.error === null &&
    Object.values<unknown>(invoice.context.fieldErrors).every((fault) => fault === undefined)
      ? {
          '': invoice,
          'twelve holders': withContext(invoice, {
            holders: manyLike<{ userPersonFiscalId: number; companyName: string; firstName: string }>(
              invoice.context.holders,
              12,
              (at) => ({
                userPersonFiscalId: 900 + at,
                companyName: `Ditta ${at}`,
                firstName: `Persona ${at}`,
              }),
            ),
          }),
        }
      : { '': invoice },
  show: (invoice, record) => {
    const reviewing = snapshotAt(checkoutModel, 'reviewing.ready');
    const children = { invoice: standIn('invoice', invoice, record) };
    // The stand-in is no actor of one chart or another; the snapshot is the checkout's.
    const checkout = standIn('checkout', withChildren(reviewing, children), record) as CheckoutFlow;
    return { node: <InvoiceOfBrand checkout={checkout} /> };
  },
});
