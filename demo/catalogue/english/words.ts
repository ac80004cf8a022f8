import { vocabulary } from './dictionary.ts';

const options = {
  'Spessore della fetta': 'Slice thickness',
  Sottile: 'Thin',
  Medio: 'Medium',
  Spesso: 'Thick',
  Confezione: 'Packaging',
  'In carta': 'In paper',
  Sottovuoto: 'Vacuum-packed',
  Taglio: 'Cut',
  'Pezzo intero': 'Whole piece',
  'A fette': 'Sliced',
  'A cubetti': 'Diced',
  'A pezzo': 'In one piece',
  'A scaglie': 'Shaved',
  Grattugiato: 'Grated',
  Intero: 'Whole',
  'A metà': 'Halved',
  'A pezzi': 'In pieces',
  Pulizia: 'Cleaning',
  Eviscerato: 'Gutted',
  Sfilettato: 'Filleted',
  Maturazione: 'Ripeness',
  'Pronto da mangiare': 'Ready to eat',
  'Per i prossimi giorni': 'For the next few days',
};

const classes = {
  'Senza glutine': 'Gluten-free',
  'Senza lattosio': 'Lactose-free',
  Biologico: 'Organic',
  Vegano: 'Vegan',
  Vegetariano: 'Vegetarian',
  'DOP e IGP': 'DOP and IGP',
  'Km 0 Lazio': 'Local from Lazio',
  Alcolici: 'Alcohol',
  'Offerta limitata': 'Limited offer',
};

const notices = {
  'Di stagione': 'In season',
  'Formato scorta': 'Value size',
  'Il più scelto': 'Most popular',
  'Consigliato da noi': 'We recommend it',
  'Filiera italiana': 'All-Italian supply chain',
  'Magazzino centrale': 'Central warehouse',
  'Massimo 3 pezzi': 'Limit 3 pieces',
  'Offerta della settimana': 'Offer of the week',
  'Prezzo tagliato': 'Price cut',
  'Dal volantino': 'From the flyer',
  'Salvo esaurimento scorte.': 'While supplies last.',
  'Il ribasso è già nel prezzo.': 'The discount is already in the price.',
  'Prezzo valido anche per il ritiro in negozio.': 'Price also valid for store pickup.',
  'su ogni chilo': 'on every pound',
  'su ogni confezione': 'on every pack',
};

/** Texts of a shop's own: what is chosen, claimed and announced. */
export const shopWords = vocabulary([], options, classes, notices);

/** Bags the shop packs in. */
export const bagWords = vocabulary([], {
  'Busta per la spesa compostabile': 'Compostable grocery bag',
  'Sacchetto ortofrutta compostabile': 'Compostable produce bag',
  'Busta grande in carta riciclata': 'Large recycled paper bag',
});

/** Categories no menu shows. */
export const hiddenCategoryWords = vocabulary([], {
  'Fascia oraria': 'Time slot',
  'Quando ti portiamo la spesa?': 'When should we bring your groceries?',
  'Scegli il giorno e la fascia oraria: il posto resta tuo per due ore mentre finisci la spesa, e prezzi e disponibilità sono quelli del giorno scelto.':
    'Choose the day and the time slot: it stays yours for two hours while you finish shopping, and prices and availability are those of the day you chose.',
  Imballaggi: 'Packaging',
  'Buste e sacchetti compostabili per la consegna.': 'Compostable bags for delivery.',
});

/** What is counted, and what stands around an amount in a pack text. */
export const packWords = vocabulary(['g', 'kg', 'ml', 'cl', 'l'], {
  circa: 'about',
  sfuso: 'loose',
  'al banco': 'from the counter',
  sgocciolato: 'drained',
  'fino a': 'up to',
  da: 'from',
  pezzo: 'piece',
  pezzi: 'pieces',
  bustine: 'sachets',
  capsule: 'capsules',
  cialde: 'pods',
  filtri: 'tea bags',
  lavaggi: 'washes',
  rotoli: 'rolls',
  rotolo: 'roll',
  pacchetti: 'packs',
  paio: 'pair',
});

/** Allergens in the names of the law. */
export const allergenWords = vocabulary([], {
  glutine: 'gluten',
  crostacei: 'crustaceans',
  uova: 'eggs',
  pesce: 'fish',
  arachidi: 'peanuts',
  soia: 'soy',
  latte: 'milk',
  'frutta a guscio': 'tree nuts',
  sedano: 'celery',
  senape: 'mustard',
  sesamo: 'sesame',
  solfiti: 'sulfites',
  lupini: 'lupin',
  molluschi: 'mollusks',
  'Nessun allergene da dichiarare': 'No allergens to declare',
  Contiene: 'Contains',
  'Può contenere tracce di': 'May contain traces of',
});

/** Heads of the nutrition table. */
export const nutritionWords = vocabulary(['per 100 g', 'per 100 ml'], {
  'Valori medi': 'Average values',
  Energia: 'Energy',
  Grassi: 'Fat',
  'di cui acidi grassi saturi': 'of which saturated fat',
  Carboidrati: 'Carbohydrates',
  'di cui zuccheri': 'of which sugars',
  Fibre: 'Fiber',
  Proteine: 'Protein',
  Sale: 'Salt',
});
