import { messages } from '#words/barcode.po';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  barcodeError,
  barcodeProduct,
  canScanBarcode,
  isBarcodeUnknown,
} from '../../../machines/barcode/barcode.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { FoundProductRow } from '../product-tile/FoundProductRow.tsx';
import { useShop } from '../shop-context.ts';
import { BarcodeCamera } from './BarcodeCamera.tsx';
import { BarcodeForm } from './BarcodeForm.tsx';

/** Messages that only this dialog shows. */
export const barcodeWords = messages;

/** 'Codice a barre': what is framed or typed is found, to be opened or added (B-38). */
export function BarcodeDialog() {
  const { t } = useLingui();
  const { barcode } = useShop().flows;
  const canScan = useSelector(barcode, canScanBarcode);
  const product = useSelector(barcode, barcodeProduct);
  const isUnknown = useSelector(barcode, isBarcodeUnknown);
  const error = useErrorMessage(useSelector(barcode, barcodeError));
  return (
    <Dialog
      open
      size="md"
      title={t`Codice a barre`}
      closeLabel={t`Chiudi`}
      onClose={() => barcode.send({ type: 'barcode.close' })}
    >
      {canScan && <BarcodeCamera />}
      <BarcodeForm />
      <MessageArea role="status">
        {product !== null && <Text weight="strong">{t`Ecco il prodotto`}</Text>}
        {isUnknown && (
          <Alert title={t`Non abbiamo questo prodotto`}>{t`Ricontrolla le cifre, o cercalo per nome.`}</Alert>
        )}
      </MessageArea>
      {product !== null && <FoundProductRow product={product} />}
      <MessageArea role="alert">
        {error !== null && (
          <Alert
            tone="danger"
            action={<Button onClick={() => barcode.send({ type: 'barcode.find' })}>{t`Riprova`}</Button>}
          >
            {error}
          </Alert>
        )}
      </MessageArea>
    </Dialog>
  );
}
