import { keys } from '../../keyboard.ts';
import { longText } from '../../fixtures/samples.ts';
import { FormSection } from '../../../src/ui/form-layout/FormSection.tsx';
import { TextField } from '../../../src/ui/forms/TextField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  keyboard: {
    plain: [keys('Tab').focus('Nome').calls('onEnter')],
  },
  states: (spy) => ({
    plain: (
      <FormSection first id="chi" title="Chi sei" onEnter={spy('onEnter')}>
        <TextField label="Nome" />
      </FormSection>
    ),
    'two, one with a note': (
      <div>
        <FormSection id="casa" title="Indirizzo">
          <TextField label="Città" />
        </FormSection>
        <FormSection
          id="negozio"
          title="Negozio"
          note="Prezzi e offerte sono quelli di questo negozio."
          required
        >
          <TextField label="Codice" />
        </FormSection>
      </div>
    ),
    'long text': (
      <FormSection id="lungo" title={longText} note={longText}>
        <TextField label="Telefono" />
      </FormSection>
    ),
  }),
});
