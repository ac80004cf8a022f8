import { many } from '../../fixtures/more.ts';
import { DocumentTable, ScreenOnly } from '../../../src/ui/orders/DocumentTable.tsx';
import { longName } from '../../fixtures/samples.ts';
import { galleryComponent } from '../../component.tsx';

const columns = ['Prodotto', 'Quantità', 'IVA', 'Totale'];

export const view = galleryComponent({
  states: () => ({
    lines: (
      <DocumentTable
        label="Prodotti"
        columns={columns}
        rows={[{ key: '1', cells: ['Mele Fuji', '1,5 kg', '4%', '3,29 €'] }]}
      />
    ),
    'long text': (
      <DocumentTable
        label="Prodotti"
        columns={columns}
        rows={[{ key: '1', cells: [longName, '1.500 kg', '22%', '1.243,30 €'] }]}
      />
    ),
    'six columns': (
      <DocumentTable
        label="Sei colonne"
        columns={[...columns, 'Sconto', 'Da pagare']}
        rows={[{ key: '1', cells: ['Mele Fuji', '1,5 kg', '4%', '3,29 €', '0,29 €', '3,00 €'] }]}
      />
    ),
    'on screen only': <ScreenOnly>Stampa</ScreenOnly>,
    'none and forty': (
      <>
        <DocumentTable label="Nessun prodotto" columns={columns} rows={[]} />
        <DocumentTable
          label="Quaranta prodotti"
          columns={columns}
          rows={many(40, (at) => ({
            key: String(at),
            cells: [`Prodotto ${at}`, `${at} pz`, '4%', `${at},00 €`],
          }))}
        />
      </>
    ),
  }),
});
