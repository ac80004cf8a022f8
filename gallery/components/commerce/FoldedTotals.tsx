import { longName } from '../../fixtures/samples.ts';
import { FoldedTotals } from '../../../src/ui/commerce/FoldedTotals.tsx';
import { galleryComponent } from '../../component.tsx';
import { keys } from '../../keyboard.ts';

export const view = galleryComponent({
  keyboard: {
    folded: [
      keys('Tab').focus('summary').hides('Consegna'),
      keys('Enter').shows('Consegna'),
      keys('Space').hides('Consegna'),
      keys('Space').shows('Consegna'),
      keys('Enter').hides('Consegna'),
      keys('Tab').focus(null),
    ],
  },
  states: () => ({
    folded: (
      <FoldedTotals
        rows={[
          { key: 'items', label: 'Prodotti', value: '43,30 €' },
          { key: 'fee', label: 'Consegna', value: '4,90 €' },
          { key: 'gift', label: 'Sconto', value: '−5,00 €', minus: true },
        ]}
        total={{ label: 'Totale', value: '43,20 €' }}
        more="Dettagli"
      />
    ),
    'long text': (
      <FoldedTotals
        rows={[{ key: 'items', label: longName, value: '1.243,30 €' }]}
        total={{ label: 'Totale stimato', value: '1.243,30 €' }}
        more="Dettagli"
      />
    ),
  }),
});
