import type {
  Allergen as AllergenCode,
  DeclaredAllergens,
} from '../../../contract/rules/catalogue/allergens.ts';

/** The fourteen substances a food has to declare (Reg. UE 1169/2011, allegato II), with the words they appear as. */
const words = {
  glutine:
    /grano|frumento|semola|orzo|segale|avena|farro|farin|pane|pan di spagna|glutine|malto|couscous|cous cous|bulgur|seitan|savoiard|biscott|pasta|wafer/,
  crostacei: /crostace|gamber|scamp|mazzancoll|granch/,
  uova: /uov|album|tuorl|maionese/,
  pesce:
    /pesce|pesci|salmon|tonn|merluzz|alic|acciug|orat|spigol|platess|trot|sogliol|baccal|rana pescatrice|sgombr|sardin|surimi/,
  arachidi: /arachid/,
  soia: /soia|tofu|tempeh/,
  latte:
    /latt|panna|burro|siero|yogurt|caglio vegetale|formagg|mozzarell|ricott|pecorin|parmigian|grana|gorgonzol|mascarpon|provol|besciamell|kefir|caciott|skyr|stracc|scamorz|emmental|fontal/,
  'frutta a guscio': /mandorl|nocciol|\bnoci\b|anacard|pistacch|frutta a guscio/,
  sedano: /sedan/,
  senape: /senap/,
  sesamo: /sesam/,
  solfiti: /solfit|bisolfit|anidride solforosa/,
  lupini: /lupin/,
  molluschi: /mollusc|cozz|vongol|calamar|seppi|polp[oi]\b|moscardin|totan/,
} as const satisfies Record<string, RegExp>;

export type Allergen = keyof typeof words;

const codes: Readonly<Record<Allergen, AllergenCode>> = {
  glutine: 'gluten',
  crostacei: 'crustaceans',
  uova: 'eggs',
  pesce: 'fish',
  arachidi: 'peanuts',
  soia: 'soy',
  latte: 'milk',
  'frutta a guscio': 'nuts',
  sedano: 'celery',
  senape: 'mustard',
  sesamo: 'sesame',
  solfiti: 'sulphites',
  lupini: 'lupin',
  molluschi: 'molluscs',
};

const isAllergen = (name: string): name is Allergen => Object.hasOwn(words, name);

const allergenNames: readonly Allergen[] = Object.keys(words).filter(isAllergen);

const marked = /\*([^*]+)\*/g;

/** Throws RangeError where a marked word is no allergen: the data is wrong then. */
function allergenOf(word: string): Allergen {
  const found = allergenNames.find((name) => words[name].test(word.toLowerCase()));
  if (found === undefined) throw new RangeError(`Marked as an allergen, but is none: ${word}`);
  return found;
}

/** Allergens of an ingredient list, in the order of the law. */
export function allergensIn(ingredients: string): readonly Allergen[] {
  const found = new Set(Array.from(ingredients.matchAll(marked), ([, word = '']) => allergenOf(word)));
  return allergenNames.filter((name) => found.has(name));
}

/** The list as HTML, its allergens emphasised. */
export const emphasised = (ingredients: string): string => ingredients.replace(marked, '<strong>$1</strong>');

const strong = (names: readonly Allergen[]): string =>
  names.map((name) => `<strong>${name}</strong>`).join(', ');

const slippedIn = (contained: readonly Allergen[], traces: readonly Allergen[]): readonly Allergen[] =>
  traces.filter((name) => !contained.includes(name));

/** What a label declares, as the shop keeps it beside its text (B-23). */
export function declared(
  contained: readonly Allergen[],
  traces: readonly Allergen[] = [],
): DeclaredAllergens {
  return {
    contains: contained.map((name) => codes[name]),
    traces: slippedIn(contained, traces).map((name) => codes[name]),
  };
}

/** The allergens in one line, shown of loose food as well (B-10). */
export function allergenLine(contained: readonly Allergen[], traces: readonly Allergen[] = []): string {
  const slipped = slippedIn(contained, traces);
  return [
    contained.length === 0 ? 'Nessun allergene da dichiarare.' : `Contiene ${strong(contained)}.`,
    slipped.length === 0 ? '' : `Può contenere tracce di ${strong(slipped)}.`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
