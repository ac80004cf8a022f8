import { describe, expect, test } from 'vitest';
import { seed as cestolietoSeed } from './cestolieto/seed.ts';
import { tenant as cestolieto } from './cestolieto/tenant.ts';
import {
  type Brand,
  flatMenu,
  htmlFault,
  links,
  page,
  posts,
  resolves,
  sentences,
  strings,
} from './content-checks.ts';
import { seed as ortaviaSeed } from './ortavia/seed.ts';
import { tenant as ortavia } from './ortavia/tenant.ts';
import { seed as passolestoSeed } from './passolesto/seed.ts';
import { tenant as passolesto } from './passolesto/tenant.ts';
import { seed as quincegateSeed } from './quincegate/seed.ts';
import { tenant as quincegate } from './quincegate/tenant.ts';
import type { Language } from '../contract/languages.ts';
import { textParts } from '../contract/rules/content/text-parts.ts';
import { thresholdText } from '../contract/rules/language/money-text.ts';
import { buildCatalogue } from '../demo/catalogue/build-catalogue.ts';
import type { ShopFeature } from '../contract/tenant.ts';
import { contentFolder } from '../server/content/open-content.ts';
import { readPosts } from '../server/content/read-posts.ts';
import { root } from '../server/root.ts';

const brands: readonly Brand[] = await Promise.all(
  [
    { tenant: cestolieto, seed: cestolietoSeed },
    { tenant: ortavia, seed: ortaviaSeed },
    { tenant: passolesto, seed: passolestoSeed },
    { tenant: quincegate, seed: quincegateSeed },
  ].map(async (brand) => {
    const id = brand.tenant.facts.tenantId;
    return { id, ...brand, texts: await readPosts(contentFolder(root, id), { hasDrafts: true }) };
  }),
);

const soldIn = (language: Language): ReadonlySet<string> =>
  new Set(
    buildCatalogue({ privateLabel: '', seat: '', language, currency: 'EUR' }).products.map(
      ({ slug }) => slug,
    ),
  );

const sold: Readonly<Record<Language, ReadonlySet<string>>> = {
  it: soldIn('it'),
  'en-US': soldIn('en-US'),
};

const requiredPages = [
  'accessibilita',
  'chi-siamo',
  'condizioni-di-vendita',
  'consegna-a-casa',
  'contatti',
  'cookie',
  'privacy',
  'resi-e-rimborsi',
  'ritiro-in-negozio',
  'zone-e-fasce-orarie',
];

/** What the law wants worded alike, or what bears the name the code gives it, may stand in two brands. */
const literalPhrases: readonly string[] = ['cart-changed, cookies-changed, colours-changed'];

/** What the pages on accessibility and the menus say in a language. */
const wordings = {
  it: {
    minutes: 'minuti',
    footer: ['Spesa', 'Consegna', 'Aiuto', 'Legale'],
    offers: 'Offerte',
    topic: 'Accessibilit%C3%A0',
    accessibilityMail: 'accessibilita',
    law: ['17-bis', 'art. 59', 'art. 66-bis', '14 giorni', '2 anni'],
    limits: /<h2>(?:Cosa non va ancora|Limiti noti|3 cose che mancano)<\/h2>(?<list>.*?)<h2>/gs,
    day: /\d{1,2} (?:gennaio|febbraio|marzo|aprile|maggio|giugno|settembre|novembre) (?<year>20\d\d)/,
    statement: {
      'the service': /catalogo|cercare i prodotti/,
      'its conditions': /Condizioni di vendita/i,
      'the law': /(?:decreto legislativo|D\.Lgs\.).{0,30}82/,
      conformity: /parzialmente conforme|Conformità parziale/,
      'how it was assessed': /(?:autovalutazione|Ci siamo valutati da soli).+(?:prove|verifiche) automatiche/,
      'how long an answer takes': /\d+ giorni/,
    },
  },
  'en-US': {
    minutes: 'minutes',
    footer: ['Shop', 'Delivery', 'Help', 'Legal'],
    offers: 'Deals',
    topic: 'Accessibility',
    accessibilityMail: 'accessibility',
    law: ['17-bis', 'rt. 59', 'art. 66-bis', '14 days', '2 years'],
    limits: /<h2>Known limits<\/h2>(?<list>.*?)<h2>/gs,
    day: /(?:January|February|March|April|May|June|September|November) \d{1,2}, (?<year>20\d\d)/,
    statement: {
      'the service': /catalog/,
      'its conditions': /terms of sale/i,
      'the law': /legislative decree 82\/2022/,
      conformity: /conforms partially/,
      'how it was assessed': /self-assessment.+automated tests/,
      'how long an answer takes': /\d+ days/,
    },
  },
} as const;

