import { useLingui } from '@lingui/react/macro';
import type { Order } from '../../../../contract/api/ordering/order.ts';
import { paths } from '../../../routing/paths.ts';
import { fileTextIcon } from '../../../ui/icons/file-text.ts';
import { ButtonLink } from '../../../ui/buttons/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';

/** The documents of a delivered order, each a page to print (ORD-16). */
export function OrderDocuments({ order: { orderId, invoiceAvailable } }: { order: Order }) {
  const { t } = useLingui();
  return (
    <Row wrap>
      <ButtonLink variant="secondary" icon={fileTextIcon} href={paths.orderReceipt(orderId)} target="_blank">
        {t`Scontrino`}
      </ButtonLink>
      {invoiceAvailable && (
        <ButtonLink
          variant="secondary"
          icon={fileTextIcon}
          href={paths.orderInvoice(orderId)}
          target="_blank"
        >
          {t`Fattura`}
        </ButtonLink>
      )}
    </Row>
  );
}
