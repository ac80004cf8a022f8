import { longName } from '../../fixtures/samples.ts';
import { SearchField } from '../../../src/ui/forms/SearchField.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  background: 'header',
  states: (spy) => {
    const search = {
      label: 'Cerca prodotti',
      action: '/search',
      name: 'q',
      clearLabel: 'Cancella',
      onValue: spy('onValue'),
    };
    const onClear = spy('onClear');
    return {
      empty: <SearchField {...search} placeholder="Cerca tra 2.500 prodotti" />,
      written: <SearchField {...search} value="penne" onClear={onClear} />,
      'long text': <SearchField {...search} value={longName} onClear={onClear} />,
    };
  },
});
