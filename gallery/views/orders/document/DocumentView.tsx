import { invoiceDocumentModel } from '../../../../paths/models/invoice-document/invoice-document.model.ts';
import { DocumentView } from '../../../../src/views/orders/document/DocumentView.tsx';
import { standIn } from '../../../stand-in.ts';
import { galleryView } from '../../../view.ts';
import { withoutSession } from '../../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: invoiceDocumentModel,
  variantName: ({ context: { kind } }) => kind,
  show: (document, record) => ({
    flows: withoutSession(document),
    node: (
      <DocumentView
        document={standIn('invoiceDocument', document, record)}
        onPrint={() => record({ to: 'window', event: { type: 'print' } })}
      />
    ),
  }),
});
