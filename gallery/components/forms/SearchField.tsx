import { longName } from '../../fixtures/samples.ts';
import { SearchField } from '../../../src/ui/forms/SearchField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  ground: 'header',
  states: (heard) => {
    const search = {
      label: 'Cerca prodotti',
      action: '/search',
      name: 'q',
      clearLabel: 'Cancella',
      onValue: heard('onValue'),
    };
    const onClear = heard('onClear');
    return {
      empty: <SearchField {...search} placeholder="Cerca tra 2.500 prodotti" />,
      written: <SearchField {...search} value="penne" onClear={onClear} />,
      'long text': <SearchField {...search} value={longName} onClear={onClear} />,
    };
  },
});
