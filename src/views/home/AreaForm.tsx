import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { QuickForm } from '../../ui/form-layout/QuickForm.tsx';

/** Asks for a place whether the groceries come there (B-29, SES-17). */
export function AreaForm() {
  const { t } = useLingui();
  return (
    <QuickForm
      action={paths.serviceArea}
      label={t`Arriviamo da te? Scrivi il CAP`}
      send={t`Controlla`}
      name="place"
      required
      inputMode="numeric"
      autoComplete="postal-code"
      pattern="[0-9]{5}"
      title={t`Un CAP di cinque cifre`}
      maxLength={5}
    />
  );
}
