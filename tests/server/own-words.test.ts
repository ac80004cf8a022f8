import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFoundShop, type FoundShop } from './found-shop.ts';

let shop: FoundShop;

beforeAll(async () => {
  shop = await openFoundShop();
});

afterAll(() => shop?.close());

const common = {
  it: 'Controlla come l’hai scritto, o prova con una parola sola.',
  'en-US': 'Check the spelling, or try a single word.',
};
const own = { it: 'Prova con 1 parola sola, scritta giusta.', 'en-US': 'Try just 1 word, spelled right.' };

test('TEN-05: a brand says a text in its own words, in both languages, and another in the shop’s', async () => {
  const told = async (brand: string, path: string) => {
    const { body } = await shop.get(brand, path);
    return [...Object.values(own), ...Object.values(common)].filter((text) => body.includes(text));
  };
  const it = '/catalog/search?q=qwzxqwzx';
  // Each twice: what one brand says is left in nothing the next is rendered with.
  for (const _ of [1, 2]) {
    expect(await told('passolesto', it)).toEqual([own.it]);
    expect(await told('ortavia', it)).toEqual([common.it]);
    expect(await told('passolesto', `/en${it}`)).toEqual([own['en-US']]);
    expect(await told('ortavia', `/en${it}`)).toEqual([common['en-US']]);
  }
});
