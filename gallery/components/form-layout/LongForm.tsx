import { LongForm } from '../../../src/ui/form-layout/LongForm.tsx';
import { SectionIndex } from '../../../src/ui/navigation/SectionIndex.tsx';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <LongForm
        index={
          <SectionIndex label="Parti del modulo" sections={[{ id: 'uno', label: 'Uno', state: 'next' }]} />
        }
      >
        <TextField label="Nome" />
      </LongForm>
    ),
  }),
});
