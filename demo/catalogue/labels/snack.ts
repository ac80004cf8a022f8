import { type DepartmentLabels, of } from './label-source.ts';

const opened =
  'Conservare in luogo fresco e asciutto. Dopo l’apertura tenere in frigorifero e consumare entro una settimana.';

export const snackLabels: DepartmentLabels = {
  patatine: {
    origin: 'Prodotto in Italia.',
    nutrition: [32, 3, 52, 0.6, 4.4, 6, 1.3],
    items: {
      'Patatine classiche': 'Patate, olio di semi di girasole, sale.',
      'Patatine rustiche': of(
        'Patate con buccia, olio di semi di girasole, sale.',
        [30, 2.8, 53, 0.6, 5, 6.2, 1.2],
      ),
      'Patatine al rosmarino': 'Patate, olio di semi di girasole, sale, rosmarino 0,8%.',
      'Patatine grigliate': of(
        'Patate, olio di semi di girasole, sale, zucchero, paprica, cipolla in polvere.',
        [31, 2.9, 53, 1.8, 4.4, 6, 1.4],
      ),
      'Patatine lime e pepe': 'Patate, olio di semi di girasole, sale, succo di lime in polvere, pepe rosa.',
      'Nachos di mais': of('Mais 76%, olio di semi di girasole, sale.', [23, 2.4, 63, 1.2, 5, 7, 1.1]),
      Popcorn: of('Mais 78%, olio di semi di girasole, sale.', [22, 2.4, 53, 0.8, 11, 9, 1.5]),
      'Mix aperitivo': {
        ...of(
          'Salatini di mais, patate e riso, *arachidi* 18%, olio di semi di girasole, sale.',
          [30, 3.4, 51, 2, 4.4, 10, 1.8],
        ),
        traces: ['frutta a guscio'],
      },
      Salatini: {
        ...of(
          'Amido di patate, farina di mais, olio di semi di girasole, sale, rosmarino.',
          [15, 1.6, 70, 1.4, 2.8, 6, 2.4],
        ),
        traces: ['sesamo'],
      },
      'Arachidi salate': {
        ...of('*Arachidi* 97%, olio di semi di girasole, sale.', [50, 7, 11, 5, 8, 25, 1]),
        traces: ['frutta a guscio'],
      },
      'Mais tostato': of('Mais 86%, olio di semi di girasole, sale.', [15, 1.8, 65, 1.2, 7, 8, 1.4]),
      'Cornetti di mais': of(
        'Farina di mais 70%, olio di semi di girasole, sale.',
        [26, 2.6, 62, 1, 3, 6, 1.5],
      ),
    },
  },
  aperitivo: {
    storage: opened,
    origin: 'Prodotto in Italia.',
    nutrition: [20, 2.8, 4, 1, 3, 1.6, 2.6],
    items: {
      'Olive farcite': of(
        'Olive verdi, acqua, pasta di peperone 8%, sale, correttore di acidità: acido citrico.',
        [15, 2.2, 1, 0.2, 3.2, 1.1, 3.6],
      ),
      'Olive piccanti': of(
        'Olive verdi, olio di semi di girasole, peperoncino, aglio, origano, sale.',
        [22, 3, 1.4, 0.2, 3.2, 1.2, 3.4],
      ),
      Lupini: of('*Lupini*, acqua, sale.', [2.9, 0.4, 7, 0.5, 5, 16, 2]),
      'Bruschetta ai pomodori': of(
        'Pomodori 66%, olio di semi di girasole, basilico, aglio, capperi, sale.',
        [12, 1.4, 5, 4.4, 1.8, 1.3, 1.6],
      ),
      'Crema di carciofi': of(
        'Carciofi 66%, olio di semi di girasole, succo di limone, prezzemolo, aglio, sale.',
        [22, 2.4, 3.4, 1, 4, 2, 1.6],
      ),
      'Crema di olive': of(
        'Olive 72%, olio extravergine di oliva, capperi, sale.',
        [32, 4.8, 1.2, 0.2, 3.6, 1.3, 3.4],
      ),
      'Paté di fegatini': of(
        'Fegatini di pollo 46%, carne di pollo, cipolla, *burro*, vino (contiene *solfiti*), capperi, *acciughe*, sale.',
        [18, 7, 3, 1.4, 0.3, 12, 1.7],
      ),
      'Acciughe arrotolate ai capperi': {
        ...of(
          'Filetti di *acciughe* (Engraulis encrasicolus), olio di semi di girasole, capperi 12%, sale.',
          [14, 2.4, 0.4, 0, 0.4, 20, 11],
        ),
        origin: 'Pescate nel Mar Mediterraneo, FAO 37.',
      },
      Tarallini: of(
        'Farina di *grano* tenero, olio extravergine di oliva 14%, vino bianco (contiene *solfiti*), sale.',
        [18, 2.8, 63, 1.8, 3, 9, 2.2],
      ),
      'Crostini per aperitivo': of(
        'Farina di *grano* tenero, olio di semi di girasole, sale, lievito.',
        [12, 1.4, 66, 3, 3.4, 11, 1.9],
      ),
    },
  },
};
