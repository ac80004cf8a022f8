import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { chosenScheme } from '../../../machines/colour-scheme/colour-scheme.selectors.ts';
import { RadioRow } from '../../ui/forms/RadioRow.tsx';
import { useShop } from '../shop-context.ts';

/** Light or dark, or as the device is; it acts at once, in this browser (B-02). */
export function ColourSchemeChoice() {
  const { t } = useLingui();
  const { colourScheme } = useShop().flows;
  return (
    <RadioRow
      legend={t`Aspetto`}
      choices={[
        { value: 'system', label: t`Come il dispositivo` },
        { value: 'light', label: t`Chiaro` },
        { value: 'dark', label: t`Scuro` },
      ]}
      chosen={useSelector(colourScheme, chosenScheme)}
      onChoose={(scheme) => colourScheme.send({ type: 'scheme.chosen', scheme })}
    />
  );
}
