import { longName } from '../../fixtures/samples.ts';
import { AddForm } from '../../../src/ui/form-layout/AddForm.tsx';
import { galleryComponent } from '../../component.tsx';

const words = {
  label: 'Ingrediente o marca da escludere',
  placeholder: 'per esempio olio di palma',
  add: 'Aggiungi',
  fieldRef: { current: null },
};

export const view = galleryComponent({
  states: (spy) => ({
    empty: <AddForm {...words} value="" onValue={spy('onValue')} onAdd={spy('onAdd')} />,
    wrong: (
      <AddForm
        {...words}
        value="olio di palma"
        error="L’hai già escluso."
        onValue={spy('onValue')}
        onAdd={spy('onAdd')}
      />
    ),
    busy: (
      <AddForm
        {...words}
        error="Non è stato salvato."
        value="zucchero"
        busy
        onValue={spy('onValue')}
        onAdd={spy('onAdd')}
      />
    ),
    'long text': (
      <AddForm
        {...words}
        label={longName}
        value={longName}
        error={longName}
        onValue={spy('onValue')}
        onAdd={spy('onAdd')}
      />
    ),
    'without a placeholder': (
      <AddForm
        label="Parola"
        add="Aggiungi"
        fieldRef={{ current: null }}
        value=""
        onValue={spy('onValue')}
        onAdd={spy('onAdd')}
      />
    ),
  }),
});
