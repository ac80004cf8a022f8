import { FormCell, FormGrid } from '../../../src/ui/form-layout/FormGrid.tsx';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'fields of all widths': (
      <FormGrid>
        <FormCell span={4} phone={4}>
          <TextField label="Via" />
        </FormCell>
        <FormCell span={2} phone={2}>
          <TextField label="Numero" />
        </FormCell>
        <FormCell span={3} phone={3}>
          <TextField label="CAP" />
        </FormCell>
        <FormCell span={3} phone={3}>
          <TextField label="Città" />
        </FormCell>
        <FormCell>
          <TextField label="Note" />
        </FormCell>
      </FormGrid>
    ),
  }),
});
