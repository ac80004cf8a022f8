import { expect, test } from 'vitest';
import { createI18n, remainingMessagesOf } from './i18n.ts';

const advice = 'Controlla come l’hai scritto, o prova con una parola sola.';
const ownAdvice = 'Prova con 1 parola sola.';

const idOf = (wanted: string): string => {
  const [id = ''] = Object.entries(createI18n().messages).find(([, text]) => String(text) === wanted) ?? [];
  return id;
};

test('TEN-05: a brand’s own words stand above the shop’s, whatever is loaded later', async () => {
  const id = idOf(advice);
  const own = createI18n({ [id]: [ownAdvice] });
  expect(own._(id)).toBe(ownAdvice);

  own.load(own.locale, { [id]: [advice], later: ['Dopo'] });
  expect([own._(id), own._('later')]).toEqual([ownAdvice, 'Dopo']);
  own.load({ [own.locale]: { [id]: [advice] } });
  expect(own._(id)).toBe(ownAdvice);
  await remainingMessagesOf(own)();
  expect(own._(id)).toBe(ownAdvice);
});

test('TEN-05: one brand’s words are none of another’s', () => {
  const id = idOf(advice);
  createI18n({ [id]: [ownAdvice], alone: ['Solo qui'] });
  expect(createI18n()._(id)).toBe(advice);
  expect(createI18n().messages).not.toHaveProperty('alone');
});

test('TEN-05: words that a component brings are loaded through what it was handed', () => {
  const own = createI18n({ own: ['Suo'] });
  // What the macro of components hands out.
  new Proxy(own, {}).load(own.locale, { own: ['Di tutti'], brought: ['Portato'] });
  expect([own._('own'), own._('brought')]).toEqual(['Suo', 'Portato']);
});

test.each(['{x}', '{0}', "'", "'{tre}'", '#', '<0>uno</0>', '&lt;', 'עברית', '🥦'])(
  'LIST-02: %s in a value of a message is said as it was typed, also beside a count',
  (typed) => {
    const own = createI18n({
      share: ['Condividi ', ['name']],
      sum: [
        ['name'],
        ': ',
        ['count', 'plural', { one: ['#', ' prodotto di ', ['name']], other: ['#', ' di ', ['name']] }],
      ],
    });
    expect(own._('share', { name: typed })).toBe(`Condividi ${typed}`);
    expect(own._('sum', { name: typed, count: 1 })).toBe(`${typed}: 1 prodotto di ${typed}`);
  },
);
