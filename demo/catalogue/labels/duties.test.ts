import { describe, expect, test } from 'vitest';
import { anchors } from '../anchors.ts';
import { buildCatalogue } from '../build-catalogue.ts';
import { departments } from '../departments.ts';
import type { SeedProduct } from '../seed-catalogue.ts';
import { leafLabels } from './department-labels.ts';
import { legalNames } from './legal-names.ts';

describe('the labels of the whole catalogue', () => {
  const { products } = buildCatalogue({
    privateLabel: 'Cestolieto',
    seat: 'Via del Cesto 1, 00100 Roma (RM)',
    language: 'it',
    currency: 'EUR',
  });
  const leafOf = new Map(
    departments.flatMap(({ leaves }) => leaves.map((leaf) => [leaf.slug, leaf] as const)),
  );
  const isFood = ({ categorySlug }: SeedProduct): boolean =>
    leafOf.has(categorySlug) && leafLabels(categorySlug).nonFood !== true;
  const foods = products.filter(isFood);
  const isLoose = ({ productInfos }: SeedProduct): boolean => productInfos['TIPOLOGIA'] === 'Sfuso';
  const packed = foods.filter((food) => !isLoose(food));
  const alcohol = ({ productInfos }: SeedProduct): number => Number(productInfos['ALCOHOL_VOL'] ?? 0);
  const without = (some: readonly SeedProduct[], isSaid: (food: SeedProduct) => boolean) =>
    some.filter((food) => !isSaid(food)).map(({ slug }) => slug);

  // Reg. UE 1308/2013 (fruit, vegetables, eggs, olive oil, wine), 1379/2013 (fish), 1337/2013 and 1760/2000 (meat), and the
  // Italian decrees of milk, pasta, rice, tomatoes, honey and cured pork: where the origin is always due.
  const originDue = new Set(
    [
      'frutta-fresca agrumi frutta-esotica verdura-fresca pomodori patate-cipolle insalate-pronte erbe-funghi',
      'pollo tacchino-coniglio bovino suino salsicce-preparati agnello-frattaglie pesce-fresco molluschi-crostacei',
      'banco-salumi banco-formaggi salumi-vaschetta mozzarelle formaggi-confezionati latte-fresco latte-uht yogurt',
      'burro-panna uova pasta-semola riso-cereali pomodoro olio-aceto zucchero-miele vino pesce-surgelato',
    ].flatMap((line) => line.split(' ')),
  );
  // Allegato V: unprocessed goods, waters, salt, spices, herbs, coffee and infusions; art. 16: drinks above 1.2% by volume.
  const nutritionExempt = new Set(['erbe-funghi', 'acqua', 'caffe', 'te-tisane', 'sale-spezie']);

  const itemsOf = (slug: string) => [
    ...(leafOf.get(slug)?.items ?? []),
    ...anchors.filter(({ leaf }) => leaf === slug).map(({ item }) => item),
  ];

  test('B-10 has hundreds of packed and of loose foods', () => {
    expect(packed.length).toBeGreaterThan(1200);
    expect(foods.filter(isLoose).length).toBeGreaterThan(100);
  });

  test('B-10 every food has its legal name, in words of its own where the law has some', () => {
    expect(without(foods, ({ label }) => /^[A-ZÈ][^{}<>]{2,}$/.test(label.legal_name ?? ''))).toEqual([]);
    const told = (slug: string) => products.find((one) => one.slug === slug)?.label.legal_name;
    expect(told('penne-rigate-500-g')).toBe('Pasta di semola di grano duro');
    expect(told('birra-chiara-3x33-cl')).toBe('Birra');
    expect(told('mele-annurche')).toBe('Mele annurche');
    expect(told('petto-di-pollo-a-fette-450-g')).toBe('Petto di pollo a fette, carne fresca di pollo');
  });

  test('legal names are written for leaves and items that exist', () => {
    const unknown = Object.entries(legalNames).flatMap(([slug, { items = {} }]) => {
      const names = new Set(itemsOf(slug).map(({ name }) => name));
      return names.size === 0 ? [slug] : Object.keys(items).filter((name) => !names.has(name));
    });
    expect(unknown).toEqual([]);
  });

  test('B-10 every food names its operator with street, postal code and town', () => {
    expect(without(foods, ({ label }) => /^.+, .+ \d+, \d{5} [A-Z].+$/.test(label.operator ?? ''))).toEqual(
      [],
    );
    const elsewhere = foods.filter(({ vendor, label }) => {
      const town = vendor.slice(vendor.lastIndexOf(', ') + 2);
      return vendor.includes(', ') && label.operator?.endsWith(` ${town}`) !== true;
    });
    expect(elsewhere.map(({ vendor }) => vendor)).toEqual([]);
    const own = foods.filter(({ brand }) => brand === 'Cestolieto' || brand === 'Cestolieto Bio');
    expect(new Set(own.map(({ label }) => label.operator))).toEqual(
      new Set(['Cestolieto S.p.A., Via del Cesto 1, 00100 Roma (RM)']),
    );
  });

  test('B-10 every food lists its ingredients, and says of each allergen in them that it is one', () => {
    expect(without(foods, ({ label }) => (label.ingredients ?? '') !== '')).toEqual([]);
    expect(
      without(foods, ({ label }) => /^(?:Contiene|Nessun allergene)/.test(label.allergens ?? '')),
    ).toEqual([]);
    const emphasis = foods.filter(
      ({ label }) =>
        label.ingredients?.includes('<strong>') !== label.allergens?.startsWith('Contiene <strong>'),
    );
    expect(emphasis.map(({ slug }) => slug)).toEqual([]);
  });

  test('B-10 no ingredient that is an allergen stands without its emphasis', () => {
    const plain =
      /\b(?:latte|burro(?! di cacao)|panna|uova|uovo|grano|frumento|orzo|segale|avena|farro|soia|sedano|senape|sesamo|mandorle|nocciole|noci|pistacchi|anacardi|arachidi|lupini|gamberi)\b/i;
    const bare = foods.flatMap(({ slug, label }) => {
      const rest = (label.ingredients ?? '').replaceAll(/<strong>[^<]*<\/strong>/g, '');
      const word = plain.exec(rest)?.[0];
      return word === undefined ? [] : [`${slug}: ${word} in ${rest}`];
    });
    expect(bare).toEqual([]);
  });

  test('B-10 every packed food says its net quantity', () => {
    expect(
      without(packed, ({ description }) => /\d\s*(?:g|kg|ml|cl|l|pz|pezz[io]|uova)\b/.test(description)),
    ).toEqual([]);
  });

  test('B-10 every food says how to keep it', () => {
    expect(without(foods, ({ label }) => (label.storage ?? '') !== '')).toEqual([]);
  });

  test('B-10 every food whose origin is due says it', () => {
    const due = foods.filter(({ categorySlug }) => originDue.has(categorySlug));
    expect(new Set(due.map(({ categorySlug }) => categorySlug))).toEqual(originDue);
    expect(without(due, ({ label }) => (label.origin ?? '') !== '')).toEqual([]);
  });

  test('B-10 every packed food has the nutrition declaration of 100 g or 100 ml, as a table of seven rows at least', () => {
    const due = packed.filter((food) => !nutritionExempt.has(food.categorySlug) && alcohol(food) <= 1.2);
    const complete = [
      'Energia</th><td>[\\d.]+ kJ / [\\d.]+ kcal',
      'Grassi',
      'di cui acidi grassi saturi',
      'Carboidrati',
      'di cui zuccheri',
      'Proteine',
      'Sale',
    ].map((row) => new RegExp(`<tr><th>${row}`));
    expect(
      without(due, ({ label: { nutritional_values: table = '' } }) =>
        [/^<table><thead>.*per 100 (?:g|ml)<\/th>/, ...complete].every((part) => part.test(table)),
      ),
    ).toEqual([]);
  });

  test('B-10 every drink above 1.2% by volume says its strength', () => {
    const strong = foods.filter((food) => alcohol(food) > 1.2);
    expect(strong.length).toBeGreaterThan(80);
    expect(
      without(strong, (food) =>
        (food.label.ingredients ?? '').includes(
          `Titolo alcolometrico: ${String(alcohol(food)).replace('.', ',')}% vol.`,
        ),
      ),
    ).toEqual([]);
  });

  test('B-10 goods that are no food make no such claims', () => {
    const others = products.filter((one) => !isFood(one));
    expect(others.length).toBeGreaterThan(100);
    expect(others.filter(({ label }) => 'legal_name' in label || 'allergens' in label)).toEqual([]);
  });
});
