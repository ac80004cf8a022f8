/** Legal names of a leaf: of all its items, `{name}` being the item's, and of those that differ. */
export interface LegalNames {
  readonly all: string;
  readonly items?: Readonly<Record<string, string>>;
}

const extraVirgin =
  'Olio extra vergine di oliva. Olio di oliva di categoria superiore ottenuto direttamente dalle olive e unicamente mediante procedimenti meccanici';
const white = 'Zucchero bianco';
const flour = 'Farina di grano tenero tipo «00»';
const ground = 'Caffè torrefatto macinato';
const sparkling = 'Acqua minerale naturale con aggiunta di anidride carbonica';
const eggs = 'Uova fresche di gallina, categoria A';
const withEgg = 'Pasta all’uovo';
const glutenFree = 'Pasta senza glutine';
const wholeWheat = 'Pasta di semola integrale di grano duro';

/**
 * By leaf slug: the name a law prescribes, or what the goods are and how they were treated (Reg. UE 1169/2011, art. 17 and
 * allegato VI). A leaf that is not here sells goods whose customary name is their legal one.
 */
export const legalNames: Readonly<Record<string, LegalNames>> = {
  'insalate-pronte': {
    all: '{name}, ortaggi freschi lavati e pronti per il consumo (IV gamma)',
    items: {
      'Minestrone fresco': 'Ortaggi freschi tagliati per minestrone, da cuocere (IV gamma)',
      'Zuppa di legumi fresca': 'Zuppa di legumi cotti, da riscaldare',
      'Cicoria lessata': 'Cicoria lessata, refrigerata',
    },
  },
  pollo: {
    all: '{name}, carne fresca di pollo',
    items: {
      'Hamburger di pollo': 'Hamburger, preparazione di carne di pollo',
      'Spiedini di pollo': 'Spiedini, preparazione di carne di pollo',
      'Macinato di pollo': 'Carne macinata di pollo',
    },
  },
  'tacchino-coniglio': {
    all: '{name}, carne fresca',
    items: { 'Macinato di tacchino': 'Carne macinata di tacchino' },
  },
  bovino: {
    all: '{name}, carne fresca di bovino adulto',
    items: {
      'Macinato scelto di scottona': 'Carne macinata di bovino adulto',
      'Macinato di bovino adulto': 'Carne macinata di bovino adulto',
      'Hamburger di scottona': 'Hamburger, preparazione di carne di bovino adulto',
      'Fettine panate': 'Fettine impanate, preparazione di carne di bovino adulto',
    },
  },
  suino: {
    all: '{name}, carne fresca di suino',
    items: { 'Macinato misto': 'Carne macinata di suino e bovino' },
  },
  'salsicce-preparati': { all: '{name}, preparazione di carne' },
  'agnello-frattaglie': { all: '{name}, carne fresca' },
  'pesce-fresco': {
    all: '{name}, prodotto della pesca fresco',
    items: { 'Baccalà ammollato': 'Baccalà, merluzzo salato e dissalato' },
  },
  'molluschi-crostacei': { all: '{name}, prodotto della pesca fresco' },
  'pesce-affumicato': {
    all: '{name}',
    items: { Surimi: 'Surimi, preparazione a base di polpa di pesce' },
  },
  'tonno-scatola': { all: '{name}, conserva ittica' },
  'formaggi-confezionati': {
    all: '{name}',
    items: { 'Fette per toast': 'Formaggio fuso a fette', Formaggini: 'Formaggio fuso in porzioni' },
  },
  'gastronomia-banco': { all: '{name}, preparazione gastronomica' },
  'piatti-pronti': { all: '{name}, piatto pronto refrigerato' },
  'pasta-fresca': { all: '{name}, pasta alimentare fresca' },
  'sughi-freschi': { all: '{name}, salsa pronta refrigerata' },
  vegetali: { all: '{name}, preparazione a base vegetale' },
  'latte-fresco': {
    all: '{name} pastorizzato',
    items: {
      'Latte fresco alta qualità': 'Latte fresco pastorizzato di alta qualità',
      'Latte fresco senza lattosio': 'Latte fresco parzialmente scremato pastorizzato delattosato',
    },
  },
  'latte-uht': {
    all: '{name} a lunga conservazione',
    items: { 'Latte al cacao': 'Latte parzialmente scremato UHT con cacao e zucchero' },
  },
  'bevande-vegetali': { all: '{name} UHT' },
  yogurt: {
    all: '{name}',
    items: {
      'Skyr bianco': 'Skyr, formaggio fresco magro',
      'Skyr ai frutti di bosco': 'Skyr, formaggio fresco magro con frutti di bosco',
      'Kefir naturale': 'Kefir, latte fermentato',
      'Yogurt di soia': 'Specialità fermentata a base di soia',
    },
  },
  'dessert-freschi': { all: '{name}, dessert refrigerato' },
  'burro-panna': {
    all: '{name}',
    items: {
      'Burro chiarificato': 'Burro anidro',
      'Panna da cucina': 'Panna da cucina UHT',
      'Panna fresca da montare': 'Panna fresca pastorizzata',
      'Panna vegetale': 'Preparazione vegetale UHT da montare e da cucina',
      'Margarina vegetale': 'Margarina',
      Besciamella: 'Salsa besciamella UHT',
    },
  },
  uova: {
    all: eggs,
    items: {
      'Uova biologiche': 'Uova fresche biologiche di gallina, categoria A',
      'Albume pastorizzato': 'Albume d’uovo di gallina pastorizzato',
    },
  },
  'dolci-forno': {
    all: '{name}, prodotto dolciario da forno',
    items: { 'Panettone artigianale': 'Panettone' },
  },
  'pasta-semola': { all: 'Pasta di semola di grano duro' },
  'pasta-speciale': {
    all: withEgg,
    items: {
      'Spaghetti integrali': wholeWheat,
      'Penne integrali': wholeWheat,
      'Fusilli di farro': 'Pasta di farro',
      'Penne senza glutine': glutenFree,
      'Spaghetti senza glutine': glutenFree,
      'Fusilli di piselli': 'Pasta di farina di piselli',
      'Caserecce di lenticchie': 'Pasta di farina di lenticchie',
      'Fusilli di ceci': 'Pasta di farina di ceci',
    },
  },
  farine: {
    all: '{name}',
    items: {
      'Farina 00': flour,
      'Farina 00 in offerta limitata': flour,
      'Farina 0 Manitoba': 'Farina di grano tenero tipo «0»',
      'Farina integrale': 'Farina integrale di grano tenero',
      'Semola rimacinata': 'Semola rimacinata di grano duro',
    },
  },
  pomodoro: {
    all: '{name}',
    items: {
      'Passata rustica': 'Passata di pomodoro',
      'Passata di datterino': 'Passata di pomodoro datterino',
      'Polpa fine': 'Polpa di pomodoro',
      'Polpa a cubetti': 'Polpa di pomodoro a cubetti',
      Pomodorini: 'Pomodorini in succo di pomodoro',
      'Pelati San Marzano DOP': 'Pomodori pelati San Marzano dell’Agro Sarnese-Nocerino DOP',
    },
  },
  'olio-aceto': {
    all: '{name}',
    items: {
      'Olio extravergine di oliva italiano': extraVirgin,
      'Olio extravergine Sabina DOP': `Sabina DOP. ${extraVirgin}`,
      'Olio extravergine Canino DOP': `Canino DOP. ${extraVirgin}`,
      'Olio extravergine biologico': extraVirgin,
      'Olio extravergine in latta': extraVirgin,
      'Olio di oliva': 'Olio di oliva composto da oli di oliva raffinati e da oli di oliva vergini',
      'Glassa all’aceto balsamico di Modena IGP': 'Condimento con Aceto balsamico di Modena IGP',
    },
  },
  'sale-spezie': {
    all: '{name}',
    items: {
      'Sale fino': 'Sale alimentare fino',
      'Sale grosso': 'Sale alimentare grosso',
      'Sale iodato': 'Sale alimentare iodato',
      'Dado vegetale': 'Preparato per brodo vegetale in dadi',
      'Dado di carne': 'Preparato per brodo di carne in dadi',
    },
  },
  caffe: {
    all: ground,
    items: {
      'Caffè in grani': 'Caffè torrefatto in grani',
      'Caffè decaffeinato': 'Caffè torrefatto macinato decaffeinato',
      'Capsule compatibili gusto forte': `${ground} in capsule`,
      'Capsule compatibili gusto delicato': `${ground} in capsule`,
      'Cialde espresso': `${ground} in cialde`,
      'Orzo solubile': 'Orzo tostato solubile',
      'Ginseng solubile': 'Preparato solubile al caffè e ginseng',
      'Caffè solubile': 'Caffè solubile',
    },
  },
  'te-tisane': { all: '{name} in filtri' },
  'zucchero-miele': {
    all: '{name}',
    items: {
      'Zucchero semolato': white,
      'Zucchero in offerta limitata': white,
      'Dolcificante alla stevia': 'Edulcorante da tavola a base di glicosidi steviolici',
    },
  },
  biscotti: {
    all: '{name}, prodotto dolciario da forno',
    items: { Savoiardi: 'Savoiardi', Amaretti: 'Amaretti' },
  },
  cereali: { all: '{name}, cereali per la prima colazione' },
  cioccolato: {
    all: '{name}',
    items: {
      'Tavoletta fondente 70%': 'Cioccolato fondente. Cacao: 70% min',
      'Tavoletta fondente 85%': 'Cioccolato fondente. Cacao: 85% min',
      'Tavoletta al latte': 'Cioccolato al latte',
      'Tavoletta alle nocciole intere': 'Cioccolato con nocciole intere',
      'Cacao amaro in polvere': 'Cacao in polvere',
    },
  },
  acqua: {
    all: 'Acqua minerale naturale',
    items: {
      'Acqua frizzante': sparkling,
      'Acqua leggermente frizzante': sparkling,
      'Acqua effervescente naturale': 'Acqua minerale effervescente naturale',
    },
  },
  bibite: {
    all: '{name}, bevanda analcolica',
    items: { 'Bevanda energetica': 'Bevanda analcolica con tenore elevato di caffeina' },
  },
  birra: {
    all: 'Birra',
    items: {
      'Birra doppio malto': 'Birra doppio malto',
      'Birra analcolica': 'Birra analcolica',
      'Radler al limone': 'Bevanda a base di birra e limonata',
    },
  },
  vino: {
    all: '{name}, vino',
    items: { 'Vino da tavola bianco': 'Vino bianco', 'Vino da tavola rosso': 'Vino rosso' },
  },
  'spumanti-liquori': {
    all: '{name}, bevanda spiritosa',
    items: {
      'Prosecco DOC': 'Prosecco DOC, vino spumante',
      'Spumante brut': 'Vino spumante brut',
      'Spumante dolce': 'Vino spumante dolce',
      'Franciacorta DOCG': 'Franciacorta DOCG, vino spumante',
      Limoncello: 'Limoncello, liquore',
      Sambuca: 'Sambuca, liquore',
      'Vermouth rosso': 'Vermouth, vino aromatizzato',
    },
  },
  'verdure-surgelate': { all: '{name}, prodotto surgelato' },
  'pesce-surgelato': { all: '{name}, prodotto della pesca surgelato' },
  'pizze-surgelate': { all: '{name}, prodotto surgelato' },
  'piatti-surgelati': { all: '{name}, piatto pronto surgelato' },
  'pappe-latti': {
    all: '{name}, alimento per lattanti e bambini nella prima infanzia',
    items: {
      'Latte 1 in polvere': 'Formula per lattanti',
      'Latte di crescita': 'Bevanda a base di latte per bambini nella prima infanzia',
    },
  },
};
