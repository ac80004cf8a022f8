import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  readonly name: string;
  readonly cents: number;
}

const amount = /^([−+]?)([\d.]+),(\d\d)\s€/;

function centsIn(text: string): number | null {
  const [, sign, whole, cents] = amount.exec(text) ?? [];
  if (whole === undefined || cents === undefined) return null;
  return (sign === '−' ? -1 : 1) * Number(whole.replaceAll('.', '') + cents);
}

/** The lists of amounts of a tree, each from its goods to the end of its panel; a part of another row is left out. */
function listsOf(view: string): Row[][] {
  const tree = readFileSync(new URL(`../gallery/trees/${view}.txt`, import.meta.url), 'utf8');
  const rows = [...tree.matchAll(/- term: "?(.+?)"?\n\s*- definition: "?(.+?)"?\n/g)].flatMap(
    ([, name = '', text = '']) => {
      const cents = centsIn(text);
      return cents === null || /, \d+ × /.test(name) ? [] : [{ name, cents }];
    },
  );
  const starts = rows.flatMap(({ name }, at) => (name.startsWith('Prodotti (') ? [at] : []));
  return starts.map((start, at) => rows.slice(start, starts[at + 1]));
}

const totals = new Set(['Totale', 'Totale stimato', 'Pagato']);

test.each(['orders/OrderView', 'checkout/PaymentResultView'])(
  'ORD-03, ORD-15: in every state of %s the rows add up, and each sum of the money is that of its words',
  (view) => {
    const lists = listsOf(view);
    expect(lists.length).toBeGreaterThan(5);
    for (const rows of lists) {
      const end = rows.findIndex(({ name }) => totals.has(name));
      const total = rows[end];
      const sum = rows.slice(0, end).reduce((all, { cents }) => all + cents, 0);
      expect({ rows, sum }).toEqual({ rows, sum: total?.cents });
      const after = rows.slice(end + 1);
      // What was paid is a total, to which rows lead.
      expect(after.map(({ name }) => name)).not.toContain('Pagato');
      const of = (word: string) => after.find(({ name }) => name === word)?.cents ?? 0;
      const taken = of('Addebitato');
      const settled = taken + of('Non addebitato');
      const held = of('Bloccato');
      expect({ rows, held }).toEqual({ rows, held: held === 0 || settled === 0 ? held : settled });
      const paid = total?.name === 'Pagato' && taken !== 0 ? taken - of('Reso') : total?.cents;
      expect({ rows, paid }).toEqual({ rows, paid: total?.cents });
    }
  },
);
