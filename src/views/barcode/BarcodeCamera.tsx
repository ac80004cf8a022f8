import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { cameraFault, isScanning, lookingCamera } from '../../../machines/barcode/barcode.selectors.ts';
import type { CameraFault } from '../../../machines/barcode/barcode.types.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { CameraPicture } from '../../ui/feedback/CameraPicture.tsx';
import { barcodeIcon } from '../../ui/icons/account/barcode.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';

function useFaultWords(): (fault: CameraFault) => string {
  const { t } = useLingui();
  return (fault) =>
    ({
      refused: t`La fotocamera non ci è permessa: la cambi nelle impostazioni del browser, o scrivi il codice.`,
      absent: t`Non troviamo una fotocamera: scrivi il codice.`,
      failed: t`Non riusciamo a usare la fotocamera: riprova, o scrivi il codice.`,
      nothingSeen: t`Non abbiamo visto un codice: avvicinalo e riprova, o scrivilo.`,
    })[fault];
}

/** The barcode without typing it, where the device can read one (B-38). */
export function BarcodeCamera() {
  const { t } = useLingui();
  const { barcode } = useShop().flows;
  const words = useFaultWords();
  const scanning = useSelector(barcode, isScanning);
  const camera = useSelector(barcode, lookingCamera);
  const fault = useSelector(barcode, cameraFault);
  return (
    <Stack gap="3">
      {camera !== null && <CameraPicture label={t`Ciò che vede la fotocamera`} showIn={camera.showIn} />}
      <Button
        block
        variant="secondary"
        icon={barcodeIcon}
        onClick={() => barcode.send({ type: scanning ? 'camera.stop' : 'camera.start' })}
      >
        {scanning ? t`Ferma la fotocamera` : t`Inquadra il codice`}
      </Button>
      <MessageArea role="status">
        {scanning && (
          <Text tone="muted">
            {camera === null
              ? t`Il browser chiede il permesso di usare la fotocamera.`
              : t`Inquadra le righe del codice, da vicino e in piena luce.`}
          </Text>
        )}
      </MessageArea>
      <MessageArea role="alert">{fault !== null && <Alert tone="warning">{words(fault)}</Alert>}</MessageArea>
    </Stack>
  );
}
