import { longName } from '../../fixtures/samples.ts';
import { AddButton } from '../../../src/ui/buttons/AddButton.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    'on a card': <AddButton label="Aggiungi Penne rigate" word="Aggiungi" onClick={spy('onClick')} />,
    'a word': (
      <AddButton label="Aggiungi Penne rigate" word="Aggiungi" look="word" onClick={spy('onClick')} />
    ),
    'a plus': (
      <AddButton label="Aggiungi Penne rigate" word="Aggiungi" look="plus" onClick={spy('onClick')} />
    ),
    busy: <AddButton busy label="Aggiungi Penne rigate" word="Aggiungi" onClick={spy('onClick')} />,
    'a busy word': (
      <AddButton busy label="Aggiungi Penne rigate" word="Aggiungi" look="word" onClick={spy('onClick')} />
    ),
    'a long name': (
      <AddButton label={`Aggiungi ${longName}`} word="Aggiungi" look="word" onClick={spy('onClick')} />
    ),
  }),
});
