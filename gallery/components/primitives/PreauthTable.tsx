import { many } from '../../fixtures/more.ts';
import { longName, longText } from '../../fixtures/samples.ts';
import { PreauthTable } from '../../../src/ui/primitives/PreauthTable.tsx';
import { galleryComponent } from '../../component.tsx';

export const view = galleryComponent({
  states: () => ({
    plain: (
      <PreauthTable
        rows={[
          { label: 'Totale stimato', value: '43,20 €' },
          { label: 'Margine per i prodotti a peso', value: '6,48 €' },
        ]}
        sum={{ label: 'Importo bloccato', value: '49,68 €' }}
      />
    ),
    'long text': (
      <PreauthTable
        rows={[{ label: longText, value: '1.243,20 €' }]}
        sum={{ label: longName, value: '1.243,20 €' }}
      />
    ),
    'no row and eight': (
      <>
        <PreauthTable rows={[]} sum={{ label: 'Importo bloccato', value: '0,00 €' }} />
        <PreauthTable
          rows={many(8, (at) => ({ label: `Voce ${at}`, value: `${at},00 €` }))}
          sum={{ label: 'Importo bloccato', value: '36,00 €' }}
        />
      </>
    ),
  }),
});
