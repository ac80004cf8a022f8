import { describe, expect, test } from 'vitest';
import { buildCatalogue } from '../build-catalogue.ts';
import type { SeedCategory, SeedProduct } from '../seed-catalogue.ts';
import { englishFigures, said, vocabulary } from './dictionary.ts';
import { ingredients } from './ingredients.ts';
import { legalNameWords } from './legal-names.ts';
import { names } from './names.ts';
import { englishPackText } from './pack-text.ts';
import { englishPromo } from './promo.ts';
import { sentences } from './sentences.ts';
import { shelves } from './shelves.ts';
import { unchangedIngredients } from './unchanged-ingredients.ts';
import { unchangedNames, unchangedSentences, unchangedShelves } from './unchanged.ts';
import {
  allergenWords,
  bagWords,
  hiddenCategoryWords,
  nutritionWords,
  packWords,
  shopWords,
} from './words.ts';

const shopkeeper = { privateLabel: 'Cestolieto', seat: 'Via del Cesto 1, 00100 Roma (RM)' };
const italian = buildCatalogue({ ...shopkeeper, language: 'it', currency: 'EUR' });
const english = buildCatalogue({ ...shopkeeper, language: 'en-US', currency: 'USD' });

/** Companies, their towns and streets have Italian names in every language. */
const labelTexts = ({ label }: SeedProduct): readonly string[] =>
  Object.entries(label).flatMap(([key, text]) => (key === 'operator' || text === undefined ? [] : [text]));

const productTexts = (product: SeedProduct): readonly string[] => [
  product.name,
  product.description,
  product.highlight ?? '',
  product.deliveryWarehouse?.name ?? '',
  ...(product.promo === null
    ? []
    : [product.promo.label, product.promo.header, product.promo.body, product.promo.footer]),
  ...product.productClasses.map(({ name }) => name),
  product.classMax?.className ?? '',
  ...product.selectOptions.flatMap(({ name, values }) => [name, ...values.map((value) => value.name)]),
  product.productInfos['PACKAGE_DESCR'] ?? '',
  ...('name' in product.picture ? [product.picture.name, product.picture.size] : []),
  ...labelTexts(product),
];

const categoryTexts = ({ name, title, description }: SeedCategory): readonly string[] => [
  name,
  title,
  description,
];

const textsOf = ({ products, categories }: typeof italian): readonly string[] => [
  ...products.flatMap(productTexts),
  ...categories.flatMap(categoryTexts),
];

/** A net content reads alike where it is a number of grams, litres or packs of them. */
const isContent = (text: string): boolean => /^(?:\d+ × )?\d+ (?:g|kg|ml|cl|l)$/.test(text);

const isUnchangedList = (text: string): boolean =>
  text
    .replaceAll(/<\/?strong>/g, '*')
    .split(/[,;:.](?=\s|$|\))|[()]|\d+(?:-\d+)?%/)
    .map((phrase) => phrase.trim())
    .every((phrase) => phrase === '' || unchangedIngredients.has(phrase) || unchangedNames.has(phrase));

const mayStay = (text: string): boolean =>
  text === '' ||
  isContent(text) ||
  isUnchangedList(text) ||
  unchangedShelves.has(text) ||
  unchangedSentences.has(text) ||
  text === 'Panettone';

describe('TEN-03 in the English catalogue', () => {
  test('no text is as it is in Italian, but for what no language changes', () => {
    const before = textsOf(italian);
    const after = textsOf(english);
    expect(after.length).toBe(before.length);
    expect(before.length).toBeGreaterThan(30_000);
    expect([...new Set(after.filter((text, index) => text === before[index] && !mayStay(text)))]).toEqual([]);
  });

  test('no text has Italian function words, but in proper names', () => {
    const properNames =
      /Supplì al telefono|Lasagne alla bolognese|lasagne alla bolognese|Torta della nonna|[Cc]acio e pepe|Bresaola punta d’anca|(?:Prosciutto|Mozzarella|Squacquerone|Porchetta|Pane|Est! Est!! Est!!!|Primitivo|Vermentino|Cesanese|Pomodoro|Capperi|Limone|Oliva) di (?:Bufala|[A-ZÈ])|Pane Casareccio di|Montepulciano d’|Nero d’|(?:Romanesco|Cesanese|Patata) del |dell’Agro/g;
    const italianWord =
      /(?<!\p{L})(?:di|del|dello|della|dei|degli|delle|dal|dalla|al|allo|alla|agli|alle|con|senza|nel|nella|sul|sulla|il|gli|sott|dell|all’|sull)(?!\p{L})/u;
    const left = textsOf(english).filter((text) => italianWord.test(text.replaceAll(properNames, '')));
    expect([...new Set(left)]).toEqual([]);
  });

  test('labels have the figures and as many emphasised words as before', () => {
    const figures = (text: string) => (text.match(/\d+/g) ?? []).toSorted();
    const emphasis = (text: string) => text.split('<strong>').length;
    const wrong = italian.products.flatMap((product, index) => {
      const other = english.products[index];
      const after = other === undefined ? [] : labelTexts(other);
      return labelTexts(product).flatMap((text, at) => {
        const now = after[at] ?? '';
        const isAlike =
          figures(text).join(' ') === figures(now).join(' ') && emphasis(text) === emphasis(now);
        return isAlike ? [] : [`${text} / ${now}`];
      });
    });
    expect(wrong).toEqual([]);
  });
});

