import { stem } from './stem.ts';

// Words shoppers use for the same thing.
const groups: readonly (readonly string[])[] = [
  ['biologico', 'biologica', 'organico'],
  ['te', 'the', 'thea'],
  ['evo', 'extravergine'],
  ['surgelato', 'congelato'],
  ['anguria', 'cocomero'],
  ['spigola', 'branzino'],
  ['alici', 'acciughe'],
  ['polpo', 'polipo'],
  ['burger', 'hamburger'],
  ['wurstel', 'wuerstel', 'frankfurter'],
  ['patatine', 'chips'],
  ['bibita', 'bevanda', 'gassosa'],
  ['spumante', 'prosecco', 'bollicine'],
  ['pannolini', 'pannolino', 'pampers'],
  ['fagiolini', 'cornetti'],
  ['finocchiona', 'sbriciolona'],
  ['clementine', 'mandarini'],
  ['scottex', 'asciugatutto', 'rotoloni'],
  ['detersivo', 'detergente'],
  ['ammorbidente', 'coccolino'],
  ['cracker', 'crackers'],
  ['cereali', 'cornflakes', 'muesli'],
  ['succo', 'spremuta'],
  ['integrale', 'integrali'],
  ['pesto', 'genovese'],
  ['cioccolato', 'cioccolata'],
  ['zucchine', 'zucchini', 'zucchina'],
  ['parmigiano', 'reggiano'],
  ['carta', 'rotolo'],
  ['petfood', 'crocchette'],
  ['deodorante', 'desodorante'],
  ['frizzante', 'gasata', 'gassata'],
  ['bagnoschiuma', 'bagnodoccia', 'docciaschiuma'],
];

// Words for many things: each of them is one, none of them is all.
const collective: Readonly<Record<string, readonly string[]>> = {
  cibo: ['crocchette', 'bocconcini', 'pate', 'mousse', 'snack', 'ossa', 'mangime'],
};

const byStem = new Map([
  ...groups.flatMap((group) => {
    const stems = [...new Set(group.map(stem))];
    return stems.map((one) => [one, stems.filter((other) => other !== one)] as const);
  }),
  ...Object.entries(collective).map(([word, things]) => [stem(word), things.map(stem)] as const),
]);

// Spellings that are more than one typo away from the right one, or that a name might begin with.
const misspellings: Readonly<Record<string, readonly string[]>> = {
  yogurt: ['iogurt', 'jogurt', 'yoghurt', 'yogourt'],
  mozzarella: ['mozarella', 'mozzarela'],
  hamburger: ['amburger'],
  cracker: ['creker'],
  cioccolato: ['ciocolato'],
  maionese: ['mayonese', 'majonese'],
  ketchup: ['chetciap', 'kechup'],
};

const rightSpellings = new Map(
  Object.entries(misspellings).flatMap(([right, wrong]) => wrong.map((one) => [stem(one), right] as const)),
);

/** The word a misspelled one stands for; null for any other. */
export const rightSpelling = (word: string): string | null => rightSpellings.get(stem(word)) ?? null;

/** Stems that mean the same as this one. */
export function synonymsOf(wordStem: string): readonly string[] {
  return byStem.get(wordStem) ?? [];
}
