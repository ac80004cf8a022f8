import { FieldRow } from '../../../src/ui/form-layout/FieldRow.tsx';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { IconButton } from '../../../src/ui/buttons/IconButton.tsx';
import { mapPinIcon } from '../../../src/ui/icons/map-pin.ts';
import { galleryComponent } from '../../component.tsx';

const button = <IconButton variant="line" label="Usa la mia posizione" icon={mapPinIcon} />;

export const view = galleryComponent({
  states: () => ({
    plain: (
      <FieldRow action={button}>
        <TextField label="CAP o città" labelHidden placeholder="CAP o città" />
      </FieldRow>
    ),
    wrong: (
      <FieldRow action={button}>
        <TextField label="CAP o città" labelHidden defaultValue="Zzz" error="Non conosciamo questo posto" />
      </FieldRow>
    ),
  }),
});
