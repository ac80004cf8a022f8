import { many } from '../../fixtures/more.ts';
import { longName } from '../../fixtures/samples.ts';
import { Totals } from '../../../src/ui/commerce/Totals.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    rows: (
      <Totals
        rows={[
          { key: 'items', label: 'Prodotti', value: '43,30 €' },
          { key: 'packages', label: 'Sacchetti', value: '0,36 €' },
          { key: 'package', label: 'Sacchetto, 3 × 0,12 €', value: '0,36 €', part: true },
          { key: 'fee', label: 'Consegna', value: '4,90 €' },
          { key: 'gift', label: 'Buono', value: '−5,00 €', minus: true },
        ]}
        total={{ label: 'Totale', value: '43,20 €' }}
      />
    ),
    'total alone': <Totals total={{ label: 'Totale', value: '43,20 €' }} />,
    'long text': (
      <Totals
        rows={[{ key: 'items', label: longName, value: '1.243,30 €' }]}
        total={{ label: longName, value: '1.243,30 €' }}
      />
    ),
    'twelve rows': (
      <Totals
        rows={many(12, (at) => ({ key: String(at), label: `Voce ${at}`, value: `${at},00 €` }))}
        total={{ label: 'Totale', value: '78,00 €' }}
      />
    ),
    'without a total': <Totals rows={[]} />,
  }),
});
