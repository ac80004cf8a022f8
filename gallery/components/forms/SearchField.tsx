import { longName } from '../../fixtures/samples.ts';
import { SearchField } from '../../../src/ui/forms/SearchField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  ground: 'header',
  states: (heard) => ({
    empty: (
      <SearchField
        label="Cerca prodotti"
        action="/search"
        name="q"
        clearLabel="Cancella"
        placeholder="Cerca tra 2.500 prodotti"
        onValue={heard('onValue')}
      />
    ),
    written: (
      <SearchField
        label="Cerca prodotti"
        action="/search"
        name="q"
        clearLabel="Cancella"
        value="penne"
        onValue={heard('onValue')}
        onClear={heard('onClear')}
      />
    ),
    'long text': (
      <SearchField
        label="Cerca prodotti"
        action="/search"
        name="q"
        clearLabel="Cancella"
        value={longName}
        onValue={heard('onValue')}
        onClear={heard('onClear')}
      />
    ),
  }),
});
