import { type DepartmentLabels, of } from './label-source.ts';

const wheat = 'Paese di coltivazione del grano: Italia. Paese di molitura: Italia.';
const rice = 'Paese di coltivazione del riso: Italia. Paese di lavorazione: Italia.';
const tomato = 'Paese di coltivazione del pomodoro: Italia. Paese di trasformazione: Italia.';
const opened =
  'Conservare in luogo fresco e asciutto. Dopo l’apertura tenere in frigorifero e consumare entro tre giorni.';
const weeks =
  'Conservare in luogo fresco e asciutto. Dopo l’apertura tenere in frigorifero e consumare entro due settimane.';
const dark = 'Conservare in luogo fresco, al riparo da luce e calore.';
const durum = 'Semola di *grano* duro, acqua.';
const egg = 'Semola di *grano* duro, *uova* 20%.';
const sauce = 'Polpa e concentrato di pomodoro';

export const dispensaLabels: DepartmentLabels = {
  'pasta-semola': {
    ingredients: durum,
    origin: wheat,
    nutrition: [1.5, 0.3, 71, 3.2, 3, 13, 0.01],
    traces: ['soia', 'senape'],
  },
  'pasta-speciale': {
    ingredients: egg,
    origin: wheat,
    nutrition: [4.2, 1.2, 68, 3, 3.2, 14.5, 0.1],
    traces: ['soia', 'senape'],
    items: {
      'Spaghetti integrali': of(
        'Semola integrale di *grano* duro, acqua.',
        [2.4, 0.4, 64, 3.4, 8, 13.5, 0.01],
      ),
      'Penne integrali': of('Semola integrale di *grano* duro, acqua.', [2.4, 0.4, 64, 3.4, 8, 13.5, 0.01]),
      'Fusilli di farro': of('Farina di *farro* monococco, acqua.', [2.2, 0.4, 67, 2.8, 6, 13.6, 0.01]),
      'Penne senza glutine': {
        ...of(
          'Farina di mais 65%, farina di riso 34%, emulsionante: mono- e digliceridi degli acidi grassi.',
          [1.4, 0.5, 78, 0.6, 1.6, 7, 0.01],
        ),
        traces: ['soia'],
        origin: 'Prodotto in Italia.',
      },
      'Spaghetti senza glutine': {
        ...of(
          'Farina di mais 65%, farina di riso 34%, emulsionante: mono- e digliceridi degli acidi grassi.',
          [1.4, 0.5, 78, 0.6, 1.6, 7, 0.01],
        ),
        traces: ['soia'],
        origin: 'Prodotto in Italia.',
      },
      'Fusilli di piselli': {
        ...of('Farina di piselli verdi.', [1.6, 0.3, 53, 3, 11, 22, 0.02]),
        traces: ['soia', 'lupini'],
        origin: 'Prodotto in Italia.',
      },
      'Caserecce di lenticchie': {
        ...of('Farina di lenticchie rosse.', [1.7, 0.3, 51, 1.6, 9.6, 26, 0.02]),
        traces: ['soia', 'lupini'],
        origin: 'Prodotto in Italia.',
      },
      'Fusilli di ceci': {
        ...of('Farina di ceci.', [5.4, 0.7, 47, 3, 12, 21, 0.03]),
        traces: ['soia', 'lupini'],
        origin: 'Prodotto in Italia.',
      },
    },
  },
  'riso-cereali': {
    origin: rice,
    nutrition: [0.6, 0.2, 79, 0.2, 1.2, 7, 0.01],
    items: {
      'Riso basmati': {
        origin: 'Paese di coltivazione del riso: India. Paese di confezionamento: Italia.',
        nutrition: [0.8, 0.2, 78, 0.2, 1.2, 8.4, 0.01],
      },
      'Riso integrale': { nutrition: [2.6, 0.5, 73, 0.9, 3.6, 7.6, 0.01] },
      'Riso venere': {
        ingredients: 'Riso nero integrale Venere.',
        nutrition: [2.8, 0.6, 72, 0.8, 4.2, 8.6, 0.01],
      },
      'Riso parboiled': { nutrition: [0.7, 0.2, 78, 0.3, 1.4, 7.2, 0.01] },
      'Farro perlato': {
        ...of('*Farro* dicocco perlato.', [2.5, 0.4, 67, 2.7, 6.8, 14.6, 0.01]),
        origin: 'Italia (Lazio).',
      },
      'Orzo perlato': { ...of('*Orzo* perlato.', [1.4, 0.3, 70, 0.8, 9.2, 10.4, 0.01]), origin: 'Italia.' },
      Quinoa: { ...of('Quinoa bianca.', [6.1, 0.7, 57, 2.6, 7, 14.1, 0.01]), origin: 'Perù.' },
      'Cous cous': {
        ...of('Semola di *grano* duro.', [1.4, 0.3, 70, 2.4, 4, 12.6, 0.01]),
        origin: wheat,
        traces: ['soia'],
      },
      'Polenta istantanea': {
        ...of('Farina di mais precotta.', [1.4, 0.3, 77, 1.2, 2.4, 7.6, 0.01]),
        origin: 'Mais: Italia.',
      },
      Bulgur: {
        ...of('*Grano* duro spezzato e precotto.', [1.3, 0.3, 68, 0.8, 8.4, 12.2, 0.01]),
        origin: 'Turchia.',
        traces: ['soia'],
      },
    },
  },
  farine: {
    ingredients: 'Farina di *grano* tenero tipo 00.',
    origin: wheat,
    nutrition: [1, 0.2, 72, 1.6, 2.4, 11, 0.01],
    traces: ['soia', 'senape'],
    items: {
      'Farina 0 Manitoba': of(
        'Farina di *grano* tenero tipo 0 Manitoba.',
        [1.2, 0.2, 70, 1.8, 2.8, 13.5, 0.01],
      ),
      'Farina integrale': of('Farina integrale di *grano* tenero.', [2, 0.4, 62, 2.2, 9, 12.5, 0.01]),
      'Semola rimacinata': of('Semola rimacinata di *grano* duro.', [1.4, 0.3, 69, 2, 3.4, 12.5, 0.01]),
      'Farina di mais': {
        ...of('Farina di mais.', [2.6, 0.4, 74, 1.4, 3.2, 8, 0.01]),
        traces: [],
        origin: 'Mais: Italia.',
      },
      'Farina di ceci': {
        ...of('Farina di ceci.', [5.6, 0.6, 48, 3, 11, 22, 0.03]),
        traces: ['soia'],
        origin: 'Ceci: Italia.',
      },
      'Farina di riso': {
        ...of('Farina di riso.', [0.9, 0.3, 79, 0.2, 1, 7, 0.01]),
        traces: [],
        origin: rice,
      },
      'Amido di mais': {
        ...of('Amido di mais.', [0.1, 0, 88, 0, 0.2, 0.4, 0.01]),
        traces: [],
        origin: 'Prodotto in Italia.',
      },
      'Fecola di patate': {
        ...of('Fecola di patate.', [0.1, 0, 83, 0, 0, 0.1, 0.01]),
        traces: [],
        origin: 'Prodotto nell’UE.',
      },
      'Preparato per pizza': of(
        'Farina di *grano* tenero, lievito secco, zucchero, sale.',
        [1.2, 0.2, 70, 2.4, 2.8, 11.5, 1.6],
      ),
      'Preparato per torte': of(
        'Zucchero, farina di *grano* tenero, amido, agenti lievitanti, sale, aroma vaniglia.',
        [0.8, 0.2, 84, 38, 1.4, 6, 0.9],
      ),
      Pangrattato: of('Farina di *grano* tenero, acqua, lievito, sale.', [1.8, 0.4, 72, 3.6, 4, 12, 1.6]),
      'Farina senza glutine': {
        ...of(
          'Amido di mais, farina di riso, zucchero, fibra di psyllium, addensante: gomma di guar.',
          [0.6, 0.1, 82, 3, 4, 2.6, 0.1],
        ),
        traces: ['soia'],
        origin: 'Prodotto in Italia.',
      },
    },
  },
  legumi: {
    storage: opened,
    origin: 'Prodotto in Italia.',
    nutrition: [0.6, 0.1, 13, 0.6, 6, 7, 0.7],
    items: {
      'Ceci lessati': {
        ...of('Ceci reidratati, acqua, sale.', [2, 0.3, 14.6, 0.5, 5.6, 7, 0.7]),
        origin: 'Ceci: Italia.',
      },
      'Fagioli borlotti': 'Fagioli borlotti reidratati, acqua, sale.',
      'Fagioli cannellini': 'Fagioli cannellini reidratati, acqua, sale.',
      'Lenticchie lessate': of('Lenticchie reidratate, acqua, sale.', [0.5, 0.1, 12.6, 0.5, 5.2, 7.4, 0.7]),
      'Piselli finissimi': of('Piselli, acqua, zucchero, sale.', [0.5, 0.1, 9.6, 2.6, 5, 5, 0.7]),
      'Fagioli bianchi di Spagna': 'Fagioli bianchi di Spagna reidratati, acqua, sale.',
      'Lenticchie di Onano': {
        ...of('Lenticchie di Onano.', [1, 0.2, 52, 1.6, 13, 23.5, 0.02]),
        storage: 'Conservare in luogo fresco e asciutto.',
        origin: 'Italia (Lazio, Onano).',
        traces: ['glutine'],
      },
      'Fave secche': {
        ...of('Fave decorticate.', [1.6, 0.3, 50, 3.6, 15, 26, 0.03]),
        storage: 'Conservare in luogo fresco e asciutto.',
        traces: ['glutine'],
      },
      'Zuppa di legumi secca': {
        ...of(
          'Lenticchie, piselli spezzati, fagioli, ceci, *orzo* perlato, *farro* perlato.',
          [1.6, 0.3, 54, 2, 13, 20, 0.02],
        ),
        storage: 'Conservare in luogo fresco e asciutto.',
      },
      'Fagioli neri': 'Fagioli neri reidratati, acqua, sale.',
      Cicerchie: {
        ...of('Cicerchie.', [1.4, 0.3, 51, 3, 14, 26, 0.02]),
        storage: 'Conservare in luogo fresco e asciutto.',
        origin: 'Italia (Lazio).',
        traces: ['glutine'],
      },
      'Mais dolce': {
        ...of('Mais dolce, acqua, zucchero, sale.', [1.6, 0.3, 14, 5, 2.8, 2.8, 0.5]),
        origin: 'Mais: Francia.',
      },
    },
  },
  pomodoro: {
    ingredients: 'Pomodoro, sale, correttore di acidità: acido citrico.',
    storage: opened,
    origin: tomato,
    nutrition: [0.2, 0, 4.6, 4.2, 1.2, 1.4, 0.3],
    items: {
      'Passata di pomodoro': of('Pomodoro, sale.', [0.3, 0.1, 5, 4.6, 1.2, 1.5, 0.4]),
      'Passata rustica': of('Pomodoro, sale.', [0.3, 0.1, 5.4, 5, 1.5, 1.6, 0.4]),
      'Pomodori pelati': of(
        'Pomodori pelati, succo di pomodoro, correttore di acidità: acido citrico.',
        [0.2, 0, 3.6, 3.4, 1, 1.1, 0.03],
      ),
      'Passata di datterino': of('Pomodoro datterino, sale.', [0.3, 0.1, 6.4, 6, 1.4, 1.6, 0.3]),
      Pomodorini: 'Pomodori ciliegino, succo di pomodoro, correttore di acidità: acido citrico.',
      'Concentrato di pomodoro': of(
        'Doppio concentrato di pomodoro, sale.',
        [0.5, 0.1, 17, 15, 3.8, 4.8, 0.4],
      ),
      'Pelati San Marzano DOP': of(
        'Pomodoro San Marzano dell’Agro Sarnese-Nocerino DOP, succo di pomodoro, basilico.',
        [0.2, 0, 3.8, 3.6, 1.1, 1.1, 0.05],
      ),
      'Pomodori secchi': {
        ...of('Pomodori secchi, sale, conservante: *anidride solforosa*.', [2, 0.3, 37, 33, 11, 12, 11]),
        storage: 'Conservare in luogo fresco e asciutto.',
      },
    },
  },
  'sughi-pronti': {
    storage: opened,
    origin: 'Prodotto in Italia.',
    nutrition: [4, 0.5, 6.6, 5.4, 1.6, 1.5, 1],
    traces: ['sedano', 'latte', 'frutta a guscio'],
    items: {
      'Sugo al basilico': {
        ...of(
          `${sauce} 92%, olio di semi di girasole, basilico 1,5%, cipolla, sale.`,
          [3.4, 0.4, 6.4, 5.4, 1.6, 1.5, 1],
        ),
        traces: ['sedano'],
      },
      'Sugo all’arrabbiata': {
        ...of(
          `${sauce} 91%, olio di semi di girasole, aglio, peperoncino 0,3%, prezzemolo, sale.`,
          [3.6, 0.4, 6.4, 5.4, 1.6, 1.5, 1.1],
        ),
        traces: ['sedano'],
      },
      'Sugo all’amatriciana': of(
        `${sauce} 74%, guanciale 14% (gola di suino, sale, pepe), olio di semi di girasole, vino bianco (contiene *solfiti*), *pecorino* romano, peperoncino, sale.`,
        [7.4, 2.2, 5.8, 4.8, 1.3, 3, 1.3],
      ),
      'Ragù di carne': of(
        `${sauce} 52%, carne di bovino 18%, carne di suino 14%, carote, *sedano*, cipolla, vino rosso (contiene *solfiti*), olio di semi di girasole, sale.`,
        [8, 2.4, 5.4, 4.4, 1.3, 6.6, 1.1],
      ),
      'Pesto alla genovese': of(
        'Olio di semi di girasole, basilico 30%, *anacardi*, *grana* padano (*latte*, sale, caglio, lisozima da *uovo*), zucchero, sale, pinoli 1%, aglio.',
        [46, 5.8, 8, 3.6, 2, 4.6, 2.6],
      ),
      'Pesto rosso': of(
        'Pomodori secchi 32%, olio di semi di girasole, *anacardi*, *grana* padano (*latte*, sale, caglio, lisozima da *uovo*), aceto, basilico, aglio, sale.',
        [34, 4.4, 11, 7, 3.2, 4.4, 2.6],
      ),
      Maionese: {
        ...of(
          'Olio di semi di girasole 72%, *uova* 10%, aceto di vino, acqua, sale, zucchero, succo di limone.',
          [73, 8, 1.6, 1.4, 0, 1.3, 1.3],
        ),
        storage: weeks,
        traces: ['senape'],
      },
      Ketchup: {
        ...of(
          'Concentrato di pomodoro, zucchero, aceto di vino, sale, spezie.',
          [0.2, 0, 24, 22, 1, 1.4, 2.2],
        ),
        storage: weeks,
        traces: [],
      },
      Senape: {
        ...of(
          'Acqua, semi di *senape* 24%, aceto di vino (contiene *solfiti*), sale, zucchero, curcuma.',
          [9, 0.6, 4, 3, 4, 6, 4.4],
        ),
        storage: weeks,
        traces: [],
      },
      'Salsa barbecue': {
        ...of(
          'Zucchero, aceto, concentrato di pomodoro, acqua, melassa, sale, paprica affumicata, *senape*.',
          [0.5, 0.1, 36, 33, 1, 1.2, 2.4],
        ),
        storage: weeks,
        traces: ['sedano'],
      },
      'Salsa rosa': {
        ...of(
          'Olio di semi di girasole 42%, acqua, ketchup 16% (pomodoro, zucchero, aceto, sale), *uova*, aceto, zucchero, *senape*, sale.',
          [43, 4.8, 10, 8.4, 0.3, 1.4, 1.7],
        ),
        storage: weeks,
        traces: ['latte'],
      },
      'Salsa di soia': {
        ...of('Acqua, semi di *soia* 18%, *frumento* 16%, sale.', [0, 0, 5.4, 1.2, 0, 8.4, 15]),
        storage: weeks,
        traces: [],
      },
      'Hummus di ceci in vasetto': {
        ...of(
          'Ceci 62%, crema di *sesamo* 12%, olio di semi di girasole, acqua, succo di limone, aglio, sale.',
          [16, 1.9, 12, 0.9, 5.2, 6.8, 1],
        ),
        traces: [],
      },
      'Tapenade di olive': {
        ...of(
          'Olive nere 78%, olio extravergine di oliva, capperi, aglio, erbe aromatiche, sale.',
          [34, 5, 1.4, 0.2, 4, 1.3, 3.6],
        ),
        traces: ['frutta a guscio'],
      },
    },
  },
  'olio-aceto': {
    storage: dark,
    nutrition: [91.6, 14, 0, 0, 0, 0, 0],
    origin: 'Prodotto in Italia.',
    items: {
      'Olio extravergine di oliva italiano': {
        ingredients: 'Olio extravergine di oliva. Estratto a freddo.',
        origin: 'Ottenuto da olive coltivate e molite in Italia.',
      },
      'Olio extravergine in latta': {
        ingredients: 'Olio extravergine di oliva. Estratto a freddo.',
        origin: 'Ottenuto da olive coltivate e molite nell’UE (Italia e Grecia).',
      },
      'Olio extravergine Sabina DOP': {
        ingredients: 'Olio extravergine di oliva Sabina DOP. Estratto a freddo.',
        origin: 'Ottenuto da olive coltivate e molite in Italia (Lazio).',
      },
      'Olio extravergine Canino DOP': {
        ingredients: 'Olio extravergine di oliva Canino DOP. Estratto a freddo.',
        origin: 'Ottenuto da olive coltivate e molite in Italia (Lazio).',
      },
      'Olio extravergine biologico': {
        ingredients: 'Olio extravergine di oliva da agricoltura biologica. Estratto a freddo.',
        origin: 'Ottenuto da olive coltivate e molite in Italia.',
      },
      'Olio di oliva': 'Olio di oliva: oli di oliva raffinati e oli di oliva vergini.',
      'Olio di semi di girasole': { nutrition: [92, 10.2, 0, 0, 0, 0, 0] },
      'Olio di semi di arachide': { ingredients: 'Olio di *arachide*.', nutrition: [92, 17, 0, 0, 0, 0, 0] },
      'Olio di mais': { nutrition: [92, 12.6, 0, 0, 0, 0, 0] },
      'Aceto di vino bianco': of(
        'Vino, antiossidante: *anidride solforosa*. Acidità 6%.',
        [0, 0, 0.3, 0.3, 0, 0, 0.02],
      ),
      'Aceto di vino rosso': of(
        'Vino, antiossidante: *anidride solforosa*. Acidità 6%.',
        [0, 0, 0.4, 0.4, 0, 0, 0.02],
      ),
      'Aceto di mele': of('Sidro di mele. Acidità 5%.', [0, 0, 0.9, 0.7, 0, 0, 0.01]),
      'Aceto balsamico di Modena IGP': of(
        'Aceto di vino, mosto d’uva concentrato, colorante: E150d. Contiene *solfiti*.',
        [0, 0, 22, 21, 0, 0.5, 0.06],
      ),
      'Glassa all’aceto balsamico di Modena IGP': of(
        'Mosto d’uva cotto, aceto balsamico di Modena IGP 42% (aceto di vino, mosto d’uva), amido di mais modificato. Contiene *solfiti*.',
        [0, 0, 48, 44, 0.2, 0.6, 0.08],
      ),
    },
  },
  'sale-spezie': {
    origin: 'Confezionato in Italia.',
    storage: 'Conservare in luogo fresco e asciutto, ben chiuso.',
    traces: ['sedano', 'senape', 'sesamo'],
    items: {
      'Sale fino': { ingredients: 'Sale marino italiano.', origin: 'Italia (Sicilia).', traces: [] },
      'Sale grosso': { ingredients: 'Sale marino italiano.', origin: 'Italia (Sicilia).', traces: [] },
      'Sale iodato': {
        ingredients: 'Sale marino italiano, iodato di potassio 0,007%.',
        origin: 'Italia (Sicilia).',
        traces: [],
      },
      'Pepe nero macinato': {
        ingredients: 'Pepe nero (Piper nigrum) macinato.',
        origin: 'Vietnam. Confezionato in Italia.',
      },
      'Pepe nero in grani': {
        ingredients: 'Pepe nero (Piper nigrum) in grani.',
        origin: 'Vietnam. Confezionato in Italia.',
      },
      Origano: { ingredients: 'Origano essiccato in foglie.', origin: 'Italia (Sicilia).' },
      Curry: 'Curcuma, coriandolo, fieno greco, *senape*, cumino, pepe, zenzero, peperoncino.',
      'Zafferano in polvere': {
        pieceGrams: 0.12,
        ingredients: 'Stimmi di zafferano (Crocus sativus) in polvere. Bustine da 0,12 g.',
        origin: 'Italia (Abruzzo).',
      },
      'Dado vegetale': {
        ...of(
          'Sale, olio di semi di girasole, estratto di lievito, ortaggi 12% (carote, *sedano*, cipolla, pomodoro), spezie.',
          [22, 2.6, 12, 6, 2.2, 9, 52],
        ),
        traces: ['soia'],
      },
      'Dado di carne': {
        ...of(
          'Sale, grasso di palma, estratto di lievito, estratto di carne bovina 3%, cipolla, *sedano*, spezie.',
          [20, 9, 11, 5, 1, 11, 53],
        ),
        traces: ['soia'],
      },
      'Preparato granulare per brodo': {
        ...of(
          'Sale, maltodestrine, estratto di lievito, olio di semi di girasole, ortaggi disidratati 10% (carote, *sedano*, cipolla), spezie.',
          [5, 0.6, 27, 8, 2.6, 9, 48],
        ),
        traces: ['soia'],
      },
    },
  },
  'sottoli-sottaceti': {
    storage: weeks,
    origin: 'Prodotto in Italia.',
    nutrition: [16, 2, 4, 1.6, 3, 1.6, 2],
    items: {
      'Olive verdi denocciolate': of(
        'Olive verdi, acqua, sale, correttore di acidità: acido citrico.',
        [15, 2.2, 0.5, 0.1, 3.3, 1.1, 3.6],
      ),
      'Olive nere': of(
        'Olive nere, acqua, sale, stabilizzante: gluconato ferroso.',
        [16, 2.4, 0.6, 0, 3, 1, 2.4],
      ),
      'Olive di Gaeta DOP': {
        ...of('Oliva di Gaeta DOP, acqua, sale.', [20, 3, 2.4, 0.2, 3.4, 1.4, 4.2]),
        origin: 'Italia (Lazio).',
      },
      'Carciofini sott’olio': of(
        'Carciofini 62%, olio di semi di girasole, aceto di vino (contiene *solfiti*), prezzemolo, aglio, sale.',
        [17, 2, 3.4, 1, 3.4, 1.8, 1.7],
      ),
      'Funghi sott’olio': of(
        'Funghi champignon 62%, olio di semi di girasole, aceto di vino (contiene *solfiti*), prezzemolo, sale.',
        [16, 1.9, 1.6, 0.8, 2.2, 2, 1.7],
      ),
      'Melanzane sott’olio': of(
        'Melanzane 64%, olio di semi di girasole, aceto di vino (contiene *solfiti*), peperoncino, aglio, sale.',
        [20, 2.4, 3.4, 2, 2.8, 1.2, 2],
      ),
      'Peperoni in agrodolce': of(
        'Peperoni 60%, acqua, aceto di vino (contiene *solfiti*), zucchero, sale.',
        [0.4, 0.1, 9, 8, 1.6, 0.8, 1.2],
      ),
      Cetriolini: of(
        'Cetriolini, acqua, aceto di vino (contiene *solfiti*), sale, semi di *senape*.',
        [0.2, 0, 1.8, 1.4, 1.4, 0.9, 1.8],
      ),
      Cipolline: of(
        'Cipolline borettane, acqua, aceto di vino (contiene *solfiti*), zucchero, sale.',
        [0.2, 0, 5.4, 4.4, 1.6, 0.9, 1.6],
      ),
      Giardiniera: of(
        'Ortaggi 58% (carote, cavolfiore, cipolline, peperoni, *sedano*, cetriolini), acqua, aceto di vino (contiene *solfiti*), sale, zucchero.',
        [0.2, 0, 3, 2.4, 1.8, 0.8, 1.9],
      ),
      'Capperi sotto sale': {
        ...of('Capperi di Pantelleria IGP, sale marino.', [0.9, 0.2, 4.2, 0.4, 3.6, 2.6, 25]),
        origin: 'Italia (Sicilia).',
        storage: 'Conservare in luogo fresco e asciutto. Dissalare prima del consumo.',
      },
      'Pomodori secchi sott’olio': of(
        'Pomodori secchi 60%, olio di semi di girasole, aceto di vino (contiene *solfiti*), capperi, origano, sale.',
        [18, 2.2, 11, 9, 4.6, 3.4, 3.2],
      ),
    },
  },
};
