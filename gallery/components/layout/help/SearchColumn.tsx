import { SearchColumn } from '../../../../src/ui/layout/help/SearchColumn.tsx';
import { TextField } from '../../../../src/ui/forms/TextField.tsx';
import { galleryComponent } from '../../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'with a field': (
      <SearchColumn>
        <TextField label="Cerca nelle domande" type="search" />
      </SearchColumn>
    ),
  }),
});