describe('dictionaries', () => {
  const unchangedOf = (words: ReadonlyMap<string, string>) =>
    [...words].filter(([before, after]) => before === after).map(([before]) => before);

  test('name what they leave as it is', () => {
    expect(unchangedOf(names)).toEqual([...unchangedNames]);
    expect(unchangedOf(ingredients)).toEqual([...unchangedIngredients]);
    expect(unchangedOf(shelves)).toEqual([...unchangedShelves]);
    expect(unchangedOf(sentences)).toEqual([...unchangedSentences]);
    expect(unchangedOf(shopWords)).toEqual([]);
  });

  test('call no two goods, departments or leaves alike', () => {
    expect(new Set(names.values()).size).toBe(names.size);
    expect(new Set(shelves.values()).size).toBe(shelves.size);
  });

  test('hold nothing that the catalogue does not say', () => {
    const said = [...new Set(textsOf(italian))]
      .join('\n')
      .replaceAll(/<\/?strong>/g, '*')
      .toLowerCase();
    const vocabularies = [
      names,
      ingredients,
      sentences,
      shelves,
      legalNameWords,
      allergenWords,
      nutritionWords,
      packWords,
      shopWords,
      bagWords,
      hiddenCategoryWords,
    ];
    const unsaid = vocabularies.flatMap((words) =>
      [...words.keys()].filter((text) => !said.includes(text.replace('{name}', '').toLowerCase())),
    );
    expect(unsaid).toEqual([]);
  });

  test('fail for what they do not know, and for what is in two of them', () => {
    expect(() => said('Pasta al forno', names)).toThrow(new RangeError('Not in English yet: Pasta al forno'));
    expect(() => vocabulary(['Gin'], { Gin: 'Gin' })).toThrow(new RangeError('Said twice: Gin'));
  });
});

test.each([
  ['500 g', '500 g'],
  ['circa 1,2 kg', 'about 1.2 kg'],
  ['3 pezzi', '3 pieces'],
  ['80 g, sgocciolato 52 g', '80 g, drained 52 g'],
  ['6 × 1,5 l', '6 × 1.5 l'],
  ['al banco, da 100 g', 'from the counter, from 100 g'],
  ['10 capsule, 52 g', '10 capsules, 52 g'],
])('TEN-03 the pack text %s is %s', (before, after) => {
  expect(englishPackText(before)).toBe(after);
});

test.each([
  ['1.508 kJ / 356 kcal', '1,508 kJ / 356 kcal'],
  ['0,25 g', '0.25 g'],
])('figures of %s are written %s', (before, after) => {
  expect(englishFigures(before)).toBe(after);
});

test('TEN-03 a cut of weighed goods is told by the pound', () => {
  const promo = {
    daysAgoStart: 1,
    daysLeft: 3,
    label: 'Dal volantino',
    cssClass: 'promo-volantino',
    header: 'Dal volantino: −30%',
    body: '<p>Risparmi <strong>6,00 €</strong> su ogni chilo.</p>',
    footer: 'Salvo esaurimento scorte.',
  };
  expect(englishPromo(promo, 'USD')).toEqual({
    ...promo,
    label: 'From the flyer',
    header: 'From the flyer: −30%',
    body: '<p>You save <strong>$2.72</strong> on every pound.</p>',
    footer: 'While supplies last.',
  });
  const pack = { ...promo, body: '<p>Risparmi <strong>1,75 €</strong> su ogni confezione.</p>' };
  expect(englishPromo(pack, 'USD').body).toBe('<p>You save <strong>$1.75</strong> on every pack.</p>');
  expect(() => englishPromo({ ...promo, body: '<p>Gratis.</p>' }, 'USD')).toThrow(RangeError);
});
