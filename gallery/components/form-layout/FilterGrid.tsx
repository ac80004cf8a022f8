import { Button } from '../../../src/ui/buttons/Button.tsx';
import { FilterGrid } from '../../../src/ui/form-layout/FilterGrid.tsx';
import { Checkbox } from '../../../src/ui/forms/Checkbox.tsx';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'four fields': (
      <FilterGrid
        foot={
          <>
            <Checkbox label="Anche da pagare" />
            <Button type="submit">Filtra</Button>
          </>
        }
      >
        <TextField label="Dal" />
        <TextField label="Al" error="Scrivi un giorno come 01/10/2026" />
        <TextField label="Totale da, €" />
        <TextField label="a, €" />
      </FilterGrid>
    ),
  }),
});
