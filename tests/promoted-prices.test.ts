import { describe, expect, test } from 'vitest';
import { fromCents } from '../contract/rules/price/money.ts';
import { addDays } from '../contract/rules/time/calendar-day.ts';
import { shelfPrice } from '../backend/modules/catalogue/shelf-price.ts';
import { buildCatalogue } from '../demo/catalogue/build-catalogue.ts';
import type { SeedProduct } from '../demo/catalogue/seed-catalogue.ts';
import { aProduct } from '../paths/fixtures/cart-fixtures.ts';
import { percentOff } from '../src/text/money.ts';
import { priceFacts } from '../src/views/product-tile/price-facts.ts';
import { demoTenants } from './backend/demo-tenants.ts';

const today = '2026-11-25';

const before = (days: number) => addDays(today, -days);

const key = { tenantId: 'any', warehouseId: 1, productId: 1 };

/** A seeded product as the shop answers it, with its running promotion. */
function onTheShelf({ productInfos, priceHistory, promo }: SeedProduct) {
  if (promo === null) return null;
  const price = shelfPrice({
    history: priceHistory.map(({ daysAgo, cents }) => ({
      ...key,
      validFrom: before(daysAgo),
      price: cents,
    })),
    promotion: {
      ...key,
      renewsDays: null,
      startsOn: before(promo.daysAgoStart),
      endsOn: addDays(today, promo.daysLeft),
      promoType: 'cut',
      cssClass: promo.cssClass,
      header: promo.header,
      body: promo.body,
      footer: promo.footer,
    },
    infos: productInfos,
    today,
  });
  return price === null ? null : aProduct({ ...price.wire, productInfos });
}

const saving = (cents: number) => `${fromCents(cents).toFixed(2).replace('.', ',')} €`;

describe.each(demoTenants.map(({ facts }) => facts.name))('the promotions of %s', (privateLabel) => {
  const promoted = buildCatalogue({
    privateLabel,
    seat: '',
    language: 'it',
    currency: 'EUR',
  }).products.flatMap((seeded) => {
    const product = onTheShelf(seeded);
    return product === null ? [] : [{ slug: seeded.slug, seeded, product, facts: priceFacts(product) }];
  });

  test('of every kind of sale are there', () => {
    const kinds = new Set(promoted.map(({ product }) => product.productInfos['TIPOLOGIA']));
    expect(kinds).toEqual(new Set(['Confezione', 'Pezzo', 'Sfuso']));
  });

  test('strike the price they call the lowest of 30 days, both of what the price paid is of (B-09, QTY-19)', () => {
    const different = promoted.filter(({ facts: { was, prior } }) => was === null || was !== prior);
    expect(different.map(({ slug, facts }) => ({ slug, ...facts }))).toEqual([]);
  });

  test('tell the lowest price of perishables too, which the law exempts (B-09)', () => {
    const perishable = promoted.filter(({ seeded }) => seeded.perishable);
    expect(perishable.length).toBeGreaterThan(20);
    expect(perishable.filter(({ product }) => product.priorPrice30 === null)).toEqual([]);
  });

  test('promise to save what the shown prices differ by', () => {
    const untrue = promoted.filter(({ product, facts: { now, was, per } }) => {
      const saved = saving(Math.round(((was ?? 0) - now) * 100));
      const of = per === null ? 'su ogni confezione' : 'su ogni chilo';
      return product.warehousePromo?.view.body !== `<p>Risparmi <strong>${saved}</strong> ${of}.</p>`;
    });
    expect(untrue.map(({ slug, product }) => [slug, product.warehousePromo?.view.body])).toEqual([]);
  });

  test('CAT-20: claim the whole per cent, rounded down, that the two printed prices give, on badge and notice', () => {
    const claims = promoted.map(({ slug, product, facts: { now, was, discount } }) => {
      const [paid, struck] = [Math.round(now * 100), Math.round((was ?? 0) * 100)];
      const given = Math.floor(((struck - paid) * 100) / struck);
      const { view } = product.warehousePromo ?? {};
      const [, header] = /−(\d+)%$/.exec(view?.header ?? '') ?? [];
      return { slug, given, claimed: [percentOff(discount ?? 0), Number(header)] };
    });
    expect(claims.length).toBeGreaterThan(250);
    expect(
      claims.filter(
        ({ given, claimed }) => JSON.stringify(claimed) !== JSON.stringify([`−${given}%`, given]),
      ),
    ).toEqual([]);
  });
});
