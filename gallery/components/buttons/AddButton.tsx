import { longName } from '../../fixtures/samples.ts';
import { AddButton } from '../../../src/ui/buttons/AddButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (heard) => ({
    'on a card': <AddButton label="Aggiungi Penne rigate" word="Aggiungi" onClick={heard('onClick')} />,
    'a word': (
      <AddButton label="Aggiungi Penne rigate" word="Aggiungi" look="word" onClick={heard('onClick')} />
    ),
    'a plus': (
      <AddButton label="Aggiungi Penne rigate" word="Aggiungi" look="plus" onClick={heard('onClick')} />
    ),
    busy: <AddButton busy label="Aggiungi Penne rigate" word="Aggiungi" onClick={heard('onClick')} />,
    'a busy word': (
      <AddButton busy label="Aggiungi Penne rigate" word="Aggiungi" look="word" onClick={heard('onClick')} />
    ),
    'a long name': (
      <AddButton label={`Aggiungi ${longName}`} word="Aggiungi" look="word" onClick={heard('onClick')} />
    ),
  }),
});
