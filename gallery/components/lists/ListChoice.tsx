import { longName } from '../../fixtures/samples.ts';
import { ListChoice, ListChoices } from '../../../src/ui/lists/ListChoice.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    plain: [
      keys('Tab').focus('Lista preferiti'),
      keys('Space').calls('onPress'),
      keys('Tab').focus('Spesa del sabato'),
      keys('Space').calls('onPress'),
      keys('Enter'),
      keys('Tab').focus('Condominio: festa'),
      keys('Space').calls('onPress'),
    ],
  },
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
