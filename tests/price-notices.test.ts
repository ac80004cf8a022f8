import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../gallery/trees');

/** What every view of the shop says in each of its states, as the gallery keeps it; the bare components say no prices of a product. */
const states = globSync('**/*.txt', { cwd: folder })
  .filter((file) => !file.startsWith('ui/'))
  .flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^## /m)
      .slice(1)
      .map((text) => ({ file, name: text.split('\n', 1)[0] ?? '', text })),
  );

const indent = (line: string): number => line.length - line.trimStart().length;

/** The entries of a state that link to a product, each with all that it says; an entry within another stands for itself. */
function entries(text: string): string[] {
  const lines = text.split('\n');
  const blocks = lines.flatMap((line, at) => {
    if (!/^\s*- '?(?:article|listitem)\b/.test(line)) return [];
    const after = lines.slice(at + 1);
    const end = after.findIndex((next) => next.trim() === '' || indent(next) <= indent(line));
    return [[line, ...after.slice(0, end === -1 ? undefined : end)].join('\n')];
  });
  const ofProducts = blocks.filter((block) => block.includes('/url: /catalog/product/'));
  return ofProducts.filter((block) => !ofProducts.some((other) => other !== block && block.includes(other)));
}

const said = states.flatMap(({ file, name, text }) =>
  entries(text).map((entry) => ({ where: `${file}: ${name}`, entry })),
);

const announced = /Prezzo precedente|invece di|Risparmi|: −\d+%/;

describe('prices in every state of every view', () => {
  test('B-08: wherever a product stands with a price, its price per kg, litre or piece stands too', () => {
    const priced = said.filter(({ entry }) => /\d\s€/.test(entry));
    expect(new Set(priced.map(({ where }) => where.split('/')[0]))).toEqual(
      new Set([
        'amendment',
        'cart',
        'catalogue',
        'checkout',
        'content',
        'fast-search',
        'flyers',
        'home',
        'lists',
        'notifications',
        'offline',
        'orders',
        'product-page',
        'product-tile',
        'recipes',
        'shell',
        'similar',
        'usuals',
      ]),
    );
    const bare = priced.filter(({ entry }) => !/\d\s€\/(?:kg|l|pz)\b/.test(entry));
    expect(bare.map(({ where, entry }) => `${where}\n${entry}`)).toEqual([]);
  });

  test('B-09: wherever a price cut is told, the lowest price of the 30 days before is told in the words of the law', () => {
    const cut = said.filter(({ entry }) => announced.test(entry));
    expect(cut.length).toBeGreaterThan(40);
    const silent = cut.filter(
      ({ where, entry }) =>
        !/Prezzo più basso degli ultimi 30 giorni: [\d.]+,\d\d\s€/.test(entry) &&
        // Goods the law exempts come without that price: the day the cut ends stands in its place.
        !(where.endsWith('no lower price known') && /Fino al/.test(entry)),
    );
    expect(silent.map(({ where, entry }) => `${where}\n${entry}`)).toEqual([]);
  });

  test('B-09: a cut of a price per kg or litre tells the lowest one per kg or litre', () => {
    const loose = said.filter(({ entry }) => /Prezzo precedente [\d.]+,\d\d\s€\/(?:kg|l)\b/.test(entry));
    expect(loose.length).toBeGreaterThan(1);
    const otherwise = loose.filter(
      ({ entry }) => !/Prezzo più basso degli ultimi 30 giorni: [\d.]+,\d\d\s€\/(?:kg|l)\b/.test(entry),
    );
    expect(otherwise).toEqual([]);
  });
});
