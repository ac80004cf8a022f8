import { type DepartmentLabels, of } from './label-source.ts';

const crumbs = 'pangrattato (farina di *grano* tenero, acqua, lievito, sale)';
const dough = 'farina di *grano* tenero, acqua, olio di semi di girasole, lievito, sale';
const north = 'Pescato nell’Atlantico nord-orientale, FAO 27, reti da traino.';

export const surgelatiLabels: DepartmentLabels = {
  'verdure-surgelate': {
    origin: 'Italia.',
    nutrition: [0.4, 0.1, 4.6, 2, 3, 2.4, 0.04],
    items: {
      'Piselli fini': of('Piselli.', [0.6, 0.1, 10, 3.6, 5.4, 5.4, 0.01]),
      'Spinaci in cubetti': of('Spinaci.', [0.5, 0.1, 0.8, 0.4, 2.6, 2.9, 0.15]),
      'Fagiolini finissimi': of('Fagiolini.', [0.2, 0, 4, 1.6, 3, 1.8, 0.01]),
      'Minestrone tradizionale':
        'Patate, carote, zucchine, fagiolini, piselli, *sedano*, porri, cavolo verza, fagioli borlotti, prezzemolo.',
      'Broccoli a cimette': of('Broccoli.', [0.4, 0.1, 2.6, 1.6, 3, 3, 0.03]),
      'Carciofi a spicchi': of('Carciofi, succo di limone.', [0.2, 0, 3, 1, 5.4, 2.6, 0.1]),
      'Zucchine a rondelle': of('Zucchine.', [0.2, 0, 2, 1.8, 1.2, 1.4, 0.01]),
      'Funghi misti': of(
        'Funghi prataioli, famigliola gialla, pleurotus, porcini 8%.',
        [0.4, 0.1, 1.6, 0.6, 2.4, 2.6, 0.02],
      ),
      'Cicoria in foglie': of('Cicoria catalogna.', [0.2, 0, 1.6, 0.6, 3, 1.6, 0.06]),
      'Patatine fritte': {
        ...of('Patate 95%, olio di semi di girasole.', [4.4, 0.5, 23, 0.6, 2.8, 2.4, 0.06]),
        origin: 'Patate: Belgio e Paesi Bassi.',
      },
      'Patate a spicchi': {
        ...of(
          'Patate con buccia 93%, olio di semi di girasole, paprica, sale.',
          [4, 0.5, 22, 0.8, 3, 2.4, 0.7],
        ),
        origin: 'Patate: Belgio e Paesi Bassi.',
      },
      'Verdure grigliate surgelate': of(
        'Peperoni, melanzane, zucchine grigliati, olio di semi di girasole.',
        [1.6, 0.2, 4.4, 3.6, 2.6, 1.3, 0.02],
      ),
      Soffritto: of('Carote, cipolla, *sedano*.', [0.2, 0, 5.4, 4.4, 2.4, 0.9, 0.1]),
    },
  },
  'pesce-surgelato': {
    origin: north,
    nutrition: [1, 0.2, 0, 0, 0, 17, 0.3],
    traces: ['pesce', 'crostacei', 'molluschi'],
    items: {
      'Bastoncini di merluzzo': of(
        `Filetti di *merluzzo* (Theragra chalcogramma) 62%, ${crumbs}, olio di semi di girasole, amido, sale.`,
        [8, 0.9, 18, 0.8, 1.2, 12.5, 0.8],
      ),
      'Filetti di platessa': of(
        'Filetti di *platessa* (Pleuronectes platessa).',
        [1.4, 0.3, 0, 0, 0, 16.5, 0.3],
      ),
      'Cuori di merluzzo': of(
        'Cuori di filetto di *merluzzo* nordico (Gadus morhua).',
        [0.7, 0.1, 0, 0, 0, 17.6, 0.2],
      ),
      'Gamberi sgusciati': {
        ...of('*Gamberi* (Litopenaeus vannamei) sgusciati, acqua, sale.', [0.6, 0.1, 0.4, 0, 0, 16, 1]),
        origin: 'Allevati in Ecuador.',
      },
      'Code di mazzancolle': {
        ...of(
          'Code di *mazzancolle* (Litopenaeus vannamei), conservante: *metabisolfito*.',
          [0.8, 0.2, 0.6, 0, 0, 17, 0.7],
        ),
        origin: 'Allevate in Ecuador.',
      },
      'Anelli di calamaro': {
        ...of('Anelli di *calamaro* (Illex argentinus).', [1.2, 0.3, 0.6, 0, 0, 13, 0.5]),
        origin: 'Pescati nell’Atlantico sud-occidentale, FAO 41.',
      },
      'Misto scoglio': {
        ...of(
          '*Cozze* sgusciate, *vongole* sgusciate, *gamberi*, *totani*, *seppie* in proporzione variabile.',
          [1.2, 0.3, 1.4, 0, 0, 13.5, 0.9],
        ),
        origin: 'Pescato e allevato: Cile, Ecuador, Oceano Pacifico FAO 71.',
      },
      'Polpo pulito': {
        ...of('*Polpo* (Octopus vulgaris) pulito.', [1, 0.3, 1.2, 0, 0, 12, 0.6]),
        origin: 'Pescato nell’Atlantico centro-orientale, FAO 34.',
      },
      'Vongole sgusciate': {
        ...of('*Vongole* (Meretrix lyrata) sgusciate e cotte.', [1, 0.3, 2, 0, 0, 12, 0.8]),
        origin: 'Allevate in Vietnam.',
      },
      'Salmone in tranci': {
        ...of('Tranci di *salmone* (Salmo salar).', [14, 2.8, 0, 0, 0, 19.6, 0.12]),
        origin: 'Allevato in Norvegia.',
      },
      'Fritto misto': {
        ...of(
          'Anelli di *totano* 40%, *gamberi* 18%, ciuffi di *calamaro* 12%, farina di *grano* tenero, olio di semi di girasole, sale.',
          [7, 0.8, 17, 0.5, 0.9, 11, 1],
        ),
        origin: 'Pescato nell’Oceano Pacifico, FAO 87 e 71.',
      },
      'Burger di merluzzo': of(
        `Filetti di *merluzzo* (Gadus morhua) 74%, fiocchi di patate, olio di semi di girasole, ${crumbs}, sale.`,
        [5, 0.6, 8, 0.5, 0.8, 14, 0.9],
      ),
      'Seppie pulite surgelate': {
        ...of('*Seppie* (Sepia pharaonis) pulite.', [1, 0.3, 0.6, 0, 0, 14, 0.9]),
        origin: 'Pescate nell’Oceano Indiano, FAO 51.',
      },
    },
  },
  'pizze-surgelate': {
    origin: 'Prodotto in Italia.',
    nutrition: [8, 3.4, 32, 2.8, 2.2, 9.4, 1.2],
    traces: ['soia', 'senape', 'sedano'],
    items: {
      'Pizza margherita': `Impasto (${dough}), *mozzarella* 22%, polpa di pomodoro 20%, olio extravergine di oliva, basilico.`,
      'Pizza ai quattro formaggi': of(
        `Impasto (${dough}), *mozzarella* 18%, *gorgonzola*, *emmental*, *grana* padano, *panna*.`,
        [11, 6, 31, 2, 2, 11, 1.3],
      ),
      'Pizza al prosciutto': of(
        `Impasto (${dough}), *mozzarella* 18%, polpa di pomodoro, prosciutto cotto 12% (coscia di suino, sale, aromi).`,
        [8, 3.2, 31, 2.6, 2.1, 10.4, 1.4],
      ),
      'Pizza alle verdure': of(
        `Impasto (${dough}), polpa di pomodoro, *mozzarella* 14%, zucchine, melanzane e peperoni 22%.`,
        [6.6, 2.4, 30, 3.2, 2.6, 8, 1.1],
      ),
      'Pizza alla diavola': of(
        `Impasto (${dough}), *mozzarella* 18%, polpa di pomodoro, salame piccante 10% (carne di suino, sale, peperoncino).`,
        [11, 4.4, 31, 2.6, 2.2, 10.6, 1.6],
      ),
      Pizzette: `Impasto (${dough}), polpa di pomodoro 22%, *mozzarella* 16%, origano.`,
      'Supplì al pomodoro': of(
        `Riso 44%, polpa di pomodoro 20%, *mozzarella* 12%, ${crumbs}, *uova*, *grana* padano, olio di semi di girasole, sale.`,
        [7, 2.4, 29, 2.4, 1.4, 6.6, 1.1],
      ),
      'Crocchette di patate': of(
        `Patate 78%, ${crumbs}, *grana* padano, olio di semi di girasole, *uova*, noce moscata, sale.`,
        [6, 1, 24, 1, 2.4, 4, 0.9],
      ),
      'Mozzarelline panate': of(
        `*Mozzarella* 62%, ${crumbs}, olio di semi di girasole, farina di *grano* tenero, sale.`,
        [16, 7, 20, 1.2, 1.2, 13, 1.2],
      ),
      'Focaccia surgelata': of(
        'Farina di *grano* tenero, acqua, olio extravergine di oliva 6%, lievito, sale.',
        [8, 1.2, 46, 1.8, 2.4, 7.6, 1.8],
      ),
      Calzone: of(
        `Impasto (${dough}), *ricotta* 18%, *mozzarella* 14%, prosciutto cotto 10% (coscia di suino, sale, aromi), polpa di pomodoro.`,
        [9, 4, 30, 2.4, 2, 10, 1.3],
      ),
    },
  },
  'piatti-surgelati': {
    origin: 'Prodotto in Italia.',
    nutrition: [5, 2, 17, 1.8, 1.6, 6, 0.9],
    traces: ['sedano', 'soia', 'senape'],
    items: {
      'Lasagne alla bolognese surgelate': of(
        'Ragù (polpa di pomodoro, carne di bovino e suino 18%, *sedano*, carote), besciamella (*latte*, farina di *grano* tenero, *burro*), sfoglia (semola di *grano* duro, *uova*), *grana* padano.',
        [6.4, 2.8, 14, 2.6, 1.2, 7.4, 0.9],
      ),
      'Penne ai quattro formaggi': of(
        'Penne cotte 56% (semola di *grano* duro, acqua), *latte*, *gorgonzola*, *emmental*, *fontal*, *grana* padano, amido, sale.',
        [6, 3.8, 19, 1.4, 1, 7.6, 0.9],
      ),
      'Risotto ai funghi': of(
        'Riso cotto 62%, funghi misti 22% (prataioli, porcini 4%), *burro*, *formaggio* duro grattugiato, cipolla, sale.',
        [3.6, 2, 20, 0.8, 1.2, 4, 0.9],
      ),
      Paella: of(
        'Riso cotto 42%, pollo 14%, *gamberi* 8%, *cozze* 8%, *calamari* 6%, peperoni, piselli, olio extravergine di oliva, zafferano, sale.',
        [3.4, 0.6, 17, 1.4, 1.4, 7.4, 1],
      ),
      'Gnocchi alla sorrentina': of(
        'Gnocchi di patate 54% (patate, farina di *grano* tenero, *uova*), polpa di pomodoro, *mozzarella* 14%, basilico, olio extravergine di oliva.',
        [4.2, 2, 20, 2.2, 1.8, 5.4, 1],
      ),
      'Cotolette di pollo surgelate': of(
        `Petto di pollo 64%, ${crumbs}, olio di semi di girasole, farina di *grano* tenero, sale.`,
        [10, 1.2, 16, 0.8, 1, 15.5, 1.1],
      ),
      'Burger vegetali': of(
        'Ortaggi 46% (piselli, carote, spinaci, cipolla), proteine di *soia* 14%, fiocchi di patate, olio di semi di girasole, sale.',
        [6, 0.7, 13, 2, 5, 11, 1],
      ),
      'Polpette vegetali': of(
        'Ortaggi 40% (spinaci, piselli, carote), proteine di *soia* e di *grano* 18%, olio di semi di girasole, fiocchi di patate, sale.',
        [7, 0.8, 13, 1.8, 5, 12, 1.1],
      ),
      'Minestra di farro': of(
        'Acqua, *farro* 18%, carote, patate, *sedano*, fagioli, cipolla, olio extravergine di oliva, sale.',
        [1.4, 0.2, 11.6, 1.2, 2.4, 2.8, 0.7],
      ),
      'Cannelloni ricotta e spinaci surgelati': of(
        '*Ricotta* 26%, spinaci 16%, besciamella (*latte*, farina di *grano* tenero, *burro*), sfoglia (semola di *grano* duro, *uova*), polpa di pomodoro, *grana* padano.',
        [6, 3.4, 13, 2.8, 1.4, 6.4, 0.8],
      ),
      'Tortellini panna e prosciutto': of(
        'Tortellini 60% (semola di *grano* duro, *uova*, carne di suino, *grana* padano), *panna* 16%, *latte*, prosciutto cotto 8%, amido, sale.',
        [8.6, 4.4, 19, 1.6, 1.2, 7.8, 1.1],
      ),
    },
  },
  gelati: {
    origin: 'Prodotto in Italia.',
    nutrition: [9, 6, 28, 24, 0.8, 3.4, 0.15],
    traces: ['frutta a guscio', 'arachidi', 'soia', 'uova'],
    items: {
      'Gelato crema e cioccolato':
        '*Latte* intero, zucchero, *panna* 12%, tuorlo d’*uovo*, cioccolato 4%, cacao magro, addensante: farina di semi di carrube.',
      'Gelato alla stracciatella': of(
        '*Latte* intero, *panna* 18%, zucchero, cioccolato fondente 7% (lecitina di *soia*), addensante: farina di semi di carrube.',
        [11, 7.4, 27, 24, 0.8, 3.2, 0.12],
      ),
      'Gelato al pistacchio': of(
        '*Latte* intero, zucchero, *panna*, pasta di *pistacchio* 8%, addensante: farina di semi di carrube.',
        [11, 5.4, 26, 23, 0.8, 4.2, 0.12],
      ),
      'Gelato alla nocciola': of(
        '*Latte* intero, zucchero, *panna*, pasta di *nocciole* 9%, addensante: farina di semi di carrube.',
        [11.4, 4.8, 26, 23, 1, 4, 0.12],
      ),
      'Gelato alla fragola': of(
        '*Latte* intero, fragole 28%, zucchero, *panna*, succo di limone, addensante: farina di semi di carrube.',
        [5, 3.4, 28, 26, 0.8, 2, 0.08],
      ),
      'Sorbetto al limone': {
        ...of(
          'Acqua, zucchero, succo di limone 22%, scorza di limone, addensante: farina di semi di carrube.',
          [0.1, 0, 29, 27, 0.4, 0.2, 0.01],
        ),
        traces: ['frutta a guscio'],
      },
      'Coni panna e cacao': of(
        '*Latte*, *panna*, zucchero, cialda 12% (farina di *grano* tenero, zucchero, olio), copertura al cacao 10%, *nocciole*, lecitina di *soia*.',
        [14, 10, 34, 24, 1.4, 4, 0.2],
      ),
      'Stecchi al cioccolato': of(
        '*Latte*, *panna*, copertura di cioccolato 28% (pasta di cacao, zucchero, lecitina di *soia*), zucchero.',
        [18, 12, 30, 28, 1.4, 4, 0.15],
      ),
      'Ghiaccioli alla frutta': {
        ...of(
          'Acqua, zucchero, succo di frutta 16% (fragola, limone, arancia), addensante: gomma di guar.',
          [0, 0, 21, 20, 0.1, 0.1, 0.01],
        ),
        traces: [],
      },
      'Biscotto gelato': of(
        '*Latte*, *panna*, biscotto 28% (farina di *grano* tenero, zucchero, *burro*, cacao), zucchero, lecitina di *soia*.',
        [10, 6.4, 38, 22, 1.4, 4.6, 0.3],
      ),
      'Gelato senza lattosio': of(
        '*Latte* delattosato, *panna* delattosata, zucchero, vaniglia, addensante: farina di semi di carrube. Lattosio inferiore a 0,1%.',
        [8, 5.4, 26, 24, 0.3, 3.2, 0.12],
      ),
      'Torta gelato': of(
        '*Latte*, *panna*, zucchero, pan di Spagna 14% (farina di *grano* tenero, *uova*, zucchero), cioccolato 6% (lecitina di *soia*), *nocciole*.',
        [12, 8, 32, 26, 1, 4, 0.15],
      ),
      'Granita al caffè': {
        ...of(
          'Acqua, zucchero, caffè 12%, addensante: farina di semi di carrube.',
          [0, 0, 22, 21, 0.2, 0.2, 0.01],
        ),
        traces: [],
      },
    },
  },
};
