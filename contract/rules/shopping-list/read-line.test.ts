import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measures, numberWords, packWords, pieceWords } from './list-words.ts';
import { readLine } from './read-line.ts';
import type { LineAmount } from './read-line.ts';

type Vector = readonly [line: string, words: string, quantity: number | null, unit: LineAmount['unit']];

const counts: readonly Vector[] = [
  ['2 latte', 'latte', 2, null],
  ['6 uova bio', 'uova bio', 6, null],
  ['2x latte', 'latte', 2, null],
  ['2 x latte', 'latte', 2, null],
  ['2 × latte', 'latte', 2, null],
  ['2× latte', 'latte', 2, null],
  ['latte x2', 'latte', 2, null],
  ['latte x 2', 'latte', 2, null],
  ['latte ×2', 'latte', 2, null],
  ['latte 2x', 'latte', 2, null],
  ['latte (2)', 'latte', 2, null],
  ['latte 2', 'latte', 2, null],
  ['latte: 2', 'latte', 2, null],
  ['latte - 2', 'latte', 2, null],
  ['latte due', 'latte', 2, null],
  ['uova da 6', 'uova', 6, null],
  ['tre mele', 'mele', 3, null],
  ['un limone', 'limone', 1, null],
  ["un'arancia", 'arancia', 1, null],
  ['una melanzana', 'melanzana', 1, null],
  ['dieci panini all’olio', "panini all'olio", 10, null],
  ['12 yogurt greco Fage', 'yogurt greco Fage', 12, null],
  ['SEI Uova', 'Uova', 6, null],
  ['500 g pasta x2', '500 g pasta', 2, null],
  ['2 x 500 g pasta', '500 g pasta', 2, null],
];

const measured: readonly Vector[] = [
  ['500 g pasta', 'pasta', 500, 'g'],
  ['500 gr. di pasta', 'pasta', 500, 'g'],
  ['500g pasta Barilla', 'pasta Barilla', 500, 'g'],
  ['pasta 500g', 'pasta', 500, 'g'],
  ['pasta 500 grammi', 'pasta', 500, 'g'],
  ['pasta da 500 g', 'pasta', 500, 'g'],
  ['pomodori 1,5 kg', 'pomodori', 1500, 'g'],
  ['pomodori 1.5kg', 'pomodori', 1500, 'g'],
  ['1,5 kg pomodori', 'pomodori', 1500, 'g'],
  ['mezzo kilo di pane', 'pane', 500, 'g'],
  ['mezzo chilo di pane', 'pane', 500, 'g'],
  ['1/2 kg di pane', 'pane', 500, 'g'],
  ['½ kg pane', 'pane', 500, 'g'],
  ['un chilo di patate', 'patate', 1000, 'g'],
  ['un chilo e mezzo di patate', 'patate', 1500, 'g'],
  ['due kg e mezzo di arance', 'arance', 2500, 'g'],
  ['2kg di arance', 'arance', 2000, 'g'],
  ['kg 2 patate', 'patate', 2000, 'g'],
  ['patate kg 2', 'patate', 2000, 'g'],
  ['due etti di prosciutto', 'prosciutto', 200, 'g'],
  ['prosciutto cotto 2 etti', 'prosciutto cotto', 200, 'g'],
  ['un etto di parmigiano', 'parmigiano', 100, 'g'],
  ["mezz'etto di bresaola", 'bresaola', 50, 'g'],
  ['cento grammi di rucola', 'rucola', 100, 'g'],
  ['un litro di latte', 'latte', 1000, 'ml'],
  ['mezzo litro di panna', 'panna', 500, 'ml'],
  ['latte 2 litri', 'latte', 2000, 'ml'],
  ['latte 2 lt', 'latte', 2000, 'ml'],
  ['acqua frizzante 1,5 l', 'acqua frizzante', 1500, 'ml'],
  ["1 l d'olio", 'olio', 1000, 'ml'],
  ['birra 33 cl', 'birra', 330, 'ml'],
  ['750 ml olio evo', 'olio evo', 750, 'ml'],
];

const packed: readonly Vector[] = [
  ['2 pacchi di riso', 'riso', 2, 'pack'],
  ['un pacco di riso', 'riso', 1, 'pack'],
  ['2 conf. biscotti', 'biscotti', 2, 'pack'],
  ['biscotti 2 confezioni', 'biscotti', 2, 'pack'],
  ['tre scatolette di tonno', 'tonno', 3, 'pack'],
  ["6 bottiglie d'acqua", 'acqua', 6, 'pack'],
  ['2 pacchi da 500 g di pasta', '500 g di pasta', 2, 'pack'],
  ['una dozzina di uova', 'uova', 12, 'piece'],
  ['mezza dozzina di uova', 'uova', 6, 'piece'],
  ['due dozzine di uova', 'uova', 24, 'piece'],
  ['un paio di limoni', 'limoni', 2, 'piece'],
  ['3 pz mozzarella', 'mozzarella', 3, 'piece'],
  ['mozzarella 3pz', 'mozzarella', 3, 'piece'],
];

const bare: readonly Vector[] = [
  ['latte', 'latte', null, null],
  ["l'acqua", 'acqua', null, null],
  ['il pane', 'pane', null, null],
  ['della frutta', 'frutta', null, null],
  ["un po' di prezzemolo", 'prezzemolo', null, null],
  ['farina 00', 'farina 00', null, null],
  ['spaghetti n. 5', 'spaghetti n. 5', null, null],
  ['farina tipo 1', 'farina tipo 1', null, null],
  ['7up', '7up', null, null],
  ['cioccolato 70%', 'cioccolato 70%', null, null],
  ['acqua 1,5', 'acqua 1,5', null, null],
  ['pane e latte', 'pane e latte', null, null],
  ['il', 'il', null, null],
  ['500 g', '500 g', null, null],
  ['2', '2', null, null],
  ['', '', null, null],
];

describe('B-21: a line of a list', () => {
  test.each([...counts, ...measured, ...packed, ...bare])(
    '"%s" asks for "%s": %s %s',
    (line, words, quantity, unit) => {
      expect(readLine(line)).toEqual({ words, quantity, unit });
    },
  );

  test('is read whatever it is, and always asks for something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (line) => {
        const { words, quantity } = readLine(line);
        expect(words === '').toBe(line.trim() === '');
        expect(quantity === null || quantity > 0).toBe(true);
      }),
    );
  });

  const names = ['latte', 'uova', 'sfoglia', 'Bàrbera', 'Mulino', 'integrale', 'caffè', 'rosso', '00', '7up'];
  const amounts = [
    ...[...numberWords.keys()].filter((word) => /^[a-z]{2,}$/.test(word) && !word.startsWith('mezz')),
    ...[...measures.keys(), ...packWords, ...pieceWords.keys()].map((unit) => `3 ${unit}`),
    '2',
    'x2',
    '2x',
    '1,5kg',
  ];

  test('loses none of its words, on whichever side the amount is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 5 }),
        fc.constantFrom(...amounts),
        fc.boolean(),
        (parts, amount, isFirst) => {
          const words = parts.join(' ');
          const read = readLine(isFirst ? `${amount} ${words}` : `${words} ${amount}`);
          expect(read.words).toBe(words);
          expect(read.quantity).not.toBeNull();
        },
      ),
    );
  });
});
