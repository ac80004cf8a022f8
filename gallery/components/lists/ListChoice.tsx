import { longName } from '../../fixtures/samples.ts';
import { ListChoice, ListChoices } from '../../../src/ui/lists/ListChoice.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: (spy) => ({
    plain: (
      <ListChoices label="Le tue liste">
        <ListChoice
          name="Lista preferiti"
          note="39 prodotti"
          isFavourites
          checked
          checkedLabel="Dentro"
          onPress={spy('onPress')}
        />
        <ListChoice
          name="Spesa del sabato"
          note="13 prodotti"
          checked={false}
          checkedLabel="Dentro"
          onPress={spy('onPress')}
        />
        <ListChoice
          name="Condominio: festa"
          note="condivisa da Aldo"
          isShared
          busy
          checked={false}
          checkedLabel="Dentro"
          onPress={spy('onPress')}
        />
      </ListChoices>
    ),
    'long text': (
      <ListChoices label="Le tue liste">
        <ListChoice
          name={longName}
          note="1 prodotto"
          checked
          checkedLabel="Dentro"
          onPress={spy('onPress')}
        />
      </ListChoices>
    ),
  }),
});
