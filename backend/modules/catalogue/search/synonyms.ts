import { stem } from './stem.ts';

// Words shoppers use for the same thing, and spellings that are more than one typo away.
const groups: readonly (readonly string[])[] = [
  ['yogurt', 'iogurt', 'jogurt', 'yoghurt', 'yogourt'],
  ['mozzarella', 'mozarella', 'mozzarela'],
  ['biologico', 'biologica', 'organico'],
  ['te', 'the', 'thea'],
  ['evo', 'extravergine'],
  ['surgelato', 'congelato'],
  ['anguria', 'cocomero'],
  ['spigola', 'branzino'],
  ['alici', 'acciughe'],
  ['polpo', 'polipo'],
  ['burger', 'hamburger', 'amburger'],
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
  ['cracker', 'crackers', 'creker'],
  ['cereali', 'cornflakes', 'muesli'],
  ['succo', 'spremuta'],
  ['integrale', 'integrali'],
  ['pesto', 'genovese'],
  ['maionese', 'mayonese', 'majonese'],
  ['ketchup', 'chetciap', 'kechup'],
  ['cioccolato', 'cioccolata', 'ciocolato'],
  ['zucchine', 'zucchini', 'zucchina'],
  ['parmigiano', 'reggiano'],
  ['carta', 'rotolo'],
  ['petfood', 'crocchette'],
  ['deodorante', 'desodorante'],
  ['bagnoschiuma', 'bagnodoccia', 'docciaschiuma'],
];

const byStem = new Map(
  groups.flatMap((group) => {
    const stems = [...new Set(group.map(stem))];
    return stems.map((one) => [one, stems.filter((other) => other !== one)] as const);
  }),
);

/** Stems that mean the same as this one. */
export function synonymsOf(wordStem: string): readonly string[] {
  return byStem.get(wordStem) ?? [];
}
