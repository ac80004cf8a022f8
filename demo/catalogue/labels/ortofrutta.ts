import { type DepartmentLabels, of } from './label-source.ts';

const cool = 'Conservare in luogo fresco. Lavare prima del consumo.';
const chilled = 'Conservare in frigorifero tra 0 e +8 °C. Lavare prima del consumo.';
const italy = 'Italia. Categoria I.';
const lazio = 'Italia (Lazio). Categoria I.';

export const ortofruttaLabels: DepartmentLabels = {
  'frutta-fresca': {
    origin: italy,
    storage: cool,
    items: {
      'Mele Golden': { origin: 'Italia (Trentino-Alto Adige). Categoria I.' },
      'Mele rosse Stark': { origin: 'Italia (Trentino-Alto Adige). Categoria I.' },
      'Mele annurche': {
        ingredients: 'Melannurca campana IGP.',
        origin: 'Italia (Campania). Categoria I.',
      },
      'Pere Abate': { origin: 'Italia (Emilia-Romagna). Categoria I.' },
      'Pere Kaiser': { origin: 'Italia (Emilia-Romagna). Categoria I.' },
      Banane: { origin: 'Ecuador. Categoria Extra.' },
      'Uva bianca Italia': { origin: 'Italia (Puglia). Categoria I.' },
      'Uva nera': { origin: 'Italia (Puglia). Categoria I.' },
      Ciliegie: { origin: 'Italia (Puglia). Categoria I.' },
      'Melone retato': { origin: 'Italia (Sicilia). Categoria I.' },
      Anguria: { origin: lazio },
      'Susine nere': { origin: lazio },
      'Fichi settembrini': { origin: lazio },
    },
  },
  agrumi: {
    origin: 'Italia (Sicilia). Categoria I.',
    storage: cool,
    items: {
      Clementine: { origin: 'Italia (Calabria). Categoria I.' },
      'Limoni di Sorrento': {
        ingredients: 'Limone di Sorrento IGP, con foglia. Buccia non trattata dopo la raccolta.',
        origin: 'Italia (Campania). Categoria I.',
      },
      'Arance da spremuta': 'Arance. Buccia non trattata dopo la raccolta.',
      'Pompelmo rosa': { origin: 'Israele. Categoria I.' },
      Lime: { origin: 'Brasile. Categoria I.' },
      Cedro: { origin: 'Italia (Calabria). Categoria I.' },
    },
  },
  'frutta-esotica': {
    origin: italy,
    storage: chilled,
    nutrition: [0.5, 0.1, 9.5, 8, 3.5, 0.9, 0],
    items: {
      Mirtilli: { nutrition: [0.3, 0, 12.1, 10, 2.4, 0.7, 0] },
      Lamponi: { nutrition: [0.7, 0, 5.4, 4.4, 6.5, 1.2, 0] },
      'Fragole di Terracina': { origin: lazio, nutrition: [0.3, 0, 5.7, 4.9, 2, 0.7, 0] },
      More: { nutrition: [0.5, 0, 5.1, 4.9, 5.3, 1.4, 0] },
      'Avocado Hass': {
        origin: 'Perù. Categoria I.',
        storage: cool,
        nutrition: [14.7, 2.1, 1.8, 0.7, 6.7, 2, 0.02],
      },
      'Mango maturo': {
        origin: 'Brasile. Categoria I.',
        storage: cool,
        nutrition: [0.4, 0.1, 15, 13.7, 1.6, 0.8, 0],
      },
      Ananas: {
        origin: 'Costa Rica. Categoria I.',
        storage: cool,
        nutrition: [0.1, 0, 11.7, 9.9, 1.4, 0.5, 0],
      },
      'Kiwi verde': {
        origin: 'Italia (Lazio, Latina). Categoria I.',
        storage: cool,
        nutrition: [0.5, 0, 11.7, 9, 3, 1.1, 0],
      },
      'Kiwi giallo': {
        origin: 'Italia (Lazio, Latina). Categoria I.',
        storage: cool,
        nutrition: [0.3, 0, 14.4, 12.3, 1.4, 1, 0],
      },
      Cocco: { origin: 'Costa d’Avorio.', storage: cool, nutrition: [33.5, 29.7, 6.2, 6.2, 9, 3.3, 0.05] },
      Papaya: {
        origin: 'Brasile. Categoria I.',
        storage: cool,
        nutrition: [0.3, 0.1, 9.1, 7.8, 1.7, 0.5, 0.02],
      },
      'Passion fruit': {
        origin: 'Colombia. Categoria I.',
        storage: cool,
        nutrition: [0.7, 0.1, 13, 11.2, 10.4, 2.2, 0.07],
      },
    },
  },
  'verdura-fresca': {
    origin: italy,
    storage: chilled,
    items: {
      'Zucchine romanesche': { origin: lazio },
      'Broccolo romanesco': { origin: lazio },
      'Carciofi romaneschi': { ingredients: 'Carciofo romanesco del Lazio IGP.', origin: lazio },
      'Cicoria di campo': { origin: lazio },
      Puntarelle: { ingredients: 'Cicoria catalogna (puntarelle).', origin: lazio },
      'Fiori di zucca': { ingredients: 'Fiori di zucchina.', origin: lazio },
      Carote: { origin: 'Italia (Abruzzo, Fucino). Categoria I.' },
      'Zucca mantovana': { origin: 'Italia (Lombardia). Categoria I.' },
      'Radicchio rosso': { origin: 'Italia (Veneto). Categoria I.' },
      'Peperoni rossi': { origin: lazio },
      Sedano: 'Costa di *sedano*.',
    },
  },
  pomodori: {
    origin: lazio,
    storage: cool,
    items: {
      'Pomodori Pachino': {
        ingredients: 'Pomodoro di Pachino IGP.',
        origin: 'Italia (Sicilia). Categoria I.',
      },
      'Pomodori datterini': { origin: 'Italia (Sicilia). Categoria I.' },
      'Pomodori San Marzano': { origin: 'Italia (Campania). Categoria I.' },
    },
  },
  'patate-cipolle': {
    origin: italy,
    storage: 'Conservare in luogo fresco, asciutto e buio.',
    nutrition: [0.1, 0, 9, 4, 1.8, 1.3, 0.01],
    items: {
      'Patate pasta gialla': { nutrition: [0.1, 0, 17, 0.8, 2.1, 2, 0.01] },
      'Patate rosse': { nutrition: [0.1, 0, 16.5, 0.9, 2, 1.9, 0.01] },
      'Patate novelle': { nutrition: [0.1, 0, 15.5, 1, 1.6, 1.8, 0.01] },
      'Patate di Avezzano': {
        ingredients: 'Patata del Fucino IGP.',
        origin: 'Italia (Abruzzo, Fucino). Categoria I.',
        nutrition: [0.1, 0, 17.2, 0.8, 2.1, 2.1, 0.01],
      },
      'Cipolle dorate': { nutrition: [0.1, 0, 7.6, 4.7, 1.7, 1.1, 0.01] },
      'Cipolle rosse': {
        origin: 'Italia (Calabria). Categoria I.',
        nutrition: [0.1, 0, 7.9, 5.1, 1.7, 1, 0.01],
      },
      Cipollotti: { nutrition: [0.2, 0, 4.7, 2.3, 2.6, 1.8, 0.04] },
      Scalogno: { nutrition: [0.1, 0, 13.6, 7.9, 3.2, 2.5, 0.03] },
      'Aglio bianco': { nutrition: [0.5, 0.1, 31, 1, 2.1, 6.4, 0.04] },
      'Patate dolci': { nutrition: [0.1, 0, 17.1, 4.2, 3, 1.6, 0.14] },
      Topinambur: { nutrition: [0.1, 0, 15.8, 9.6, 1.6, 2, 0.01] },
    },
  },
  'insalate-pronte': {
    origin: 'Italia.',
    storage: 'Conservare in frigorifero tra 0 e +8 °C. Dopo l’apertura consumare entro due giorni.',
    nutrition: [0.3, 0, 1.8, 1.2, 1.6, 1.4, 0.04],
    items: {
      'Insalata mista': 'Lattuga, radicchio rosso, carote, indivia riccia.',
      'Rucola lavata': of('Rucola.', [0.7, 0.1, 2.1, 2.1, 1.6, 2.6, 0.07]),
      Valeriana: of('Valerianella.', [0.4, 0, 2, 0.6, 1.5, 2, 0.01]),
      Lattughino: 'Lattughino verde e rosso.',
      Spinacino: of('Spinacio da taglio.', [0.4, 0.1, 1.4, 0.4, 2.2, 2.9, 0.2]),
      'Iceberg in busta': 'Lattuga iceberg.',
      'Misticanza romana': {
        ingredients: 'Cicoria, indivia, rughetta, pimpinella, lattughino, dente di leone.',
        origin: 'Italia (Lazio).',
      },
      'Julienne di carote': of('Carote.', [0.2, 0, 7.6, 4.7, 2.8, 0.9, 0.17]),
      'Minestrone fresco': of(
        'Carote, zucchine, patate, porri, cavolo verza, *sedano*, bietola, fagioli borlotti, prezzemolo.',
        [0.3, 0, 6.4, 2.8, 2.6, 2, 0.1],
      ),
      'Zuppa di legumi fresca': of(
        'Acqua, fagioli borlotti 14%, ceci 9%, lenticchie 8%, carote, *sedano*, cipolla, olio extravergine di oliva, sale, rosmarino.',
        [2, 0.3, 9.2, 1.2, 3.8, 4.3, 0.75],
      ),
      'Cicoria lessata': of('Cicoria catalogna, acqua.', [0.2, 0, 1.8, 0.7, 2.6, 1.6, 0.06]),
      'Broccoletti puliti': of('Cime di broccolo.', [0.4, 0.1, 3.1, 1.7, 2.9, 3, 0.03]),
    },
  },
  'erbe-funghi': {
    origin: lazio,
    storage: chilled,
    items: {
      'Champignon interi': of('Funghi prataioli (Agaricus bisporus).', [0.3, 0.1, 0.8, 0.6, 1.6, 3.1, 0.01]),
      'Champignon affettati': of(
        'Funghi prataioli (Agaricus bisporus).',
        [0.3, 0.1, 0.8, 0.6, 1.6, 3.1, 0.01],
      ),
      'Funghi pleurotus': of('Funghi orecchione (Pleurotus ostreatus).', [0.4, 0.1, 4, 1.1, 2.3, 3.3, 0.04]),
      'Funghi cardoncelli': of('Funghi cardoncelli (Pleurotus eryngii).', [0.3, 0.1, 3.6, 1, 2.6, 2.7, 0.03]),
      'Tartufo nero': {
        ingredients: 'Tartufo nero estivo (Tuber aestivum).',
        origin: 'Italia (Lazio). Categoria I.',
      },
      Zenzero: { origin: 'Perù.', nutrition: [0.8, 0.2, 15.8, 1.7, 2, 1.8, 0.03] },
    },
  },
  'frutta-secca': {
    origin: 'Italia.',
    traces: ['frutta a guscio', 'arachidi', 'sesamo'],
    nutrition: [50, 5, 10, 4, 8, 18, 0.01],
    items: {
      'Noci sgusciate': { ...of('*Noci*.', [65.2, 6.1, 7, 2.6, 6.7, 15.2, 0.01]), origin: 'Cile.' },
      'Noci in guscio': {
        ...of('*Noci*.', [65.2, 6.1, 7, 2.6, 6.7, 15.2, 0.01]),
        origin: 'Italia (Campania).',
      },
      'Mandorle pelate': {
        ...of('*Mandorle*.', [52.5, 4, 8.6, 4.6, 9.9, 21.4, 0.02]),
        origin: 'Italia (Puglia).',
      },
      'Nocciole romane tostate': {
        ...of('*Nocciola* romana DOP tostata.', [62.4, 4.5, 8.2, 4.9, 9.4, 15, 0.01]),
        origin: 'Italia (Lazio, Monti Cimini).',
      },
      'Pistacchi tostati': {
        ...of('*Pistacchi* in guscio, sale.', [45.8, 5.6, 17.7, 7.7, 10.3, 20.5, 1.2]),
        origin: 'Stati Uniti.',
      },
      'Arachidi tostate': {
        ...of('*Arachidi* in guscio.', [49.2, 6.8, 8.5, 4.7, 8.5, 25.8, 0.02]),
        origin: 'Egitto.',
      },
      Anacardi: { ...of('*Anacardi*.', [43.9, 7.8, 26.9, 5.9, 3.3, 18.2, 0.03]), origin: 'Vietnam.' },
      Pinoli: { ...of('Pinoli.', [68.4, 4.9, 9.4, 3.6, 3.7, 13.7, 0.01]), origin: 'Italia (Toscana).' },
      Uvetta: {
        ...of('Uva sultanina, olio di semi di girasole.', [0.5, 0.1, 75, 59.2, 3.7, 3.1, 0.03]),
        origin: 'Turchia.',
        traces: ['solfiti'],
      },
      Datteri: {
        ...of('Datteri denocciolati.', [0.4, 0.1, 67, 63.4, 8, 2.5, 0.01]),
        origin: 'Tunisia.',
        traces: [],
      },
      'Fichi secchi': {
        ...of('Fichi secchi.', [0.9, 0.1, 54, 47.9, 9.8, 3.3, 0.03]),
        origin: 'Italia (Calabria).',
        traces: [],
      },
      'Prugne denocciolate': {
        ...of('Prugne secche, conservante: sorbato di potassio.', [0.4, 0.1, 57, 38.1, 7.1, 2.2, 0.01]),
        origin: 'Cile.',
        traces: [],
      },
      'Albicocche secche': {
        ...of('Albicocche, conservante: *anidride solforosa*.', [0.5, 0, 55.3, 53.4, 7.3, 3.4, 0.03]),
        origin: 'Turchia.',
        traces: [],
      },
      'Castagne morbide': { ...of('Castagne.', [1.5, 0.3, 36, 9, 5.6, 2.9, 0.02]), traces: [] },
    },
  },
};
