import { invoiceDocumentModel } from '../../../../paths/models/invoice-document/invoice-document.model.ts';
import { DocumentView } from '../../../../src/views/orders/document/DocumentView.tsx';
import { standIn } from '../../../stand-in.ts';
import { manyLike } from '../../../fixtures/more.ts';
import { withContext } from '../../../states/reached-states.ts';
import { galleryView } from '../../../view.ts';
import { withoutSession } from '../../../world.ts';

export const view = galleryView({
  kind: 'page',
  model: invoiceDocumentModel,
  variantName: ({ context: { kind } }) => kind,
  variants: (document) =>
    document.matches('shown') && document.context.kind === 'invoice'
      ? {
          '': document,
          'one line': withContext(document, {
            printed: { ...document.context.printed, lines: document.context.printed.lines.slice(0, 1) },
          }),
          'forty lines': withContext(document, {
            printed: {
              ...document.context.printed,
              lines: manyLike<{ name: string }>(document.context.printed.lines, 40, (at) => ({
                name: `Prodotto ${at}`,
              })),
              vat: manyLike<{ percent: string }>(document.context.printed.vat, 6, (at) => ({
                percent: String(at * 4),
              })),
            },
          }),
        }
      : { '': document },
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
