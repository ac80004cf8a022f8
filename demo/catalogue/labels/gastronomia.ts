import { type DepartmentLabels, of } from './label-source.ts';

const kitchen =
  'Conservare in frigorifero tra 0 e +4 °C. Consumare entro due giorni; scaldare bene prima di servire.';
const opened = 'Conservare in frigorifero tra 0 e +4 °C. Dopo l’apertura consumare entro due giorni.';
const pasta = 'sfoglia (semola di *grano* duro, *uova*)';
const bechamel = 'besciamella (*latte*, farina di *grano* tenero, *burro*)';
const ragu =
  'Ragù (polpa di pomodoro, carne di bovino, carne di suino, *sedano*, carote, cipolla, olio extravergine di oliva, sale)';
const aubergine =
  'Melanzane 44%, polpa di pomodoro, *mozzarella*, *parmigiano*, olio di semi di girasole, basilico, sale.';
const crumbs = 'pangrattato (farina di *grano* tenero, acqua, lievito, sale)';

export const gastronomiaLabels: DepartmentLabels = {
  'gastronomia-banco': {
    storage: kitchen,
    origin: 'Preparato in Italia.',
    traces: ['crostacei', 'pesce', 'soia', 'frutta a guscio', 'molluschi'],
    items: {
      'Lasagne alla bolognese': of(
        `${ragu}, ${pasta}, ${bechamel}, *parmigiano*.`,
        [8, 3.4, 14, 2.6, 1.2, 8, 0.9],
      ),
      'Supplì al telefono': of(
        `Riso 40%, polpa di pomodoro, *mozzarella* 12%, carne di bovino, ${crumbs}, *uova*, *parmigiano*, olio di semi di girasole, sale.`,
        [9, 3, 26, 2, 1.3, 7.5, 1],
      ),
      'Insalata di riso': of(
        'Riso parboiled 42%, *tonno*, piselli, mais, carote, olive, *mozzarella*, prosciutto cotto, olio di semi di girasole, sale.',
        [7, 1.6, 20, 1.2, 1.5, 6, 0.9],
      ),
      'Parmigiana di melanzane': of(aubergine, [11, 3.8, 6, 4, 2.4, 6, 0.9]),
      'Polpette al sugo': of(
        `Carne di bovino 40%, polpa di pomodoro, ${crumbs}, *uova*, *parmigiano*, *sedano*, cipolla, olio extravergine di oliva, sale.`,
        [10, 3.6, 8, 2.6, 1, 12, 1],
      ),
      'Pollo arrosto': of(
        'Pollo 97%, sale, rosmarino, aglio, olio extravergine di oliva.',
        [12, 3.4, 0.3, 0, 0, 23, 1],
      ),
      'Patate al forno': of(
        'Patate 92%, olio extravergine di oliva, rosmarino, sale, aglio.',
        [5, 0.7, 19, 1, 2.2, 2.2, 0.8],
      ),
      'Verdure grigliate': of(
        'Melanzane, zucchine, peperoni, olio extravergine di oliva, prezzemolo, aglio, sale.',
        [6, 0.9, 4, 3.4, 2.4, 1.3, 0.7],
      ),
      'Cannelloni ricotta e spinaci': of(
        `*Ricotta* 30%, spinaci 18%, ${pasta}, ${bechamel}, polpa di pomodoro, *parmigiano*, sale.`,
        [7, 4, 13, 3, 1.5, 7, 0.8],
      ),
      'Baccalà fritto': of(
        '*Baccalà* 62%, farina di *grano* tenero, acqua, olio di semi di girasole, sale.',
        [9, 1.1, 14, 0.3, 0.7, 15, 1.5],
      ),
      'Olive all’ascolana': of(
        `Olive verdi 40%, carne di suino e bovino, ${crumbs}, *uova*, *parmigiano*, *sedano*, carote, cipolla, vino (contiene *solfiti*), olio di semi di girasole.`,
        [17, 3.2, 18, 1.2, 2.6, 9, 2],
      ),
      'Insalata russa': of(
        'Patate, maionese 30% (olio di semi di girasole, *uova*, aceto, *senape*, sale), carote, piselli, cetriolini, sale.',
        [17, 1.8, 9, 2.6, 2, 2.2, 1.2],
      ),
      'Cicoria ripassata': of(
        'Cicoria 92%, olio extravergine di oliva, aglio, peperoncino, sale.',
        [7, 1, 2, 0.8, 2.8, 1.8, 0.8],
      ),
      'Fiori di zucca fritti': of(
        'Fiori di zucca 40%, *mozzarella* 20%, farina di *grano* tenero, acqua, *alici*, olio di semi di girasole, sale.',
        [14, 3.6, 14, 0.8, 0.9, 8, 1.3],
      ),
      Arancini: of(
        `Riso 46%, carne di bovino 10%, piselli, *mozzarella*, polpa di pomodoro, ${crumbs}, olio di semi di girasole, zafferano, sale.`,
        [8, 2.4, 28, 1.6, 1.4, 6.6, 1],
      ),
    },
  },
  'piatti-pronti': {
    storage: opened,
    origin: 'Preparato in Italia.',
    nutrition: [6, 1.5, 12, 2, 1.8, 6, 0.8],
    traces: ['sedano', 'soia', 'senape'],
    items: {
      'Lasagne alla bolognese': of(
        `${ragu}, ${pasta}, ${bechamel}, *parmigiano*.`,
        [7.6, 3.2, 13.5, 2.6, 1.2, 7.6, 0.9],
      ),
      'Parmigiana di melanzane': of(aubergine, [10, 3.5, 6, 4, 2.4, 6, 0.9]),
      'Insalata di pollo': of(
        'Petto di pollo 34%, insalata iceberg, *formaggio* a scaglie, crostini (farina di *grano* tenero, acqua, olio, lievito), salsa (olio di semi, *uova*, *senape*), pomodorini.',
        [9, 2, 6, 1.6, 1, 11, 0.9],
      ),
      'Insalata di farro': of(
        '*Farro* perlato cotto 52%, zucchine, peperoni, pomodorini, olive, olio extravergine di oliva, basilico, sale.',
        [5, 0.7, 20, 1.8, 3, 3.8, 0.7],
      ),
      'Zuppa di farro e legumi': of(
        'Acqua, *farro* 11%, fagioli borlotti 10%, ceci 7%, lenticchie, carote, *sedano*, cipolla, olio extravergine di oliva, sale.',
        [1.8, 0.3, 11, 1.2, 3.2, 3.8, 0.7],
      ),
      'Vellutata di zucca': of(
        'Zucca 58%, acqua, patate, cipolla, olio extravergine di oliva, sale, noce moscata.',
        [2, 0.3, 5.2, 2.6, 1.3, 0.9, 0.7],
      ),
      'Minestrone pronto': of(
        'Verdure 70% (patate, carote, zucchine, *sedano*, piselli, fagioli, bietola), acqua, olio extravergine di oliva, sale.',
        [1.6, 0.2, 6.2, 2, 2.2, 1.8, 0.7],
      ),
      'Riso basmati e pollo': of(
        'Riso basmati cotto 52%, pollo 24%, *yogurt*, cipolla, polpa di pomodoro, curry (contiene *senape*), olio di semi di girasole, sale.',
        [3.6, 0.9, 19, 1.4, 0.9, 8, 0.8],
      ),
      'Cous cous alle verdure': of(
        '*Couscous* di *grano* duro 48%, zucchine, peperoni, melanzane, ceci, olio extravergine di oliva, menta, sale.',
        [4.4, 0.6, 19, 2, 2.4, 4, 0.7],
      ),
      'Poke al salmone': of(
        'Riso cotto 42%, *salmone* 18%, avocado, edamame (*soia*), carote, cetrioli, salsa di *soia* (*soia*, *frumento*, sale), semi di *sesamo*.',
        [6, 1.1, 17, 2, 1.9, 7.6, 0.9],
      ),
      'Sandwich tonno e pomodoro': of(
        'Pane (farina di *grano* tenero, acqua, olio, lievito, sale), *tonno* 20%, pomodoro, maionese (olio di semi, *uova*, aceto, *senape*), insalata.',
        [9, 1.2, 24, 2.6, 1.8, 10, 1.2],
      ),
      'Tramezzino al prosciutto': of(
        'Pane per tramezzini (farina di *grano* tenero, acqua, olio, lievito, sale), prosciutto cotto 22%, maionese (olio di semi, *uova*, aceto, *senape*), carciofini.',
        [13, 2, 23, 2.4, 1.6, 9, 1.5],
      ),
      'Hummus di ceci': of(
        'Ceci 58%, crema di *sesamo* 14%, olio di semi di girasole, succo di limone, aglio, sale.',
        [18, 2.2, 11, 0.8, 5, 7, 1.1],
      ),
      Guacamole: of(
        'Avocado 82%, pomodoro, cipolla, succo di lime, coriandolo, sale.',
        [13, 2.6, 3, 1.4, 5, 1.7, 0.9],
      ),
    },
  },
  'pasta-fresca': {
    ingredients: 'Semola di *grano* duro, *uova* 28%.',
    storage: 'Conservare in frigorifero tra 0 e +4 °C. Dopo l’apertura consumare entro tre giorni.',
    origin: 'Paese di coltivazione del grano: Italia. Paese di molitura: Italia.',
    nutrition: [3.4, 1, 54, 1.6, 2.6, 11.5, 0.1],
    traces: ['soia', 'senape', 'molluschi'],
    items: {
      'Gnocchi di patate': of(
        'Patate 70%, farina di *grano* tenero, amido di mais, sale, *uova*.',
        [0.7, 0.2, 34, 0.6, 2, 4.2, 1.1],
      ),
      'Ravioli ricotta e spinaci': of(
        `Ripieno 52% (*ricotta* 50%, spinaci 20%, *parmigiano*, pangrattato di *grano*, sale), ${pasta}.`,
        [7, 4, 34, 2.6, 2.2, 10.5, 1],
      ),
      'Tortellini al prosciutto': of(
        `Ripieno 40% (prosciutto crudo 28%, carne di suino, *parmigiano*, pangrattato di *grano*, noce moscata), ${pasta}.`,
        [8, 3, 42, 2, 2.4, 13.5, 1.6],
      ),
      'Tortelloni ai funghi': of(
        `Ripieno 50% (*ricotta*, funghi 30%, *parmigiano*, pangrattato di *grano*, aglio, sale), ${pasta}.`,
        [6, 3, 37, 2.2, 2.4, 10, 1.2],
      ),
      'Cappelletti alla carne': of(
        `Ripieno 40% (carne di suino e bovino 50%, *parmigiano*, pangrattato di *grano*, sale), ${pasta}.`,
        [7, 2.6, 43, 1.8, 2.3, 13, 1.3],
      ),
      'Agnolotti alla carne': of(
        `Ripieno 52% (carne di bovino brasata 54%, *parmigiano*, pangrattato di *grano*, *sedano*, vino con *solfiti*), ${pasta}.`,
        [7, 2.6, 36, 1.8, 2.2, 13, 1.3],
      ),
      Strozzapreti: of('Semola di *grano* duro, acqua, albume d’*uovo*.', [1.2, 0.3, 54, 1.6, 2.6, 10, 0.05]),
      'Orecchiette fresche': of('Semola di *grano* duro, acqua.', [1, 0.2, 56, 1.8, 2.8, 9, 0.01]),
    },
  },
  'sughi-freschi': {
    storage: opened,
    origin: 'Preparato in Italia.',
    nutrition: [20, 4, 6, 3, 1, 5, 1.5],
    traces: ['frutta a guscio', 'sedano', 'pesce'],
    items: {
      'Pesto fresco alla genovese': of(
        'Basilico 32%, olio di semi di girasole, olio extravergine di oliva, *grana* padano (*latte*, sale, caglio, lisozima da *uovo*), *anacardi*, pinoli, sale, aglio.',
        [48, 6.4, 5, 2, 2.4, 5.6, 2],
      ),
      'Pesto senza aglio': of(
        'Basilico 34%, olio di semi di girasole, olio extravergine di oliva, *grana* padano (*latte*, sale, caglio, lisozima da *uovo*), *anacardi*, pinoli, sale.',
        [48, 6.4, 5, 2, 2.4, 5.6, 2],
      ),
      'Ragù alla bolognese': of(
        'Polpa di pomodoro, carne di bovino 26%, carne di suino 12%, carote, *sedano*, cipolla, vino (contiene *solfiti*), olio extravergine di oliva, sale.',
        [8, 2.4, 5, 4, 1.3, 8.5, 1.1],
      ),
      'Salsa ai quattro formaggi': of(
        '*Latte*, *panna*, *gorgonzola* 10%, *fontal* 8%, *parmigiano* 6%, *pecorino*, amido, sale.',
        [20, 13, 5, 3.4, 0, 9, 1.5],
      ),
      'Sugo alla carbonara': of(
        '*Panna*, pancetta 20%, tuorlo d’*uovo* 9%, *pecorino* 8%, *latte*, amido, pepe, sale.',
        [22, 11, 5, 2.4, 0, 9.5, 1.7],
      ),
      'Salsa di noci': of(
        '*Noci* 26%, *latte*, olio di semi di girasole, *ricotta*, pane (farina di *grano*), *parmigiano*, aglio, sale.',
        [36, 6, 8, 3, 1.8, 8, 1.2],
      ),
      'Besciamella fresca': of(
        '*Latte* 82%, farina di *grano* tenero, *burro*, sale, noce moscata.',
        [6, 3.8, 9, 4.4, 0.3, 3.4, 0.7],
      ),
      'Sugo cacio e pepe': of(
        '*Latte*, *pecorino* romano DOP 24%, *panna*, amido, pepe nero 1%, sale.',
        [19, 12, 5, 3, 0.2, 9.5, 2],
      ),
    },
  },
  'impasti-base': {
    storage: 'Conservare in frigorifero tra 0 e +4 °C.',
    nutrition: [20, 9, 38, 2, 1.6, 5.6, 1.1],
    traces: ['soia', 'latte'],
    items: {
      'Pasta sfoglia rotonda':
        'Farina di *grano* tenero, margarina vegetale (oli vegetali, acqua), acqua, alcol etilico, sale.',
      'Pasta sfoglia rettangolare': of(
        'Farina di *grano* tenero, *burro* 22%, acqua, sale.',
        [22, 14, 38, 1.4, 1.6, 5.6, 1],
      ),
      'Pasta brisée': of(
        'Farina di *grano* tenero, margarina vegetale (oli vegetali, acqua), acqua, alcol etilico, sale.',
        [17, 7.6, 43, 2.2, 1.8, 6, 1.2],
      ),
      'Pasta frolla': of(
        'Farina di *grano* tenero, zucchero, margarina vegetale, *uova*, sale, aroma vaniglia.',
        [18, 8, 54, 21, 1.4, 5.6, 0.4],
      ),
      'Impasto per pizza': of(
        'Farina di *grano* tenero, acqua, olio di semi di girasole, sale, lievito di birra.',
        [3, 0.4, 50, 1.6, 2.2, 8, 1.4],
      ),
      'Base per pizza stesa': of(
        'Farina di *grano* tenero, acqua, olio extravergine di oliva, sale, lievito di birra.',
        [5, 0.8, 49, 1.6, 2.2, 7.6, 1.5],
      ),
      'Lievito di birra fresco': {
        ingredients: 'Lievito di birra compresso.',
        nutrition: [1.9, 0.3, 12, 0.5, 6.9, 16, 0.1],
        traces: [],
      },
      'Piadina romagnola IGP': of(
        'Farina di *grano* tenero, acqua, strutto, sale, agente lievitante: bicarbonato di sodio.',
        [13, 5, 47, 1.4, 2.2, 7.6, 1.6],
      ),
    },
  },
  vegetali: {
    storage: opened,
    nutrition: [9, 1.2, 12, 1.5, 5, 14, 1.2],
    traces: ['glutine', 'sedano', 'senape'],
    items: {
      'Tofu al naturale': {
        ...of(
          'Acqua, semi di *soia* 36%, coagulante: cloruro di magnesio.',
          [7.6, 1.2, 1.2, 0.5, 0.6, 13.4, 0.02],
        ),
        traces: [],
        origin: 'Soia: Italia.',
      },
      'Tofu affumicato': {
        ...of(
          'Acqua, semi di *soia* 38%, coagulante: cloruro di magnesio, sale, fumo di faggio.',
          [9, 1.4, 1.2, 0.6, 0.6, 16, 1],
        ),
        traces: [],
        origin: 'Soia: Italia.',
      },
      Seitan: of(
        'Acqua, glutine di *frumento* 38%, salsa di *soia* (*soia*, *frumento*, sale).',
        [1.6, 0.3, 4, 0.8, 0.8, 25, 1.4],
      ),
      'Burger di ceci': of(
        'Ceci 48%, acqua, olio di semi di girasole, proteine del *grano*, fibra di pisello, sale, spezie.',
        [9, 1, 16, 1.4, 6, 12, 1.1],
      ),
      'Burger di legumi': of(
        'Legumi 50% (ceci, lenticchie, piselli), acqua, proteine di *soia*, olio di semi di girasole, fibra vegetale, sale.',
        [9, 1, 13, 1.6, 6.4, 14, 1.1],
      ),
      'Polpette vegetali': of(
        'Acqua, proteine di *soia* 18%, proteine del *grano* 8%, olio di semi di girasole, cipolla, sale, spezie.',
        [10, 1.1, 8, 1.6, 4.6, 17, 1.4],
      ),
      Tempeh: {
        ...of(
          'Semi di *soia* 98% fermentati con Rhizopus oligosporus, aceto di mele.',
          [9.6, 1.6, 3, 0.4, 6.6, 19, 0.02],
        ),
        traces: [],
      },
      'Affettato vegetale': of(
        'Acqua, glutine di *frumento* 24%, proteine di *soia*, olio di semi di girasole, sale, aromi naturali, spezie.',
        [8, 0.9, 5, 1, 1.6, 24, 2],
      ),
      'Straccetti di soia': of(
        'Acqua, proteine di *soia* 30%, olio di semi di girasole, sale, aromi naturali.',
        [6, 0.7, 4, 1, 6, 20, 1.4],
      ),
      'Cotoletta vegetale': of(
        `Acqua, proteine di *soia* e di *grano* 24%, ${crumbs}, olio di semi di girasole, sale, spezie.`,
        [11, 1.2, 17, 1.4, 5, 14, 1.3],
      ),
    },
  },
};
