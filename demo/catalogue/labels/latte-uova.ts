import { type DepartmentLabels, of } from './label-source.ts';

const milk = 'Paese di mungitura: Italia. Paese di condizionamento: Italia.';
const dairy = 'Paese di mungitura: Italia. Paese di trasformazione: Italia.';
const opened = 'Conservare in frigorifero tra 0 e +4 °C. Dopo l’apertura consumare entro tre giorni.';
const longLife =
  'Conservare a temperatura ambiente. Dopo l’apertura tenere in frigorifero e consumare entro tre giorni.';
const cultures = 'fermenti lattici vivi (Streptococcus thermophilus, Lactobacillus bulgaricus)';
const fruit = (name: string): string =>
  `*Yogurt* (*latte*, ${cultures}), ${name} 12%, zucchero, pectina, aroma naturale.`;

export const latteUovaLabels: DepartmentLabels = {
  'latte-fresco': {
    ingredients: '*Latte* vaccino intero fresco pastorizzato.',
    storage: opened,
    origin: milk,
    nutrition: [3.6, 2.5, 4.9, 4.9, 0, 3.3, 0.1],
    items: {
      'Latte fresco parzialmente scremato': of(
        '*Latte* vaccino parzialmente scremato fresco pastorizzato.',
        [1.6, 1.1, 5, 5, 0, 3.4, 0.1],
      ),
      'Latte fresco alta qualità': {
        ...of(
          '*Latte* vaccino intero fresco pastorizzato di alta qualità.',
          [3.8, 2.6, 4.9, 4.9, 0, 3.4, 0.1],
        ),
        origin: 'Paese di mungitura: Italia (Lazio). Paese di condizionamento: Italia.',
      },
      'Latte fresco scremato': of(
        '*Latte* vaccino scremato fresco pastorizzato.',
        [0.1, 0.1, 5, 5, 0, 3.5, 0.1],
      ),
      'Latte microfiltrato intero': '*Latte* vaccino intero microfiltrato pastorizzato.',
      'Latte microfiltrato parzialmente scremato': of(
        '*Latte* vaccino parzialmente scremato microfiltrato pastorizzato.',
        [1.6, 1.1, 5, 5, 0, 3.4, 0.1],
      ),
      'Latte fresco senza lattosio': of(
        '*Latte* vaccino parzialmente scremato delattosato. Lattosio inferiore a 0,1%.',
        [1.6, 1.1, 4.9, 4.9, 0, 3.4, 0.1],
      ),
    },
  },
  'latte-uht': {
    ingredients: '*Latte* vaccino intero UHT.',
    storage: longLife,
    origin: milk,
    nutrition: [3.6, 2.5, 4.9, 4.9, 0, 3.3, 0.1],
    items: {
      'Latte UHT parzialmente scremato': of(
        '*Latte* vaccino parzialmente scremato UHT.',
        [1.6, 1.1, 5, 5, 0, 3.3, 0.1],
      ),
      'Latte UHT scremato': of('*Latte* vaccino scremato UHT.', [0.1, 0.1, 5, 5, 0, 3.4, 0.1]),
      'Latte UHT senza lattosio': of(
        '*Latte* vaccino parzialmente scremato delattosato UHT. Lattosio inferiore a 0,1%.',
        [1.6, 1.1, 4.9, 4.9, 0, 3.3, 0.1],
      ),
      'Latte al cacao': of(
        '*Latte* parzialmente scremato 92%, zucchero, cacao magro in polvere 1%, stabilizzante: carragenina.',
        [1.6, 1.1, 10.2, 10, 0.3, 3.4, 0.12],
      ),
      'Latte UHT arricchito con calcio': of(
        '*Latte* vaccino parzialmente scremato UHT, calcio, vitamina D.',
        [1.6, 1.1, 5, 5, 0, 3.3, 0.13],
      ),
    },
  },
  'bevande-vegetali': {
    storage: longLife,
    nutrition: [1.5, 0.2, 6, 4, 0.5, 0.8, 0.1],
    traces: ['frutta a guscio', 'soia'],
    items: {
      'Bevanda di soia': of('Acqua, semi di *soia* 8%, sale, calcio.', [1.9, 0.3, 0.8, 0.4, 0.5, 3.3, 0.08]),
      'Bevanda di avena': of(
        'Acqua, *avena* 11%, olio di semi di girasole, sale, calcio.',
        [1.4, 0.2, 7, 4.2, 0.8, 0.9, 0.1],
      ),
      'Bevanda di mandorla': of(
        'Acqua, *mandorle* 4%, zucchero di canna, sale, calcio.',
        [2.2, 0.2, 3, 2.9, 0.4, 0.8, 0.12],
      ),
      'Bevanda di riso': of(
        'Acqua, riso 14%, olio di semi di girasole, sale.',
        [1, 0.1, 11, 6.6, 0.1, 0.3, 0.08],
      ),
      'Bevanda di cocco': of(
        'Acqua, crema di cocco 6%, zucchero di canna, sale, calcio.',
        [1.4, 1.3, 2.7, 2, 0.1, 0.2, 0.1],
      ),
      'Bevanda di nocciola': of(
        'Acqua, *nocciole* 4%, zucchero di canna, sale, calcio.',
        [2.4, 0.2, 3.2, 3, 0.4, 0.6, 0.1],
      ),
      'Bevanda di avena barista': of(
        'Acqua, *avena* 12%, olio di semi di colza, correttore di acidità: fosfato di potassio, sale.',
        [3, 0.3, 6.8, 3.6, 0.8, 1, 0.1],
      ),
    },
  },
  yogurt: {
    ingredients: fruit('frutta'),
    storage: opened,
    origin: dairy,
    nutrition: [2.9, 1.9, 13.5, 13, 0.2, 3.5, 0.12],
    items: {
      'Yogurt bianco intero': of(`*Latte* intero, ${cultures}.`, [3.7, 2.5, 4.7, 4.7, 0, 4, 0.13]),
      'Yogurt bianco magro': of(`*Latte* scremato, ${cultures}.`, [0.1, 0.1, 5.4, 5.4, 0, 4.4, 0.14]),
      'Yogurt magro': of(`*Latte* scremato, ${cultures}.`, [0.1, 0.1, 5.4, 5.4, 0, 4.4, 0.14]),
      'Yogurt alla fragola': fruit('fragole'),
      'Yogurt ai mirtilli': fruit('mirtilli'),
      'Yogurt all’albicocca': fruit('albicocche'),
      'Yogurt alla pesca': fruit('pesche'),
      'Yogurt greco 0% grassi': of(`*Latte* scremato, ${cultures}. Colato.`, [0, 0, 3.9, 3.9, 0, 10.3, 0.1]),
      'Yogurt greco intero': of(`*Latte* intero, *panna*, ${cultures}. Colato.`, [5, 3.4, 4, 4, 0, 9, 0.1]),
      'Yogurt al caffè': `*Yogurt* (*latte*, ${cultures}), zucchero, caffè 2%, amido di mais.`,
      'Yogurt al limone': `*Yogurt* (*latte*, ${cultures}), zucchero, succo di limone 4%, amido di mais, aroma naturale.`,
      'Skyr bianco': of(
        '*Latte* scremato, fermenti lattici, caglio microbico.',
        [0.2, 0.1, 4, 4, 0, 11, 0.12],
      ),
      'Skyr ai frutti di bosco': of(
        '*Skyr* (*latte* scremato, fermenti lattici, caglio microbico) 86%, frutti di bosco 8%, zucchero.',
        [0.2, 0.1, 9.6, 9.4, 0.3, 9.4, 0.11],
      ),
      'Kefir naturale': of(
        '*Latte* parzialmente scremato, fermenti lattici, lieviti.',
        [1.6, 1.1, 4.2, 4.2, 0, 3.4, 0.1],
      ),
      'Yogurt di soia': {
        ...of('Acqua, semi di *soia* 11%, zucchero, calcio, fermenti.', [2.3, 0.4, 2.6, 2.4, 0.8, 4, 0.2]),
        origin: 'Soia: Italia.',
      },
      'Yogurt senza lattosio': of(
        `*Latte* delattosato, ${cultures}. Lattosio inferiore a 0,1%.`,
        [3.5, 2.4, 4.9, 4.9, 0, 3.9, 0.13],
      ),
      'Yogurt da bere alla fragola': of(
        `*Latte* parzialmente scremato, zucchero, fragole 6%, ${cultures}.`,
        [1.4, 1, 11.6, 11.4, 0.1, 2.9, 0.1],
      ),
    },
  },
  'dessert-freschi': {
    storage: opened,
    origin: dairy,
    nutrition: [6, 3.8, 20, 17, 0.5, 3.4, 0.15],
    traces: ['frutta a guscio', 'soia'],
    items: {
      'Budino al cioccolato': of(
        '*Latte* intero 74%, zucchero, cioccolato 4%, cacao magro, amido di mais, carragenina.',
        [3.8, 2.5, 20, 16.5, 1, 3.4, 0.15],
      ),
      'Budino alla vaniglia': of(
        '*Latte* intero 78%, zucchero, amido di mais, vaniglia, carragenina.',
        [2.9, 2, 18.5, 15, 0, 3, 0.13],
      ),
      'Panna cotta ai frutti di bosco': of(
        '*Panna* 48%, *latte*, frutti di bosco 14%, zucchero, gelificante: carragenina.',
        [15, 10, 17, 16, 0.5, 2.2, 0.1],
      ),
      'Tiramisù monoporzione': of(
        '*Mascarpone* 24%, *savoiardi* (farina di *grano* tenero, zucchero, *uova*), *panna*, zucchero, *uova*, caffè, cacao.',
        [16, 10, 29, 21, 0.8, 4.6, 0.15],
      ),
      'Crème caramel': of(
        '*Latte* intero 66%, zucchero, *uova* 12%, caramello 8%.',
        [3.4, 1.8, 22, 21, 0, 4.2, 0.15],
      ),
      'Mousse al cacao': of(
        '*Latte*, *panna* 20%, zucchero, cioccolato 10%, cacao magro 3%, gelatina.',
        [10, 6.8, 22, 20, 1.4, 4.2, 0.14],
      ),
      Profiteroles: of(
        '*Panna* 36%, crema al cacao 30% (*latte*, zucchero, cacao, *nocciole*), bignè (*uova*, farina di *grano* tenero, *burro*).',
        [20, 11, 26, 18, 1, 5, 0.2],
      ),
      'Cheesecake al bicchiere': of(
        '*Formaggio* fresco 34%, *panna*, biscotto 16% (farina di *grano* tenero, zucchero, *burro*), fragole 14%, zucchero.',
        [17, 11, 25, 17, 0.8, 4.6, 0.3],
      ),
    },
  },
  'burro-panna': {
    storage: 'Conservare in frigorifero tra 0 e +6 °C.',
    origin: dairy,
    nutrition: [83, 55, 0.6, 0.6, 0, 0.6, 0.02],
    items: {
      Burro: 'Crema di *latte* pastorizzata (*panna*).',
      'Burro salato': of('*Panna* pastorizzata, sale 2%.', [81, 54, 0.6, 0.6, 0, 0.6, 2]),
      'Burro chiarificato': of('*Burro* anidro.', [99.8, 66, 0, 0, 0, 0, 0]),
      'Burro senza lattosio': '*Panna* pastorizzata delattosata. Lattosio inferiore a 0,1%.',
      'Panna da cucina': {
        ...of('*Panna* UHT, stabilizzante: carragenina.', [20, 14, 4, 4, 0, 2.3, 0.1]),
        storage: longLife,
      },
      'Panna fresca da montare': of('*Panna* fresca pastorizzata.', [35, 24, 3.2, 3.2, 0, 2.2, 0.07]),
      'Panna vegetale': {
        ...of(
          'Acqua, olio di semi di girasole 16%, farina di *soia* 3%, zucchero, sale, stabilizzante: gomma xanthan.',
          [16, 2, 4, 3, 0.3, 1.2, 0.1],
        ),
        storage: longLife,
        origin: 'Prodotto in Italia.',
      },
      'Margarina vegetale': {
        ...of(
          'Oli e grassi vegetali (girasole, karité), acqua, sale, emulsionante: lecitina di girasole, succo di limone.',
          [70, 22, 0.3, 0.3, 0, 0.1, 0.3],
        ),
        origin: 'Prodotto in Italia.',
      },
      Besciamella: {
        ...of(
          '*Latte* 78%, farina di *grano* tenero, olio di semi di girasole, *burro*, sale, noce moscata.',
          [6.6, 2, 8.6, 4.2, 0.3, 3, 0.8],
        ),
        storage: longLife,
      },
    },
  },
  uova: {
    ingredients: '*Uova* fresche di gallina, categoria A.',
    storage: 'Conservare in frigorifero dopo l’acquisto. Non lavare.',
    origin: 'Italia. Codice di allevamento stampato sul guscio.',
    nutrition: [8.7, 3.2, 0.5, 0.5, 0, 12.4, 0.36],
    items: {
      'Uova da allevamento a terra': { origin: 'Italia. Allevamento a terra, codice 2 IT.' },
      'Uova da allevamento all’aperto': { origin: 'Italia (Lazio). Allevamento all’aperto, codice 1 IT.' },
      'Uova biologiche': { origin: 'Italia. Produzione biologica, codice 0 IT.' },
      'Albume pastorizzato': {
        ...of('Albume d’*uovo* di gallina pastorizzato.', [0.1, 0, 0.7, 0.7, 0, 10.6, 0.42]),
        storage: opened,
        origin: 'Italia.',
      },
    },
  },
};
