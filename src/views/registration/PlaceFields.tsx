import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { areaRef, positionRef, suggestRef } from '../../../machines/registration/registration.selectors.ts';
import { provinces } from '../../text/provinces.ts';
import { FormCell, FormGrid } from '../../ui/form-layout/FormGrid.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { OwnPosition } from '../delivery/OwnPosition.tsx';
import { PlaceSearch } from '../delivery/PlaceSearch.tsx';
import { AreaVerdict } from './AreaVerdict.tsx';
import type { RegistrationRef } from './registration-ref.ts';
import { useTypedField } from './use-typed-field.ts';

/** Where the groceries go: found or typed, and at once whether they come there (REG-01, ADR-13). */
export function PlaceFields({ registration }: { registration: RegistrationRef }) {
  const { t } = useLingui();
  const field = useTypedField(registration);
  const suggest = useSelector(registration, suggestRef);
  const position = useSelector(registration, positionRef);
  const area = useSelector(registration, areaRef);
  const province = field('province');
  // What a place was found with is in the list, whatever it is.
  const listed = ['', ...new Set([...provinces, province.value].filter((code) => code !== ''))];
  return (
    <>
      {suggest !== undefined && <PlaceSearch suggest={suggest} />}
      {position !== undefined && <OwnPosition position={position} />}
      <FormGrid>
        <FormCell span={4} phone={6}>
          <TextField
            label={t`Indirizzo`}
            required
            autoComplete="address-line1"
            maxLength={120}
            {...field('address1')}
          />
        </FormCell>
        <FormCell span={2} phone={3}>
          <TextField
            label={t`Civico`}
            required
            autoComplete="off"
            maxLength={20}
            {...field('addressNumber')}
          />
        </FormCell>
        <FormCell span={2} phone={3}>
          <TextField
            label={t`CAP`}
            required
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={5}
            {...field('postalCode')}
          />
        </FormCell>
        <FormCell span={2} phone={3}>
          <TextField
            label={t`Città`}
            required
            autoComplete="address-level2"
            maxLength={80}
            {...field('city')}
          />
        </FormCell>
        <FormCell span={2} phone={3}>
          <Select
            label={t`Provincia`}
            required
            autoComplete="address-level1"
            options={listed.map((code) => ({ value: code, label: code === '' ? '–' : code }))}
            {...province}
          />
        </FormCell>
      </FormGrid>
      {area !== undefined && <AreaVerdict area={area} />}
    </>
  );
}
