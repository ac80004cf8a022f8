import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  barcodeDigitsFault,
  barcodeTyped,
  canScanBarcode,
  isBarcodeLookedUp,
} from '../../../machines/barcode/barcode.selectors.ts';
import type { BarcodeFault } from '../../../contract/rules/catalogue/barcode.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { useShop } from '../shop-context.ts';

function useFaultWords(): (fault: BarcodeFault) => string {
  const { t } = useLingui();
  return (fault) =>
    ({
      length: t`Un codice a barre ha 8, 12, 13 o 14 cifre.`,
      checkDigit: t`Una cifra non torna: ricontrolla il codice.`,
    })[fault];
}

/** The barcode by its digits (B-38). */
export function BarcodeForm() {
  const { t } = useLingui();
  const { barcode } = useShop().flows;
  const words = useFaultWords();
  const digits = useSelector(barcode, barcodeTyped);
  const fault = useSelector(barcode, barcodeDigitsFault);
  const canScan = useSelector(barcode, canScanBarcode);
  const busy = useSelector(barcode, isBarcodeLookedUp);
  const focusing = useFocusFirstError();
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        barcode.send({ type: 'barcode.find' });
      }}
    >
      <Stack gap="3">
        <TextField
          label={t`Codice a barre`}
          hint={t`Le cifre sotto le righe, sulla confezione.`}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="search"
          // Beside a camera the keyboard of a phone would cover it.
          autoFocus={!canScan}
          value={digits}
          error={fault === null ? undefined : words(fault)}
          onValue={(text) => barcode.send({ type: 'digits.changed', text })}
        />
        <Button block type="submit" busy={busy}>
          {t`Trova il prodotto`}
        </Button>
      </Stack>
    </form>
  );
}
