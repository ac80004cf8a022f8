import { longName } from '../../fixtures/samples.ts';
import { SearchField } from '../../../src/ui/forms/SearchField.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys, types } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    written: [
      keys('Tab').focus('Cerca prodotti'),
      types('a').calls('onValue', 'a'),
      keys('Enter').calls('onSubmit'),
      keys('Tab').focus('Cancella'),
      keys('Enter').calls('onClear'),
      keys('Space').calls('onClear'),
    ],
  },
  background: 'header',
  states: (spy) => {
    const search = {
      label: 'Cerca prodotti',
      action: '/search',
      name: 'q',
      clearLabel: 'Cancella',
      onValue: spy('onValue'),
      onSubmit: spy('onSubmit'),
    };
    const onClear = spy('onClear');
    return {
      empty: <SearchField {...search} placeholder="Cerca tra 2.500 prodotti" />,
      written: <SearchField {...search} value="penne" onClear={onClear} />,
      'long text': <SearchField {...search} value={longName} onClear={onClear} />,
      'with everything, and alone': (
        <>
          <SearchField
            {...search}
            label="Cerca ovunque"
            value="penne"
            onClear={onClear}
            trailing={<span>2 trovati</span>}
            panel={<p style={{ marginTop: 16 }}>Penne rigate</p>}
          />
          <SearchField label="Cerca senza script" action="/search" name="q" clearLabel="Cancella" />
        </>
      ),
    };
  },
});
