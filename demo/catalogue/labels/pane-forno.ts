import { type DepartmentLabels, of } from './label-source.ts';

const bag = 'Conservare nel sacchetto di carta in luogo fresco e asciutto. Consumare in giornata.';
const dough = 'Farina di *grano* tenero, acqua, lievito naturale, sale';

export const paneFornoLabels: DepartmentLabels = {
  'pane-fresco': {
    ingredients: `${dough}.`,
    storage: bag,
    origin: 'Prodotto in Italia (Lazio).',
    nutrition: [1, 0.2, 54, 2, 3.2, 8.6, 1.3],
    traces: ['sesamo', 'soia', 'latte', 'frutta a guscio'],
    items: {
      'Pane casereccio di Genzano IGP':
        'Farina di *grano* tenero, acqua, lievito naturale, sale, cruschello di *grano*.',
      'Pane di Lariano': 'Farina di *grano* tenero semi-integrale, acqua, lievito naturale, sale.',
      Ciabatta: of(`${dough}, olio extravergine di oliva, malto d’*orzo*.`, [2.4, 0.4, 53, 2, 2.8, 8.6, 1.5]),
      Rosette: of(
        'Farina di *grano* tenero, acqua, lievito di birra, sale, malto d’*orzo*.',
        [1.4, 0.3, 57, 2.4, 3, 9.4, 1.5],
      ),
      'Pane integrale': of(
        'Farina integrale di *grano* tenero, acqua, lievito naturale, sale.',
        [1.6, 0.3, 46, 2.2, 7, 9.4, 1.2],
      ),
      'Pane ai cereali': of(
        'Farina di *grano* tenero, acqua, semi (girasole, lino, *sesamo*), farina di *segale*, fiocchi d’*avena*, lievito naturale, sale.',
        [6, 0.8, 44, 2, 6.4, 10.4, 1.2],
      ),
      'Pizza bianca romana': of(
        'Farina di *grano* tenero, acqua, olio extravergine di oliva 5%, sale, lievito di birra.',
        [7, 1.1, 52, 1.8, 2.6, 8, 1.9],
      ),
      'Pizza rossa': of(
        'Farina di *grano* tenero, acqua, polpa di pomodoro 22%, olio extravergine di oliva, sale, lievito di birra.',
        [6, 0.9, 42, 3, 2.6, 7, 1.7],
      ),
      Focaccia: of(
        'Farina di *grano* tenero, acqua, olio extravergine di oliva 7%, rosmarino, sale, lievito di birra.',
        [9, 1.4, 47, 1.8, 2.4, 7.4, 1.9],
      ),
      'Pane di segale': of(
        'Farina di *segale* 60%, farina di *grano* tenero, acqua, lievito naturale, sale.',
        [1.2, 0.2, 46, 2.6, 7.4, 6.6, 1.2],
      ),
      'Pane senza sale': of(
        'Farina di *grano* tenero, acqua, lievito naturale.',
        [1, 0.2, 55, 2, 3.2, 8.8, 0.02],
      ),
    },
  },
  'pane-confezionato': {
    storage: 'Conservare in luogo fresco e asciutto. Dopo l’apertura consumare entro tre giorni.',
    origin: 'Prodotto in Italia.',
    nutrition: [4.4, 0.7, 48, 4.6, 3.2, 8.2, 1.2],
    traces: ['latte', 'soia', 'sesamo', 'senape'],
    items: {
      'Pane in cassetta bianco':
        'Farina di *grano* tenero, acqua, olio di semi di girasole, lievito, sale, zucchero, malto d’*orzo*. Trattato con alcol etilico.',
      'Pane in cassetta integrale': of(
        'Farina integrale di *grano* tenero, acqua, olio di semi di girasole, lievito, sale. Trattato con alcol etilico.',
        [4.4, 0.6, 40, 3.8, 7, 9.4, 1.1],
      ),
      'Pane per tramezzini':
        'Farina di *grano* tenero, acqua, olio di semi di girasole, lievito, sale, zucchero. Trattato con alcol etilico.',
      'Panini per hamburger':
        'Farina di *grano* tenero, acqua, zucchero, olio di semi di girasole, lievito, sale, semi di *sesamo*.',
      'Panini per hot dog':
        'Farina di *grano* tenero, acqua, zucchero, olio di semi di girasole, lievito, sale.',
      'Panini al latte': of(
        'Farina di *grano* tenero, *latte* 14%, zucchero, *burro*, *uova*, lievito, sale.',
        [8, 4, 50, 11, 2, 8.8, 0.9],
      ),
      'Pane di segale a fette': of(
        '*Segale* integrale 58%, acqua, lievito madre di *segale*, sale.',
        [1.4, 0.2, 38, 3, 9, 5.6, 1.2],
      ),
      Piadine: of(
        'Farina di *grano* tenero, acqua, strutto, sale, agente lievitante: bicarbonato di sodio.',
        [11, 4.4, 48, 1.6, 2.2, 7.4, 1.6],
      ),
      'Tortillas di frumento': of(
        'Farina di *grano* tenero, acqua, olio di semi di colza, sale, agenti lievitanti.',
        [7, 0.7, 50, 1.6, 2.6, 8, 1.3],
      ),
      'Pane senza glutine': of(
        'Amido di mais, acqua, lievito madre di riso, farina di miglio, olio di semi di girasole, fibra di psyllium, albume d’*uovo*, sale.',
        [5, 0.6, 45, 3, 6.8, 3.2, 1.2],
      ),
      'Pane azzimo': of('Farina di *grano* tenero, acqua.', [1.2, 0.2, 78, 1.2, 3.4, 11, 0.01]),
      Bruschette: of(
        'Farina di *grano* tenero, acqua, olio extravergine di oliva 5%, sale, lievito.',
        [7, 1.1, 69, 3, 3.6, 11, 1.8],
      ),
    },
  },
  'grissini-cracker': {
    origin: 'Prodotto in Italia.',
    nutrition: [11, 1.4, 68, 2.4, 3.4, 10.4, 2],
    traces: ['latte', 'soia', 'sesamo'],
    items: {
      'Cracker salati': 'Farina di *grano* tenero, olio di semi di girasole, sale, lievito, malto d’*orzo*.',
      'Cracker non salati': of(
        'Farina di *grano* tenero, olio di semi di girasole, lievito, malto d’*orzo*, sale. Senza sale in superficie.',
        [11, 1.3, 70, 2.4, 3.4, 10.6, 1],
      ),
      'Cracker integrali': of(
        'Farina integrale di *grano* tenero, olio di semi di girasole, sale, lievito.',
        [12, 1.4, 60, 2.4, 9.4, 11, 1.7],
      ),
      'Grissini torinesi': of(
        'Farina di *grano* tenero, olio extravergine di oliva 6%, lievito, malto d’*orzo*, sale.',
        [8, 1.2, 70, 2.6, 3.4, 11.4, 2],
      ),
      'Grissini al rosmarino': of(
        'Farina di *grano* tenero, olio extravergine di oliva 8%, rosmarino 2%, lievito, sale.',
        [10, 1.6, 67, 2.4, 4, 11, 2],
      ),
      'Taralli all’olio': of(
        'Farina di *grano* tenero, olio extravergine di oliva 16%, vino bianco (contiene *solfiti*), sale.',
        [20, 3, 62, 1.8, 3, 9, 2.2],
      ),
      'Taralli al finocchio': of(
        'Farina di *grano* tenero, olio extravergine di oliva 16%, vino bianco (contiene *solfiti*), semi di finocchio 1%, sale.',
        [20, 3, 61, 1.8, 3.6, 9, 2.2],
      ),
      Friselle: of('Semola di *grano* duro, acqua, lievito, sale.', [1.6, 0.3, 73, 3, 4, 12, 1.7]),
      Schiacciatine: of(
        'Farina di *grano* tenero, olio di semi di girasole, olio extravergine di oliva 4%, sale, lievito.',
        [15, 1.8, 65, 2.2, 3, 10, 2.3],
      ),
      'Gallette di riso': {
        ...of('Riso integrale 99,8%, sale.', [2.8, 0.6, 80, 0.6, 3.4, 8, 0.3]),
        traces: ['sesamo', 'soia'],
      },
      'Gallette di mais': {
        ...of('Mais 99,7%, sale.', [1.6, 0.3, 82, 0.6, 4, 8, 0.4]),
        traces: ['sesamo', 'soia'],
      },
      'Pane carasau': of('Semola di *grano* duro, acqua, lievito, sale.', [1.4, 0.3, 76, 2, 3.8, 12.6, 1.4]),
      'Crostini dorati': of(
        'Farina di *grano* tenero, olio di semi di girasole, sale, lievito.',
        [12, 1.4, 66, 3, 3.4, 11, 1.9],
      ),
    },
  },
  'dolci-forno': {
    storage: 'Conservare in luogo fresco e asciutto, al riparo dalla luce.',
    origin: 'Prodotto in Italia (Lazio).',
    nutrition: [16, 6, 56, 30, 1.8, 6, 0.4],
    traces: ['soia', 'frutta a guscio'],
    items: {
      'Crostata di visciole':
        'Farina di *grano* tenero, confettura di visciole 30%, zucchero, *burro*, *uova*, scorza di limone.',
      'Crostata di ricotta': of(
        '*Ricotta* di pecora 38%, farina di *grano* tenero, zucchero, *burro*, *uova*, gocce di cioccolato, cannella.',
        [15, 8, 44, 25, 1.4, 8, 0.4],
      ),
      Ciambellone: of(
        'Farina di *grano* tenero, zucchero, *uova* 20%, olio di semi di girasole, *latte*, lievito.',
        [15, 2.2, 54, 28, 1.2, 7, 0.5],
      ),
      Maritozzi: of(
        'Farina di *grano* tenero, *latte*, zucchero, *burro*, *uova*, uvetta, lievito, scorza d’arancia.',
        [9, 5, 55, 17, 2, 8.4, 0.5],
      ),
      'Cornetti vuoti': of(
        'Farina di *grano* tenero, *burro* 20%, *latte*, zucchero, *uova*, lievito, sale.',
        [20, 12, 46, 11, 1.8, 8, 0.8],
      ),
      'Plumcake allo yogurt': of(
        'Farina di *grano* tenero, zucchero, *uova*, *yogurt* 14%, olio di semi di girasole, lievito.',
        [18, 2.4, 50, 26, 1.2, 6.4, 0.6],
      ),
      'Torta della nonna': of(
        'Crema pasticcera 40% (*latte*, zucchero, *uova*, amido), farina di *grano* tenero, *burro*, zucchero, pinoli 4%.',
        [18, 9, 46, 24, 1.4, 6.4, 0.4],
      ),
      'Ciambelline al vino': of(
        'Farina di *grano* tenero, vino bianco 18% (contiene *solfiti*), zucchero, olio di semi di girasole, semi d’anice.',
        [17, 2.2, 66, 22, 2.4, 7, 0.2],
      ),
      Pangiallo: of(
        '*Nocciole*, *mandorle*, uvetta, miele, canditi, farina di *grano* tenero, pinoli, zafferano.',
        [24, 2, 50, 38, 5, 9, 0.1],
      ),
      'Panettone artigianale': of(
        'Farina di *grano* tenero, *burro* 18%, uvetta, tuorlo d’*uovo*, zucchero, scorze d’arancia candite, lievito madre (*grano*), miele.',
        [17, 10, 52, 29, 2.4, 6.4, 0.4],
      ),
      'Tozzetti alle nocciole': of(
        'Farina di *grano* tenero, *nocciole* 26%, zucchero, *uova*, semi d’anice.',
        [20, 2, 54, 30, 4, 10, 0.2],
      ),
      'Bignè di San Giuseppe': of(
        'Crema pasticcera 46% (*latte*, zucchero, *uova*, amido), farina di *grano* tenero, *uova*, *burro*, olio di semi di girasole.',
        [17, 5, 36, 17, 1, 6.4, 0.4],
      ),
    },
  },
};
