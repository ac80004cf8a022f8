import { type DepartmentLabels, of } from './label-source.ts';

const flour = 'Farina di *grano* tenero';
const tin = 'Conservare in luogo fresco e asciutto. Dopo l’apertura richiudere con cura.';

export const colazioneLabels: DepartmentLabels = {
  caffe: {
    ingredients: 'Caffè torrefatto e macinato.',
    storage: tin,
    origin: 'Miscela di caffè di America Latina, Africa e Asia. Torrefatto in Italia.',
    items: {
      'Caffè in grani': 'Caffè torrefatto in grani.',
      'Caffè decaffeinato': 'Caffè decaffeinato torrefatto e macinato. Caffeina non superiore allo 0,1%.',
      'Caffè 100% arabica': 'Caffè torrefatto e macinato, 100% Coffea arabica.',
      'Capsule compatibili gusto forte': {
        ingredients: 'Caffè torrefatto e macinato. Capsule in alluminio riciclabile da 5,2 g.',
        pieceGrams: 5.2,
      },
      'Capsule compatibili gusto delicato': {
        ingredients: 'Caffè torrefatto e macinato. Capsule in alluminio riciclabile da 5,2 g.',
        pieceGrams: 5.2,
      },
      'Cialde espresso': {
        ingredients: 'Caffè torrefatto e macinato. Cialde in carta filtro compostabile da 7 g.',
        pieceGrams: 7,
      },
      'Orzo solubile': {
        ...of('*Orzo* tostato solubile.', [0.5, 0.1, 80, 6, 6, 7, 0.1]),
        origin: 'Orzo: Italia.',
      },
      'Ginseng solubile': {
        pieceGrams: 12,
        ...of(
          'Zucchero, *latte* scremato in polvere, olio di cocco, caffè solubile 8%, estratto di ginseng 1%.',
          [12, 11, 73, 62, 0.6, 6, 0.5],
        ),
        origin: 'Prodotto in Italia.',
      },
      'Caffè solubile': 'Caffè solubile.',
    },
  },
  'te-tisane': {
    pieceGrams: 1.5,
    storage: 'Conservare in luogo fresco e asciutto, lontano dagli odori.',
    origin: 'Confezionato in Italia.',
    items: {
      'Tè nero': { ingredients: 'Tè nero in foglie spezzate.', origin: 'Sri Lanka. Confezionato in Italia.' },
      'Tè verde': { ingredients: 'Tè verde in foglie.', origin: 'Cina. Confezionato in Italia.' },
      'Tè al limone': 'Tè nero, aroma naturale di limone, scorza di limone 2%.',
      'Tè deteinato': 'Tè nero deteinato. Caffeina non superiore allo 0,1%.',
      Camomilla: { ingredients: 'Camomilla setacciata (Matricaria chamomilla).', origin: 'Italia.' },
      'Tisana al finocchio': 'Semi di finocchio 70%, liquirizia, anice verde.',
      'Tisana rilassante': 'Melissa, tiglio, passiflora, camomilla, scorza d’arancia.',
      'Infuso ai frutti di bosco':
        'Ibisco, mela, rosa canina, mirtilli 4%, lamponi 3%, more 3%, aroma naturale.',
      'Infuso allo zenzero': 'Zenzero 50%, scorza di limone, citronella, liquirizia.',
      Karkadè: {
        ingredients: 'Fiori di ibisco (Hibiscus sabdariffa).',
        origin: 'Egitto. Confezionato in Italia.',
      },
    },
  },
  'zucchero-miele': {
    storage: tin,
    origin: 'Prodotto in Italia.',
    nutrition: [0, 0, 80, 80, 0, 0.4, 0.01],
    items: {
      'Zucchero semolato': {
        ...of('Zucchero semolato di barbabietola.', [0, 0, 100, 100, 0, 0, 0]),
        origin: 'Barbabietola: Italia.',
      },
      'Zucchero in offerta limitata': {
        ...of('Zucchero semolato di barbabietola.', [0, 0, 100, 100, 0, 0, 0]),
        origin: 'Barbabietola: Italia.',
      },
      'Zucchero di canna': {
        ...of('Zucchero grezzo di canna.', [0, 0, 99, 99, 0, 0.1, 0.01]),
        origin: 'Mauritius.',
      },
      'Miele di acacia': { ingredients: 'Miele di acacia.', origin: 'Italia.' },
      'Miele millefiori': { ingredients: 'Miele millefiori.', origin: 'Italia.' },
      'Miele di castagno': { ingredients: 'Miele di castagno.', origin: 'Italia (Lazio, Toscana).' },
      'Confettura di fragole': of(
        'Fragole 50%, zucchero, succo di limone, gelificante: pectina.',
        [0.2, 0, 56, 54, 1, 0.4, 0.01],
      ),
      'Confettura di albicocche': of(
        'Albicocche 50%, zucchero, succo di limone, gelificante: pectina.',
        [0.2, 0, 56, 54, 1, 0.4, 0.01],
      ),
      'Confettura di visciole': of(
        'Visciole 55%, zucchero, succo di limone.',
        [0.2, 0, 58, 56, 1.2, 0.5, 0.01],
      ),
      'Marmellata di arance': of(
        'Arance 50%, zucchero, succo di limone, gelificante: pectina.',
        [0.1, 0, 58, 56, 1, 0.3, 0.01],
      ),
      'Crema spalmabile alla nocciola': {
        ...of(
          'Zucchero, *nocciole* 22%, olio di girasole, cacao magro 8%, *latte* scremato in polvere, emulsionante: lecitina di *soia*.',
          [32, 5, 55, 52, 4, 6.6, 0.1],
        ),
        traces: ['arachidi'],
      },
      'Crema al pistacchio': {
        ...of(
          'Zucchero, *pistacchi* 30%, olio di girasole, *latte* scremato in polvere, burro di cacao, emulsionante: lecitina di *soia*.',
          [36, 6, 49, 46, 3, 8.4, 0.15],
        ),
        traces: ['arachidi'],
      },
      'Dolcificante alla stevia': {
        ...of('Eritritolo 97%, glicosidi steviolici 3%.', [0, 0, 0, 0, 0, 0, 0]),
        pieceGrams: 1,
      },
    },
  },
  biscotti: {
    origin: 'Prodotto in Italia.',
    nutrition: [18, 5, 66, 22, 2.6, 7, 0.7],
    traces: ['frutta a guscio', 'soia', 'sesamo'],
    items: {
      'Frollini al latte': `${flour}, zucchero, olio di girasole, *latte* fresco 8%, *burro*, agenti lievitanti, sale.`,
      'Biscotti frollini': `${flour}, zucchero, *burro*, *uova*, *latte* in polvere, agenti lievitanti, sale.`,
      'Frollini integrali': of(
        'Farina integrale di *grano* tenero 58%, zucchero di canna, olio di girasole, *latte* in polvere, agenti lievitanti, sale.',
        [18, 2.2, 60, 18, 7, 8, 0.7],
      ),
      'Frollini alla panna': of(
        `${flour}, zucchero, olio di girasole, *panna* fresca 6%, *burro*, *uova*, agenti lievitanti, sale.`,
        [20, 6, 65, 22, 2.2, 6.8, 0.7],
      ),
      'Biscotti al cacao': `${flour}, zucchero, olio di girasole, cacao magro 6%, *latte* in polvere, agenti lievitanti, sale.`,
      'Biscotti con gocce di cioccolato': of(
        `${flour}, zucchero, gocce di cioccolato 16% (emulsionante: lecitina di *soia*), *burro*, *uova*, agenti lievitanti, sale.`,
        [22, 8, 62, 27, 3, 6.6, 0.7],
      ),
      'Biscotti secchi': of(
        `${flour}, zucchero, olio di girasole, *latte* scremato in polvere, agenti lievitanti, sale.`,
        [10, 1.4, 75, 21, 2.6, 7.6, 0.7],
      ),
      Savoiardi: of(
        `Zucchero, ${flour.toLowerCase()}, *uova* 26%, agenti lievitanti.`,
        [3.6, 1.2, 79, 43, 1.4, 8, 0.3],
      ),
      Amaretti: of(
        'Zucchero, armelline, *mandorle* 14%, albume d’*uovo*, agenti lievitanti.',
        [14, 1.2, 74, 70, 3, 7, 0.2],
      ),
      Ciambelline: of(
        `${flour}, zucchero, olio di girasole, *uova*, *latte*, agenti lievitanti, aroma naturale di limone.`,
        [17, 2, 67, 24, 2.2, 7, 0.5],
      ),
      'Biscotti ai cereali': of(
        `${flour}, cereali 26% (fiocchi d’*avena*, *orzo*, riso), zucchero, olio di girasole, *latte* in polvere, sale.`,
        [17, 2.1, 63, 20, 5.6, 8, 0.7],
      ),
      'Biscotti senza zuccheri aggiunti': of(
        `${flour}, edulcorante: maltitolo, olio di girasole, *latte* scremato in polvere, fibra vegetale, agenti lievitanti.`,
        [16, 1.8, 62, 1.2, 6.4, 8, 0.6],
      ),
      'Biscotti senza glutine': {
        ...of(
          'Farina di riso, amido di mais, zucchero, *burro*, *uova*, agenti lievitanti, aroma vaniglia.',
          [20, 9, 66, 22, 1.8, 4.6, 0.5],
        ),
        traces: ['soia', 'frutta a guscio'],
      },
      'Cantucci alle mandorle': of(
        `${flour}, zucchero, *mandorle* 22%, *uova*, *burro*, miele, agenti lievitanti.`,
        [18, 3, 58, 32, 4, 10, 0.4],
      ),
      'Wafer alla nocciola': of(
        `Zucchero, ${flour.toLowerCase()}, olio di cocco, *nocciole* 8%, cacao magro, *latte* scremato in polvere, lecitina di *soia*.`,
        [26, 16, 60, 36, 3, 7, 0.4],
      ),
      'Frollini alle nocciole romane': of(
        `${flour}, zucchero, *burro*, nocciola romana (*nocciole*) 14%, *uova*, agenti lievitanti, sale.`,
        [24, 8, 58, 21, 3.4, 8, 0.5],
      ),
    },
  },
  cereali: {
    origin: 'Prodotto in Italia.',
    nutrition: [3, 0.6, 76, 12, 6, 9, 0.7],
    traces: ['latte', 'soia', 'frutta a guscio'],
    items: {
      'Corn flakes': of(
        'Mais 92%, zucchero, sale, malto d’*orzo*, vitamine, ferro.',
        [0.9, 0.2, 84, 8, 3, 7, 1.1],
      ),
      'Muesli alla frutta': of(
        'Fiocchi d’*avena* 46%, uvetta 22%, fiocchi di *grano*, mela e papaia disidratate, semi di girasole.',
        [6, 1, 63, 22, 8, 9, 0.05],
      ),
      'Muesli croccante al cioccolato': of(
        'Fiocchi d’*avena* 48%, zucchero, olio di girasole, cioccolato 10% (lecitina di *soia*), miele, riso soffiato.',
        [16, 4, 62, 23, 7, 8, 0.3],
      ),
      'Fiocchi di avena': of('Fiocchi d’*avena* integrale.', [7, 1.3, 58, 1, 10, 13.5, 0.02]),
      'Riso soffiato': of('Riso 98%, malto d’*orzo*, sale.', [1, 0.3, 86, 1, 1.6, 7, 0.5]),
      'Palline al cacao': of(
        'Farina di *grano*, zucchero, farina di mais, cacao magro 6%, malto d’*orzo*, sale, vitamine.',
        [3, 1, 77, 25, 5, 8, 0.5],
      ),
      'Fiocchi integrali': of(
        '*Frumento* integrale 64%, riso, zucchero, malto d’*orzo*, sale, vitamine.',
        [1.8, 0.4, 76, 12, 8, 10, 0.9],
      ),
      'Granola miele e mandorle': of(
        'Fiocchi d’*avena* 52%, miele 12%, *mandorle* 10%, olio di girasole, zucchero di canna, semi di zucca.',
        [18, 2, 56, 18, 8, 11, 0.05],
      ),
      'Crusca di grano': of('Crusca di *grano* tenero.', [5, 0.8, 22, 2, 43, 16, 0.01]),
      'Porridge istantaneo': of(
        'Fiocchi d’*avena* 80%, zucchero di canna, semi di lino, cannella.',
        [7, 1.2, 60, 12, 9.4, 11.6, 0.02],
      ),
    },
  },
  'fette-biscottate': {
    origin: 'Prodotto in Italia.',
    nutrition: [15, 4, 56, 28, 2, 6, 0.5],
    traces: ['frutta a guscio', 'soia', 'sesamo'],
    items: {
      'Fette biscottate classiche': of(
        `${flour}, olio di girasole, zucchero, lievito, sale, malto d’*orzo*.`,
        [6, 0.7, 74, 6, 4, 11.4, 0.9],
      ),
      'Fette biscottate integrali': of(
        'Farina integrale di *grano* tenero, olio di girasole, zucchero, lievito, sale.',
        [6, 0.8, 63, 6, 11, 12.6, 0.9],
      ),
      'Fette biscottate ai cereali': of(
        `${flour}, cereali 20% (*avena*, *orzo*, *segale*), olio di girasole, zucchero, lievito, sale.`,
        [6.4, 0.8, 69, 6.4, 6.4, 12, 0.9],
      ),
      'Merendine all’albicocca': of(
        `${flour}, confettura di albicocche 24%, zucchero, olio di girasole, *uova*, *latte*, lievito.`,
        [12, 1.4, 60, 30, 1.8, 5.4, 0.5],
      ),
      'Merendine al latte': of(
        `Zucchero, ${flour.toLowerCase()}, crema al *latte* 24%, *uova*, olio di girasole, *latte* in polvere.`,
        [18, 6, 53, 31, 1.2, 6.4, 0.5],
      ),
      'Plumcake allo yogurt': of(
        `${flour}, zucchero, *uova* 18%, olio di girasole, *yogurt* 11%, agenti lievitanti.`,
        [19, 2.2, 50, 25, 1.4, 6.4, 0.7],
      ),
      'Cornetti alla crema': of(
        `${flour}, crema pasticcera 24% (zucchero, *latte*, *uova*), margarina vegetale, zucchero, *uova*, lievito.`,
        [18, 7, 50, 19, 1.8, 6.4, 0.6],
      ),
      'Cornetti al cioccolato': of(
        `${flour}, crema al cacao 22% (zucchero, olio di girasole, cacao, *latte*, *nocciole*, lecitina di *soia*), margarina vegetale, zucchero, *uova*, lievito.`,
        [21, 7, 50, 21, 2.2, 6.6, 0.6],
      ),
      'Crostatine all’albicocca': of(
        `${flour}, confettura di albicocche 36%, zucchero, margarina vegetale, *uova*, agenti lievitanti.`,
        [13, 5, 64, 34, 1.8, 4.8, 0.4],
      ),
      'Pan di Spagna farcito': of(
        `Zucchero, ${flour.toLowerCase()}, *uova* 20%, crema al cacao 20% (*latte*, *nocciole*), olio di girasole, lecitina di *soia*.`,
        [17, 4, 55, 34, 1.8, 6, 0.5],
      ),
      'Barrette ai cereali': of(
        'Cereali 56% (*avena*, riso, *frumento*), sciroppo di glucosio, cioccolato 10% (lecitina di *soia*), *mandorle*, miele.',
        [10, 3, 68, 26, 5, 7, 0.4],
      ),
    },
  },
  cioccolato: {
    storage: 'Conservare in luogo fresco e asciutto, a non più di 20 °C.',
    origin: 'Prodotto in Italia.',
    nutrition: [34, 20, 52, 46, 5, 7, 0.1],
    traces: ['frutta a guscio', 'latte', 'soia'],
    items: {
      'Tavoletta fondente 70%': of(
        'Pasta di cacao, zucchero, burro di cacao, estratto di vaniglia. Cacao minimo 70%.',
        [42, 25, 33, 29, 11, 8.6, 0.02],
      ),
      'Tavoletta fondente 85%': of(
        'Pasta di cacao, cacao magro, burro di cacao, zucchero. Cacao minimo 85%.',
        [46, 28, 20, 14, 13, 10.4, 0.02],
      ),
      'Tavoletta al latte': of(
        'Zucchero, burro di cacao, *latte* intero in polvere 20%, pasta di cacao, lecitina di *soia*, vaniglia. Cacao minimo 32%.',
        [33, 20, 55, 54, 2.2, 7.4, 0.2],
      ),
      'Tavoletta alle nocciole intere': of(
        'Zucchero, *nocciole* 28%, burro di cacao, *latte* intero in polvere, pasta di cacao, lecitina di *soia*.',
        [40, 16, 44, 42, 4.4, 9, 0.15],
      ),
      'Cioccolatini assortiti': of(
        'Zucchero, *nocciole* 16%, burro di cacao, *latte* in polvere, pasta di cacao, *mandorle*, lecitina di *soia*.',
        [36, 16, 50, 46, 4, 8, 0.15],
      ),
      'Ovetti di cioccolato': of(
        'Zucchero, burro di cacao, *latte* intero in polvere, pasta di cacao, lecitina di *soia*.',
        [31, 19, 57, 56, 2, 7, 0.2],
      ),
      'Praline al cacao': of(
        'Zucchero, pasta di cacao, *nocciole* 20%, burro di cacao, cacao in polvere, *latte* in polvere.',
        [38, 17, 46, 41, 5.4, 7.8, 0.1],
      ),
      'Caramelle alla menta': {
        ...of(
          'Zucchero, sciroppo di glucosio, olio essenziale di menta piperita.',
          [0.1, 0, 97, 78, 0, 0, 0.02],
        ),
        traces: [],
      },
      'Caramelle gommose': {
        ...of(
          'Sciroppo di glucosio, zucchero, gelatina alimentare, succo di frutta concentrato 4%, acido citrico.',
          [0.1, 0, 78, 56, 0, 6, 0.05],
        ),
        traces: [],
      },
      Liquirizia: {
        ...of(
          'Zucchero, melassa, farina di *grano* tenero, estratto di liquirizia 6%, olio essenziale di anice.',
          [0.6, 0.2, 78, 50, 2, 4, 0.3],
        ),
        traces: [],
      },
      'Torrone morbido': of(
        'Zucchero, *mandorle* 32%, miele, sciroppo di glucosio, albume d’*uovo*, ostie (fecola di patate).',
        [18, 1.6, 64, 56, 4.6, 8.6, 0.05],
      ),
      'Cacao amaro in polvere': of(
        'Cacao magro in polvere. Burro di cacao 10-12%.',
        [11, 6.8, 14, 0.6, 30, 24, 0.05],
      ),
      'Lecca lecca': {
        ...of(
          'Zucchero, sciroppo di glucosio, acido citrico, succo di frutta concentrato 2%, *latte* in polvere.',
          [0.4, 0.2, 96, 76, 0, 0.3, 0.05],
        ),
        traces: [],
      },
    },
  },
};
