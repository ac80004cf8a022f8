import { FormPart } from '../../../src/ui/form-layout/FormPart.tsx';
import { FormSection } from '../../../src/ui/form-layout/FormSection.tsx';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    'the second of two': (
      <div>
        <FormPart current={false}>
          <FormSection id="prima" title="Chi sei" first>
            <TextField label="Nome" />
          </FormSection>
        </FormPart>
        <FormPart current>
          <FormSection id="seconda" title="Dove arriva" first>
            <TextField label="Città" />
          </FormSection>
          <FormSection id="terza" title="Negozio">
            <TextField label="Codice" />
          </FormSection>
        </FormPart>
      </div>
    ),
  }),
});
