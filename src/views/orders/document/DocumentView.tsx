import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { FlowError } from '../../../../contract/api/failure.ts';
import type { invoiceDocumentMachine } from '../../../../machines/invoice-document/invoice-document.machine.ts';
import {
  documentError,
  documentKind,
  hasDocumentFailed,
  isDocumentSignedOut,
  isDocumentMissing,
  isDocumentUnavailable,
  shownDocument,
} from '../../../../machines/invoice-document/invoice-document.selectors.ts';
import { failedOperationMessage } from '../../../text/failed-operation-messages.ts';
import { Alert } from '../../../ui/feedback/Alert.tsx';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Heading } from '../../../ui/primitives/Heading.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { AwaitingSession } from '../../session/AwaitingSession.tsx';
import { NotFoundView } from '../../system/NotFoundView.tsx';
import { PrintedDocument } from './PrintedDocument.tsx';

type DocumentRef = ActorRefFrom<typeof invoiceDocumentMachine>;

interface DocumentViewProps {
  document: DocumentRef;
  /** Null where nothing can be printed. */
  onPrint: (() => void) | null;
}

/** The receipt or the invoice of an order, to read, print or keep (ORD-16). */
export function DocumentView({ document, onPrint }: DocumentViewProps) {
  const { t } = useLingui();
  const kind = useSelector(document, documentKind);
  const shown = useSelector(document, shownDocument);
  const missing = useSelector(document, isDocumentMissing);
  if (missing) return <NotFoundView />;
  return (
    <Page top="md" tall>
      {shown === null ? (
        <Stack>
          <Heading level={1}>{kind === 'invoice' ? t`Fattura` : t`Scontrino`}</Heading>
          <WithoutDocument document={document} />
        </Stack>
      ) : (
        <PrintedDocument kind={kind} document={shown} onPrint={onPrint} />
      )}
    </Page>
  );
}

function WithoutDocument({ document }: { document: DocumentRef }) {
  const { i18n, t } = useLingui();
  const kind = useSelector(document, documentKind);
  const error = useSelector(document, documentError);
  const hasFailed = useSelector(document, hasDocumentFailed);
  const isUnavailable = useSelector(document, isDocumentUnavailable);
  const isAwaitingSession = useSelector(document, isDocumentSignedOut);
  const reload = () => document.send({ type: 'document.reload' });
  const words = (failure: FlowError) =>
    failedOperationMessage({
      operation: kind === 'invoice' ? 'openInvoice' : 'openReceipt',
      error: failure,
      i18n,
    });
  if (error !== null && (hasFailed || isUnavailable))
    return (
      <Alert
        tone="danger"
        role="alert"
        action={isUnavailable ? undefined : <Button onClick={reload}>{t`Riprova`}</Button>}
      >
        {words(error)}
      </Alert>
    );
  if (isAwaitingSession)
    return (
      <AwaitingSession onRetry={reload}>
        <Skeleton height="panel" />
      </AwaitingSession>
    );
  return (
    <Stack busy>
      <Skeleton height="panel" />
      <Skeleton height="panel" />
    </Stack>
  );
}
