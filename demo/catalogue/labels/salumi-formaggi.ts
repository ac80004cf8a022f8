import { type DepartmentLabels, of } from './label-source.ts';

const pork = 'Carne suina: Italia.';
const milk = 'Paese di mungitura: Italia. Paese di trasformazione: Italia.';
const counter =
  'Conservare in frigorifero tra 0 e +4 °C nella carta del banco. Consumare entro tre giorni dal taglio.';
const opened = 'Conservare in frigorifero tra 0 e +4 °C. Dopo l’apertura consumare entro tre giorni.';
const cured =
  'carne di suino, sale, destrosio, spezie, antiossidante: ascorbato di sodio, conservanti: nitrato di potassio, nitrito di sodio.';
const cooked =
  'Coscia di suino, sale, aromi, destrosio, antiossidante: ascorbato di sodio, conservante: nitrito di sodio.';
const cow = '*Latte* vaccino, sale, caglio, fermenti lattici.';
const hard = '*Latte* vaccino, sale, caglio. Naturalmente privo di lattosio.';
const lysozyme =
  '*Latte* vaccino, sale, caglio, conservante: lisozima (da *uovo*). Naturalmente privo di lattosio.';

export const salumiFormaggiLabels: DepartmentLabels = {
  'banco-salumi': {
    storage: counter,
    origin: pork,
    nutrition: [28, 10, 0.5, 0.3, 0, 26, 4],
    traces: ['latte', 'frutta a guscio'],
    items: {
      'Prosciutto cotto alta qualità': of(cooked, [7, 2.5, 0.8, 0.8, 0, 20, 1.8]),
      'Prosciutto cotto al banco': of(cooked, [7.4, 2.6, 0.8, 0.8, 0, 19.5, 1.9]),
      'Prosciutto cotto arrosto': of(cooked, [6.5, 2.3, 0.8, 0.8, 0, 21, 1.9]),
      'Prosciutto crudo di Parma DOP': of(
        'Coscia di suino italiano, sale marino.',
        [18, 6, 0, 0, 0, 26, 4.4],
      ),
      'Prosciutto crudo dolce': of('Coscia di suino, sale.', [17, 5.8, 0, 0, 0, 27, 4.9]),
      'Mortadella con pistacchio': of(
        'Carne di suino, grasso suino, *pistacchi* 0,8%, sale, aromi, spezie, antiossidante: ascorbato di sodio, conservante: nitrito di sodio.',
        [26, 9, 0.7, 0.5, 0, 15.5, 2.2],
      ),
      'Salame corallina romana': of(`Corallina: ${cured}`, [34, 12.5, 0.8, 0.4, 0, 26, 4.2]),
      'Salame Milano': of(`Salame: ${cured}`, [31, 11, 0.8, 0.4, 0, 26, 4.1]),
      'Bresaola punta d’anca': {
        ...of(
          'Carne di bovino, sale, aromi, conservanti: nitrato di potassio, nitrito di sodio.',
          [2, 0.7, 0.5, 0.5, 0, 33, 3.8],
        ),
        origin: 'Carne bovina: Brasile e UE.',
      },
      Speck: of(
        'Coscia di suino, sale, spezie, fumo di legno, antiossidante: ascorbato di sodio, conservante: nitrato di potassio.',
        [19, 6.8, 0.5, 0.5, 0, 29, 4.5],
      ),
      'Guanciale stagionato': of(
        'Gola di suino, sale, pepe, aglio, conservante: nitrato di potassio.',
        [68, 25, 0, 0, 0, 9, 3.6],
      ),
      'Porchetta di Ariccia IGP': of(
        'Carne di suino, sale, pepe nero, rosmarino, aglio.',
        [16, 5.6, 0.5, 0.2, 0, 26, 1.8],
      ),
      Capocollo: of(`Capocollo: ${cured}`, [21, 7.5, 0.5, 0.4, 0, 27, 4.4]),
      'Coppiette di suino': of(
        'Carne di suino, sale, peperoncino, semi di finocchio, conservante: nitrato di potassio.',
        [9, 3.2, 1, 0.5, 0.5, 45, 5.2],
      ),
      'Pancetta arrotolata': of(`Pancetta: ${cured}`, [37, 14, 0.5, 0.4, 0, 20, 4]),
      Lonzino: of(`Lonza: ${cured}`, [8, 2.8, 0.6, 0.4, 0, 33, 4.6]),
      'Fesa di tacchino arrosto': {
        ...of(
          'Fesa di tacchino 88%, acqua, sale, destrosio, aromi, antiossidante: ascorbato di sodio, conservante: nitrito di sodio.',
          [1.5, 0.5, 1, 0.8, 0, 22, 1.9],
        ),
        origin: 'Carne di tacchino: Italia.',
      },
      Ventricina: of(
        `Ventricina con peperone dolce e peperoncino: ${cured}`,
        [33, 12, 1.2, 0.6, 0.4, 25, 4.3],
      ),
      Finocchiona: of(`Finocchiona con semi di finocchio 0,5%: ${cured}`, [34, 12.4, 0.8, 0.4, 0, 23, 4.1]),
    },
  },
  'banco-formaggi': {
    ingredients: cow,
    storage: counter,
    origin: milk,
    nutrition: [26, 18, 0.8, 0.5, 0, 23, 1.5],
    items: {
      'Pecorino romano DOP': {
        ...of('*Latte* di pecora, sale, caglio di agnello.', [32, 21, 0.2, 0.2, 0, 26, 5]),
        origin: 'Latte di pecora: Italia (Lazio).',
      },
      'Parmigiano Reggiano DOP 24 mesi': of(hard, [30, 20, 0, 0, 0, 32, 1.6]),
      'Grana Padano DOP': of(lysozyme, [29, 18, 0, 0, 0, 33, 1.5]),
      'Caciotta romana': {
        ...of(
          '*Latte* vaccino e ovino, sale, caglio microbico, fermenti lattici.',
          [27, 18, 1, 0.6, 0, 22, 1.4],
        ),
        origin: 'Latte: Italia (Lazio).',
      },
      'Gorgonzola dolce DOP': of(`${cow} Penicillium.`, [27, 19, 0.5, 0.4, 0, 19, 1.7]),
      'Gorgonzola piccante DOP': of(`${cow} Penicillium.`, [30, 21, 0.5, 0.3, 0, 20, 2]),
      'Provolone dolce': { nutrition: [28, 19, 0.5, 0.3, 0, 26, 2] },
      'Provolone piccante': { nutrition: [29, 20, 0.5, 0.3, 0, 27, 2.3] },
      'Fontina DOP': { nutrition: [27, 18, 0.5, 0.3, 0, 25, 1.5] },
      'Asiago DOP': { nutrition: [29, 19, 0.5, 0.3, 0, 25, 1.7] },
      'Taleggio DOP': { nutrition: [25, 17, 0.6, 0.4, 0, 19, 2] },
      'Scamorza affumicata': of(
        '*Latte* vaccino, sale, caglio microbico, fermenti lattici, fumo naturale.',
        [22, 15, 1, 0.5, 0, 24, 1.2],
      ),
      Caciocavallo: { nutrition: [28, 19, 0.4, 0.3, 0, 27, 2] },
      'Primo sale': of(
        '*Latte* vaccino, sale, caglio microbico, fermenti lattici.',
        [22, 15, 1.5, 1, 0, 19, 1],
      ),
      'Ricotta di pecora': {
        ...of('*Siero di latte* di pecora, sale.', [13, 9, 4, 4, 0, 9, 0.3]),
        origin: 'Latte di pecora: Italia (Lazio).',
      },
      'Montasio DOP': { nutrition: [32, 21, 0.3, 0.2, 0, 25, 1.7] },
      Marzolina: {
        ...of('*Latte* di capra, sale, caglio.', [30, 20, 0.5, 0.3, 0, 24, 2.2]),
        origin: 'Latte di capra: Italia (Lazio).',
      },
    },
  },
  'salumi-vaschetta': {
    storage: opened,
    origin: pork,
    nutrition: [28, 10, 0.5, 0.3, 0, 26, 4],
    items: {
      'Prosciutto cotto affettato': of(cooked, [6, 2.1, 0.8, 0.8, 0, 20, 1.9]),
      'Prosciutto crudo affettato': of('Coscia di suino, sale.', [16, 5.5, 0, 0, 0, 27, 5]),
      'Mortadella affettata': of(
        'Carne di suino, grasso suino, sale, aromi, spezie, antiossidante: ascorbato di sodio, conservante: nitrito di sodio.',
        [25, 8.8, 0.6, 0.5, 0, 15.5, 2.3],
      ),
      'Salame Milano affettato': of(`Salame: ${cured}`, [31, 11, 0.8, 0.4, 0, 26, 4.1]),
      'Bresaola affettata': {
        ...of(
          'Carne di bovino, sale, aromi, conservanti: nitrato di potassio, nitrito di sodio.',
          [2, 0.7, 0.5, 0.5, 0, 33, 3.8],
        ),
        origin: 'Carne bovina: Brasile e UE.',
      },
      'Speck affettato': of(
        'Coscia di suino, sale, spezie, fumo di legno, antiossidante: ascorbato di sodio, conservante: nitrato di potassio.',
        [19, 6.8, 0.5, 0.5, 0, 29, 4.5],
      ),
      'Pancetta a cubetti': of(`Pancetta: ${cured}`, [28, 10.5, 0.8, 0.5, 0, 16, 2.6]),
      'Guanciale a cubetti': of(
        'Gola di suino, sale, pepe, aglio, conservante: nitrato di potassio.',
        [62, 23, 0, 0, 0, 11, 3.4],
      ),
      'Fesa di tacchino affettata': {
        ...of(
          'Fesa di tacchino 86%, acqua, sale, destrosio, aromi, antiossidante: ascorbato di sodio, conservante: nitrito di sodio.',
          [1.5, 0.5, 1, 0.8, 0, 21, 1.9],
        ),
        origin: 'Carne di tacchino: Italia.',
      },
      'Porchetta affettata': of(
        'Carne di suino, sale, pepe nero, rosmarino, aglio, antiossidante: ascorbato di sodio.',
        [14, 5, 0.5, 0.2, 0, 26, 1.9],
      ),
      'Salame piccante affettato': of(`Salame con peperoncino 1%: ${cured}`, [33, 12, 1, 0.5, 0.3, 24, 4.2]),
      'Würstel di suino': of(
        'Carne di suino 82%, acqua, sale, fecola di patate, spezie, aromi, antiossidante: ascorbato di sodio, conservante: nitrito di sodio. Affumicati.',
        [23, 8.2, 1.5, 0.6, 0, 12.5, 2],
      ),
      'Würstel di pollo': {
        ...of(
          'Carne di pollo e tacchino 80%, acqua, sale, amido di mais, spezie, aromi, antiossidante: ascorbato di sodio, conservante: nitrito di sodio.',
          [15, 4.4, 2, 0.6, 0, 12.5, 2],
        ),
        origin: 'Carne di pollo e tacchino: Italia.',
      },
      'Prosciutto cotto a cubetti': of(cooked, [5.5, 1.9, 1, 0.9, 0, 18.5, 1.9]),
    },
  },
  mozzarelle: {
    ingredients: '*Latte* vaccino pastorizzato, sale, caglio microbico, fermenti lattici.',
    storage: opened,
    origin: milk,
    nutrition: [18, 12.5, 1.5, 1, 0, 17, 0.6],
    items: {
      'Mozzarella di bufala campana DOP': {
        ...of('*Latte* di bufala, sale, caglio, siero innesto naturale.', [24, 17, 0.8, 0.5, 0, 14, 0.6]),
        origin: 'Latte di bufala: Italia (Campania e Lazio).',
      },
      Burrata: of(
        '*Latte* vaccino, *panna* 35%, sale, caglio microbico, fermenti lattici.',
        [22, 15.5, 1.6, 1.4, 0, 12, 0.5],
      ),
      Stracciatella: of(
        '*Panna* 50%, *latte* vaccino, sale, caglio microbico, fermenti lattici.',
        [24, 17, 1.8, 1.6, 0, 9, 0.5],
      ),
      'Ricotta vaccina': of(
        '*Siero di latte* vaccino, *latte*, sale, correttore di acidità: acido citrico.',
        [11, 7.6, 3.5, 3.5, 0, 8, 0.3],
      ),
      'Ricotta di bufala': of(
        '*Siero di latte* di bufala, *panna* di siero, sale.',
        [17, 12, 3.2, 3.2, 0, 9, 0.3],
      ),
      Stracchino: { nutrition: [23, 16, 2, 2, 0, 16, 1] },
      Robiola: { nutrition: [25, 17, 2, 2, 0, 14, 1.2] },
      'Squacquerone di Romagna DOP': { nutrition: [24, 16, 1.2, 1, 0, 15, 1] },
      Mascarpone: of('*Panna*, *latte*, correttore di acidità: acido citrico.', [41, 28, 4, 4, 0, 4.8, 0.1]),
      'Formaggio fresco spalmabile': of(
        '*Latte* pastorizzato, *panna*, sale, fermenti lattici, addensante: farina di semi di carrube.',
        [22, 15, 4, 4, 0, 6, 0.8],
      ),
      'Feta greca DOP': {
        ...of(
          '*Latte* di pecora e capra, sale, caglio microbico, fermenti lattici.',
          [23, 16, 0.7, 0.5, 0, 17, 2.4],
        ),
        origin: 'Grecia.',
      },
      'Primo sale': { nutrition: [22, 15, 1.5, 1, 0, 19, 1] },
      'Caprino fresco': of(
        '*Latte* di capra, sale, caglio microbico, fermenti lattici.',
        [17, 12, 2.5, 2.5, 0, 11, 0.8],
      ),
      'Fiocchi di latte': of(
        '*Latte* vaccino, *panna*, sale, fermenti lattici, caglio microbico.',
        [4.5, 3.1, 3, 3, 0, 11.5, 0.9],
      ),
    },
  },
  'formaggi-confezionati': {
    ingredients: cow,
    storage: 'Conservare in frigorifero tra 0 e +8 °C. Dopo l’apertura consumare entro una settimana.',
    origin: milk,
    nutrition: [27, 18, 0.5, 0.3, 0, 25, 1.5],
    items: {
      'Parmigiano Reggiano DOP a spicchio': of(hard, [30, 20, 0, 0, 0, 32, 1.6]),
      'Grana Padano DOP grattugiato': of(lysozyme, [29, 18, 0, 0, 0, 33, 1.5]),
      'Pecorino romano DOP grattugiato': {
        ...of('*Latte* di pecora, sale, caglio di agnello.', [32, 21, 0.2, 0.2, 0, 26, 5]),
        origin: 'Latte di pecora: Italia (Lazio).',
      },
      'Fette per toast': of(
        '*Formaggi*, acqua, *burro*, *latte* scremato in polvere, sali di fusione: citrati di sodio, sale.',
        [18, 12, 5, 5, 0, 15, 2.2],
      ),
      Formaggini: of(
        '*Formaggi*, acqua, *burro*, proteine del *latte*, sali di fusione: citrati di sodio.',
        [18, 12, 6, 6, 0, 11, 1.8],
      ),
      'Edamer a fette': { nutrition: [26, 18, 0, 0, 0, 25, 1.9], origin: 'Latte: UE (Germania).' },
      'Emmental a fette': { nutrition: [30, 20, 0, 0, 0, 28, 0.7], origin: 'Latte: UE (Germania).' },
      'Provola affumicata': of(
        '*Latte* vaccino, sale, caglio, fermenti lattici, fumo naturale.',
        [23, 16, 1, 0.5, 0, 24, 1.4],
      ),
      Brie: { nutrition: [29, 20, 0.5, 0.5, 0, 18, 1.5], origin: 'Latte: Francia.' },
      Camembert: { nutrition: [22, 15, 0.5, 0.5, 0, 20, 1.5], origin: 'Latte: Francia.' },
      'Gorgonzola DOP in vaschetta': of(`${cow} Penicillium.`, [27, 19, 0.5, 0.4, 0, 19, 1.7]),
      'Pecorino semistagionato': {
        ...of('*Latte* di pecora, sale, caglio, fermenti lattici.', [32, 21, 0.5, 0.3, 0, 24, 1.9]),
        origin: 'Latte di pecora: Italia (Lazio).',
      },
      'Caciotta mista': of(
        '*Latte* vaccino e ovino, sale, caglio microbico, fermenti lattici.',
        [28, 19, 1, 0.6, 0, 23, 1.5],
      ),
      'Scaglie di Parmigiano Reggiano DOP': of(hard, [30, 20, 0, 0, 0, 32, 1.6]),
    },
  },
};
