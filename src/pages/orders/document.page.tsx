import { msg } from '@lingui/core/macro';
import { createActor } from 'xstate';
import { messages } from '#words/personal.po';
import { invoiceDocumentActors } from '../../../machines/invoice-document/invoice-document.actors.ts';
import { invoiceDocumentLogic } from '../../../machines/invoice-document/invoice-document.logic.ts';
import type { DocumentKind } from '../../../machines/invoice-document/invoice-document.types.ts';
import { plainHead } from '../../routing/page-head.ts';
import { runningPlatform } from '../../../services/device/platform.ts';
import { paths } from '../../routing/paths.ts';
import type { PageModule } from '../../routing/page.ts';
import { DocumentHeader } from '../../views/orders/document/DocumentHeader.tsx';
import { DocumentView } from '../../views/orders/document/DocumentView.tsx';

/** A web view prints nothing (decision 083). */
const canPrint = () => runningPlatform() === 'web';

export const page: PageModule = {
  messages,
  open(deps, { params, pathname }) {
    const orderId = Number(params.orderId);
    const kind: DocumentKind = pathname === paths.orderInvoice(orderId) ? 'invoice' : 'receipt';
    const document = createActor(invoiceDocumentLogic.provide({ actors: invoiceDocumentActors(deps) }), {
      input: { orderId, kind },
    });
    return {
      actors: { document },
      start: () => document.start(),
      stop: () => document.stop(),
      follow: () => undefined,
      render: () => (
        <DocumentView document={document} onPrint={canPrint() ? () => globalThis.print() : null} />
      ),
      header: (logo) => <DocumentHeader logo={logo} orderId={orderId} />,
      head: () => plainHead(deps.tenant, deps.words(kind === 'invoice' ? msg`Fattura` : msg`Scontrino`)),
      isSettled: () => !document.getSnapshot().matches('loading'),
    };
  },
};