const facts = (brand: Brand) => {
  const { fees, payments, ...rest } = brand.tenant.facts;
  return {
    fee: fees.deliveryCents,
    freeFrom: fees.freeFromCents,
    minOrder: fees.minOrderCents,
    prebilledPct: payments.prebilledPct,
    types: payments.types,
    masterTypes: payments.masterTypes,
    dueMinutes: payments.dueMinutes,
    restoreDays: rest.restoreDays,
    loyaltyPrefix: rest.loyaltyPrefix,
    pointsPerEuro: rest.pointsPerEuro,
    slotHoldMinutes: rest.slotHoldMinutes,
    proximity: rest.proximityDefaultDistance,
    minProfileLevel: rest.minProfileLevel,
    betaFeatures: rest.betaFeatures,
    minPasswordLength: rest.minPasswordLength,
  };
};

const common = {
  dueMinutes: 60,
  restoreDays: { remembered: 30, otherwise: 1 },
  loyaltyPrefix: '0401',
  pointsPerEuro: 1,
  slotHoldMinutes: 120,
  proximity: 10000,
  minProfileLevel: 2,
  betaFeatures: [] as readonly string[],
  minPasswordLength: 6,
};

test('TEN-07 CHK-15 CHK-20 SES-15 facts are those of the demo data', () => {
  expect(brands.map((brand) => ({ id: brand.id, ...facts(brand) }))).toEqual([
    {
      ...common,
      id: 'cestolieto',
      fee: 490,
      freeFrom: 8000,
      minOrder: 4000,
      prebilledPct: 30,
      types: [2, 12, 113, 13],
      masterTypes: [11, 101],
    },
    {
      ...common,
      id: 'ortavia',
      fee: 590,
      freeFrom: 9000,
      minOrder: 4500,
      prebilledPct: 20,
      types: [2, 12, 13],
      masterTypes: [11, 101],
    },
    {
      ...common,
      id: 'passolesto',
      betaFeatures: ['shopAtWork'],
      fee: 290,
      freeFrom: null,
      minOrder: 2500,
      prebilledPct: 30,
      types: [2, 12],
      masterTypes: [],
    },
    {
      ...common,
      id: 'quincegate',
      fee: 650,
      freeFrom: 7500,
      minOrder: 3500,
      prebilledPct: 30,
      types: [2, 12],
      masterTypes: [],
    },
  ]);
});

test('SHELL-09 all brands but one make home and products public, all show the bottom bar on the web', () => {
  const features = brands.map(({ tenant }) => tenant.features);
  expect(features.map(({ publicTargets }) => publicTargets)).toEqual([
    [],
    ['home', 'products'],
    ['home', 'products'],
    ['home', 'products'],
  ]);
  expect(features.map(({ bottomBarOnWeb }) => bottomBarOnWeb)).toEqual([true, true, true, true]);
});

test('CHK-06 ids are unique over the brands and 89 is a main warehouse that invoices', () => {
  const stores = brands.flatMap(({ seed }) => seed.stores);
  const menuIds = brands
    .flatMap(({ seed }) => Object.values(seed.menus).flatMap(flatMenu))
    .map(({ id }) => id);
  for (const ids of [stores.map((s) => s.storeId), stores.map((s) => s.warehouseId), menuIds]) {
    expect(ids).toHaveLength(new Set(ids).size);
  }
  const main = brands.map(({ seed }) => seed.stores[0]?.warehouseId);
  expect(main).toEqual([89, 90, 95, 100]);
  expect(brands.map(({ tenant }) => tenant.facts.invoiceWarehouseIds)).toEqual([[89], [90], [95], [100]]);
});

