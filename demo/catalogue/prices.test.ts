import { describe, expect, test } from 'vitest';
import { addDays } from '../../contract/rules/time/calendar-day.ts';
import { lowestPriorPrice } from '../../contract/rules/price/omnibus.ts';
import { unitPrice } from '../../contract/rules/price/price-unit.ts';
import { anchors } from './anchors.ts';
import { buildCatalogue } from './build-catalogue.ts';
import { departments } from './departments.ts';
import { shelfCents } from './price-points.ts';
import type { SeedProduct } from './seed-catalogue.ts';

const { products } = buildCatalogue({
  privateLabel: 'Cestolieto',
  seat: 'Via del Cesto 1, 00100 Roma (RM)',
  language: 'it',
  currency: 'EUR',
});
const listed = products.filter(({ packaging }) => !packaging);
const promised = new Set(anchors.map(({ slug }) => slug));
const today = '2026-03-02';

const perUnit = ({ priceCents, standardPriceCents, productInfos }: SeedProduct): number =>
  unitPrice({ priceDisplay: (standardPriceCents ?? priceCents) / 100, productInfos }) ?? 0;

describe('shelf prices', () => {
  test.each([
    [0.32, 34],
    [0.888, 89],
    [1.83, 179],
    [1.85, 189],
    [9.96, 999],
    [12.3, 1240],
    [28.7, 2890],
  ])('%f euro is tagged %i cents', (euro, cents) => expect(shelfCents(euro)).toBe(cents));
});

describe('prices of the demo catalogue', () => {
  test('every product has a price per kilogram, litre or piece (B-08)', () => {
    expect(products.filter((product) => perUnit(product) <= 0).map(({ slug }) => slug)).toEqual([]);
  });

  test('one name costs at most three times as much by the kilogram from one maker as from another', () => {
    const isMeasured = ({ productInfos }: SeedProduct) => productInfos['WEIGHT_UNIT_BASE'] !== 'PZ';
    const groups = Map.groupBy(
      listed.filter(isMeasured),
      ({ categorySlug, name }) => `${categorySlug} ${name}`,
    );
    const wide = [...groups].filter(([, alike]) => {
      const prices = alike.map(perUnit);
      return Math.max(...prices) > 3 * Math.min(...prices);
    });
    expect(wide.map(([name]) => name)).toEqual([]);
  });

  test('a larger pack of one maker never costs more by the kilogram', () => {
    const groups = Map.groupBy(
      listed.filter(({ slug, productInfos }) => productInfos['TIPOLOGIA'] === 'Pezzo' && !promised.has(slug)),
      ({ categorySlug, name, brand }) => `${categorySlug} ${name} ${brand}`,
    );
    const content = (pack: SeedProduct) => (pack.standardPriceCents ?? pack.priceCents) / perUnit(pack);
    const dearer = [...groups].filter(([, packs]) => {
      const bySize = packs.toSorted((a, b) => content(a) - content(b));
      return bySize.some((pack, index) => {
        const smaller = bySize[index - 1];
        return smaller !== undefined && perUnit(pack) > perUnit(smaller) * 1.05;
      });
    });
    expect(dearer.map(([name]) => name)).toEqual([]);
  });

  test('stay within what a department asks for a kilogram, a litre or a piece', () => {
    const bounds: Readonly<Record<string, readonly [number, number]>> = {
      ortofrutta: [60, 70_000],
      carne: [350, 6000],
      pesce: [300, 9000],
      'salumi-formaggi': [400, 6500],
      gastronomia: [350, 4000],
      'latte-uova': [20, 3500],
      'pane-forno': [250, 2500],
      dispensa: [40, 16_000],
      colazione: [4, 8000],
      snack: [500, 8000],
      bevande: [15, 4500],
      surgelati: [200, 3500],
      baby: [2, 8000],
      casa: [1, 2500],
      persona: [1, 25_000],
      animali: [50, 10_000],
    };
    const departmentOf = new Map(
      departments.flatMap(({ slug, leaves }) => leaves.map((leaf) => [leaf.slug, slug] as const)),
    );
    const odd = listed.filter((product) => {
      const [least, most] = bounds[departmentOf.get(product.categorySlug) ?? ''] ?? [1, 0];
      return perUnit(product) < least || perUnit(product) > most;
    });
    expect(odd.map((product) => `${product.slug} ${perUnit(product)}`)).toEqual([]);
  });
});

function lowest({ priceHistory, promo }: SeedProduct, progressive: boolean): number | null {
  const history = priceHistory.map(({ daysAgo, cents }) => ({ day: addDays(today, -daysAgo), price: cents }));
  return lowestPriorPrice({
    history,
    today,
    promoFrom: addDays(today, -(promo?.daysAgoStart ?? 0)),
    progressive,
  });
}

describe('price cuts', () => {
  const cut = listed.filter(({ promo }) => promo !== null);

  test('run on about 14 per cent of the products, at 7 to 45 per cent less', () => {
    expect(cut.length / listed.length).toBeGreaterThan(0.12);
    expect(cut.length / listed.length).toBeLessThan(0.16);
    const shares = cut.map(
      ({ priceCents, standardPriceCents }) => 1 - priceCents / (standardPriceCents ?? 0),
    );
    expect(Math.min(...shares)).toBeGreaterThan(0.07);
    expect(Math.max(...shares)).toBeLessThan(0.45);
  });

  test('B-09 strike the lowest price of the thirty days before they began', () => {
    for (const progressive of [false, true]) {
      const wrong = cut.filter((product) => lowest(product, progressive) !== product.standardPriceCents);
      expect(wrong.map(({ slug }) => slug)).toEqual([]);
    }
  });

  test('have no struck price without an startupMessage', () => {
    expect(
      listed.filter(({ promo, standardPriceCents }) => (promo === null) !== (standardPriceCents === null)),
    ).toEqual([]);
  });

  test('spare infant formula, which the law forbids to promote', () => {
    const formula = listed.filter(({ name }) => name === 'Latte 1 in polvere');
    expect(formula.length).toBeGreaterThan(0);
    expect(formula.every(({ promo }) => promo === null)).toBe(true);
  });

  test('say their saving and carry a class for their look', () => {
    const notice = cut.find(({ slug }) => slug === 'biscotti-frollini-700-g')?.promo;
    expect(notice?.body).toBe('<p>Risparmi <strong>0,80 €</strong> su ogni confezione.</p>');
    expect(cut.every(({ promo }) => /^promo-[a-z]+$/.test(promo?.cssClass ?? ''))).toBe(true);
  });
});

describe('price histories', () => {
  test('reach back at least sixty days and end on the price paid', () => {
    const wrong = products.filter(({ priceHistory, priceCents }) => {
      const days = priceHistory.map(({ daysAgo }) => daysAgo);
      const sorted = days.every((day, index) => index === 0 || day < (days[index - 1] ?? 0));
      return !sorted || (days[0] ?? 0) < 60 || priceHistory.at(-1)?.cents !== priceCents;
    });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});
