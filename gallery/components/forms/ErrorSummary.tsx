import { many } from '../../fixtures/more.ts';
import { longText } from '../../fixtures/samples.ts';
import { ErrorSummary } from '../../../src/ui/forms/ErrorSummary.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'two faults': (
      <ErrorSummary
        title="Correggi 2 campi"
        onLook={spy('onLook')}
        faults={[
          { fieldId: 'nome', text: 'Nome: Campo obbligatorio' },
          { fieldId: 'cap', text: 'CAP: Accetta solo numeri' },
        ]}
      />
    ),
    'no fault of a field': <ErrorSummary title="Il servizio non risponde" faults={[]} />,
    'long text': <ErrorSummary title={longText} faults={[{ fieldId: 'nota', text: longText }]} />,
    'twelve faults': (
      <ErrorSummary
        title="Correggi 12 campi"
        faults={many(12, (at) => ({ fieldId: `campo-${at}`, text: `Campo ${at}: obbligatorio` }))}
      />
    ),
  }),
});