test('TEN-01 no sentence stands in two brands, and no brand is named in the content of another', () => {
  const spoken = brands.flatMap(({ tenant, seed, texts }) =>
    Array.from(sentences([tenant.texts, seed, texts])),
  );
  const repeated = spoken.filter((sentence, index) => spoken.indexOf(sentence) !== index);
  expect(
    repeated.filter(
      (sentence) => sentence.length > 40 && sentence.includes(' ') && !literalPhrases.includes(sentence),
    ),
  ).toEqual([]);

  for (const { id, tenant, seed, texts } of brands) {
    const others = brands.filter((other) => other.id !== id).map((other) => other.id);
    expect(
      strings([tenant, seed, texts]).filter((text) =>
        others.some((name) => text.toLowerCase().includes(name)),
      ),
    ).toEqual([]);
  }
});

test('TEN-02 the texts of the brands differ, but for shapes without words and the literal Si', () => {
  const [first, ...rest] = brands.map(({ tenant }) => strings(tenant.texts));
  const worded = (text: string) => text !== 'Si' && /[a-z]/i.test(text.replaceAll(/\{\w+\}/g, ''));
  for (const other of rest) expect(other.filter((text) => worded(text) && first?.includes(text))).toEqual([]);
});

describe.each(brands)('$id', (brand) => {
  const { tenant, seed } = brand;
  const [language] = tenant.facts.languages;
  const wording = wordings[language];
  const { currency } = tenant.facts;
  const money = (cents: number) => thresholdText(cents, { currency, language });
  const has = (feature: ShopFeature) => !tenant.facts.without.includes(feature);

  test('TEN-02 no text is missing', () => {
    const texts = strings(tenant);
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    expect(Object.keys(seed.categoryBlockTitles)).toEqual([
      'offerte',
      'novita',
      'di-stagione',
      'sotto-un-euro',
    ]);
    const written = brand.texts.flatMap((p) => [p.slug, p.title, p.html, p.seoTitle, p.seoDescription]);
    expect(written.filter((text) => text.trim() === '')).toEqual([]);
    expect(strings(seed.slides).filter((text) => text.trim() === '')).toEqual([]);
  });

  test('NAV-07 CMS-05 content has its pages, faq, flyers, advantages and home block', () => {
    expect(
      posts(brand, 'page')
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(requiredPages);
    expect(posts(brand, 'faq').length).toBeGreaterThanOrEqual(11);
    expect(posts(brand, 'faq').filter(({ categorySlug }) => !categorySlug)).toEqual([]);
    expect(posts(brand, 'volantini').length >= 2).toBe(has('flyers'));
    expect(posts(brand, 'volantini').filter(({ validity }) => validity === '')).toEqual([]);
    expect(posts(brand, 'vantaggi').length >= 2).toBe(has('perks'));
    expect(posts(brand, 'ricette').length >= 2).toBe(has('recipes'));
    expect(posts(brand, 'ux-block').map(({ slug }) => slug)).toEqual(
      brand.id === 'cestolieto' ? ['aiuto', 'avviso', 'home'] : ['aiuto', 'home'],
    );
    const slugs = brand.texts.map(({ type, slug }) => `${type}/${slug}`);
    expect(slugs).toHaveLength(new Set(slugs).size);
  });

  test('B-39, CMS-04 flyers and recipes name products that the catalogue has, each once', () => {
    const named = brand.texts.flatMap((post) =>
      post.type === 'volantini'
        ? [post.acf.products]
        : post.type === 'ricette'
          ? [post.acf.ingredients.flatMap(({ product }) => product ?? [])]
          : [],
    );
    for (const slugs of named) expect(slugs).toHaveLength(new Set(slugs).size);
    expect(named.flat().filter((slug) => !sold[language].has(slug))).toEqual([]);
  });

  test('CMS-08 the home block is three sections of kicker, title, text, one link and one picture', () => {
    const block = posts(brand, 'ux-block').find(({ slug }) => slug === 'home');
    const section =
      /<section>\n(<p>[^<]+<\/p>\n)?<h2>[^<]+<\/h2>\n<p>[^<]+<\/p>\n<p><a href="[^"]+">[^<]+<\/a><\/p>\n<p><img [^<>]+><\/p>\n<\/section>/g;
    expect(block?.html.match(section)).toHaveLength(3);
    expect(block?.html.replaceAll(section, '').trim()).toBe('');
  });

  test('SHELL-04 SHELL-05 the footer has four groups and every link leads to something that exists', () => {
    expect(seed.menus.footer.map(({ title }) => title)).toEqual(wording.footer);
    expect(seed.menus.header[0]).toMatchObject({ title: wording.offers, url: '/catalog/search?promo=true' });
    expect(links(brand).filter((link) => !resolves(link, brand))).toEqual([]);
    const footer = flatMenu(seed.menus.footer).map(({ url }) => url);
    for (const slug of ['accessibilita', 'condizioni-di-vendita', 'privacy'])
      expect(footer).toContain(`/page/${slug}`);
  });

  test('CMS-08 blocks and products that pages name are there', () => {
    const parts = brand.texts.flatMap(({ html }) => textParts(html));
    const blocks = parts.flatMap((part) => (part.kind === 'block' ? part.slug : []));
    const products = parts.flatMap((part) => (part.kind === 'products' ? part.slugs : []));
    expect([blocks.length > 0, products.length > 0]).toEqual([true, true]);
    expect(blocks.filter((slug) => !posts(brand, 'ux-block').some((post) => post.slug === slug))).toEqual([]);
    expect(products.filter((slug) => !sold[language].has(slug))).toEqual([]);
  });

  test('B-05 the page about accessibility leads to a form, a mail and a phone', () => {
    const hrefs = page(brand, 'accessibilita').match(/href="[^"]+"/g) ?? [];
    const phone = `tel:+39${tenant.facts.phone.replaceAll(' ', '')}`;
    expect(hrefs).toContain(`href="/servizio-clienti?argomento=${wording.topic}"`);
    expect(hrefs).toContain(`href="${phone}"`);
    expect(
      hrefs.filter((href) => href.startsWith(`href="mailto:${wording.accessibilityMail}@`)),
    ).toHaveLength(1);
  });

  test('B-05 the page about accessibility says all that D.Lgs. 82/2022 asks', () => {
    const statement = page(brand, 'accessibilita')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ');
    const asked: Readonly<Record<string, RegExp>> = {
      ...wording.statement,
      'the trader': /(?:Cestolieto|Ortavia|Passolesto|Quincegate) S\.p\.A\./,
      'the standard': /EN 301 549/,
      'the guidelines': /WCAG 2\.2,?(?: (?:di )?(?:livello|level))? AA/,
      'the authority': /AgID/,
    };
    expect(Object.keys(asked).filter((what) => !asked[what]?.test(statement))).toEqual([]);
    expect(page(brand, 'accessibilita')).toContain('href="https://www.agid.gov.it"');
  });

  test('B-05 each known limit says until when, and the statement since when it holds', () => {
    const [limits = '', ...more] = [...page(brand, 'accessibilita').matchAll(wording.limits)].map(
      ({ groups }) => groups?.['list'] ?? '',
    );
    const items = limits.split('<li>').slice(1);
    expect([more, items.length]).toEqual([[], 3]);
    const { day } = wording;
    expect(items.map((item) => day.exec(item)?.groups?.['year'])).toEqual(['2027', '2027', '2027']);
    const [end = ''] = page(brand, 'accessibilita').split('<h2>').toReversed();
    expect(day.exec(end)?.groups?.['year']).toBe('2026');
  });

  test('B-41 the terms and the page about returns lead to the declaration of withdrawal', () => {
    for (const slug of ['condizioni-di-vendita', 'resi-e-rimborsi'])
      expect(page(brand, slug).match(/href="\/recesso"/g)).toHaveLength(1);
  });

  test('CMS-01 content HTML is well formed and uses the allowed tags only', () => {
    const faults = brand.texts.map(({ slug, html }) => ({ slug, fault: htmlFault(html) }));
    expect(faults.filter(({ fault }) => fault !== null)).toEqual([]);
  });

  test('NAV-30 placeholders are {name}, {brand} and {price}, in the templates only', () => {
    const { titles, descriptions, ...rest } = tenant.texts;
    const unknown = strings([titles, descriptions]).flatMap(
      (text) => text.match(/\{(?!name\}|brand\}|price\})/g) ?? [],
    );
    expect(unknown).toEqual([]);
    expect(strings([rest, seed, brand.texts]).filter((text) => /[{}]/.test(text))).toEqual([]);
    expect(strings(titles).filter((title) => !title.includes('{brand}'))).toEqual([]);
  });

  test('S11 the demo address is delivered, the one in Naples is not, and the page lists every CAP', () => {
    const delivered = (cap: string) => tenant.facts.deliveryCaps.some((entry) => cap.startsWith(entry));
    expect([delivered(seed.homeAddress.postalcode), delivered('80134')]).toEqual([true, false]);
    expect(tenant.facts.deliveryCaps.filter((cap) => !/^\d{3,5}$/.test(cap))).toEqual([]);
    const zones = page(brand, 'zone-e-fasce-orarie');
    expect(tenant.facts.deliveryCaps.filter((cap) => !zones.includes(cap))).toEqual([]);
  });

  test('S01 S04 stores serve the area, each with opening hours for the week', () => {
    expect(seed.stores.length).toBeGreaterThanOrEqual(3);
    expect(seed.stores.some(({ services }) => services.includes(1) && services.includes(2))).toBe(true);
    expect(seed.stores.some(({ lockers }) => lockers.length > 0)).toBe(true);
    expect(seed.stores[0]?.name).toBe(tenant.facts.defaultStoreName);
    for (const store of seed.stores) {
      expect(store.openingHours.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      for (const place of [store, ...store.lockers]) {
        expect([
          place.latitude > 41 && place.latitude < 43,
          place.longitude > 11 && place.longitude < 14,
        ]).toEqual([true, true]);
        expect(`${place.postalcode} ${place.province}`).toMatch(/^\d{5} (RM|VT|RI|LT|FR)$/);
      }
    }
  });

  test('S06 the pickup page names every store and locker of service 1, and no other', () => {
    const text = page(brand, 'ritiro-in-negozio');
    const line = ({ address1, addressNumber }: { address1: string; addressNumber: string }) =>
      `${address1} ${addressNumber}`;
    const pickup = seed.stores.filter(({ services }) => services.includes(1));
    expect(pickup.flatMap((s) => [s, ...s.lockers]).filter((place) => !text.includes(line(place)))).toEqual(
      [],
    );
    const others = seed.stores.filter(({ services }) => !services.includes(1));
    expect(others.filter((store) => text.includes(line(store)) || store.lockers.length > 0)).toEqual([]);
  });

  test('CHK-15 B-12 words and figures agree: fees, minimum, share held, terms', () => {
    const { fees, payments, phone, email } = tenant.facts;
    const terms = page(brand, 'condizioni-di-vendita');
    const figures = [
      money(fees.deliveryCents),
      money(fees.minOrderCents),
      `${payments.prebilledPct}%`,
      `60 ${wording.minutes}`,
    ];
    if (fees.freeFromCents !== null) figures.push(money(fees.freeFromCents));
    expect(figures.filter((figure) => !terms.includes(figure))).toEqual([]);
    for (const law of wording.law) expect(terms).toContain(law);
    expect(tenant.texts.preauthorisationTooltip).toContain(`${payments.prebilledPct}%`);
    // It stands beside the sum of an order: an amount in it would be another one's.
    expect(tenant.texts.preauthorisationTooltip).not.toMatch(/[€$]/);
    expect(tenant.texts.footerAbout.join(' ')).toContain(money(fees.deliveryCents));
    expect(page(brand, 'contatti')).toContain(phone);
    expect(page(brand, 'contatti')).toContain(`mailto:${email}`);
  });

  test('the voice keeps its manners: no exclamation, no oops, curly apostrophes, no break before €', () => {
    const texts = strings([tenant.texts, seed, brand.texts]).filter((text) => text.includes(' '));
    const words = texts.map((text) => text.replaceAll(/<[^>]*>|\[[^\]]*\]/g, ' '));
    expect(words.filter((text) => /!|\boops\b|'|\d €|\d-\d/i.test(text))).toEqual([]);
  });
});
