import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Currency } from '../../../contract/currencies.ts';
import type { Language } from '../../../contract/languages.ts';
import { thresholdText } from '../../../contract/rules/language/money-text.ts';
import type { TenantSeed } from '../../../contract/tenant-seed.ts';
import type { Tenant } from '../../../contract/tenant.ts';
import type { TenantTokens } from '../../../tenants/theme/tokens.ts';
import type { Answers, NewStore } from './answers.ts';
import { schemesOf } from './colours.ts';
import { logoOf } from './logo.ts';
import type { Typeface } from './typeface.ts';
import type { Named } from './words/brand-words.ts';
import { wordsIn } from './words/words-in.ts';

/** Numbers that are unique over all brands (T4). */
export interface FreeNumbers {
  readonly store: number;
  readonly warehouse: number;
  readonly menu: number;
}

const hours = { slotHoldMinutes: 120, dueMinutes: 60, prebilledPct: 30 };

/** Currencies in words. */
const currencyNames: Readonly<Record<Language, Readonly<Record<Currency, string>>>> = {
  it: { EUR: 'euro', USD: 'dollari' },
  'en-US': { EUR: 'euros', USD: 'dollars' },
};

/** How long a new shop's known limits may stay, in days (B-05). */
const limitDays = 240;

/** Writes amounts in the brand's currency, in the form of its language: "4,90 €", "€4.90". */
const feesOf = (answers: Answers): Pick<Named, 'fee' | 'freeFrom'> => ({
  fee: thresholdText(answers.deliveryCents, answers),
  freeFrom: answers.freeFromCents === null ? null : thresholdText(answers.freeFromCents, answers),
});

const namedOf = (answers: Answers): Named => ({
  name: answers.name,
  claim: answers.claim,
  seller: answers.seller,
  vatNumber: answers.vatNumber,
  ...feesOf(answers),
  heldPct: hours.prebilledPct,
});

function tenantOf(answers: Answers, numbers: FreeNumbers): Tenant {
  const { name, seller, language } = answers;
  const [first] = answers.stores;
  return {
    facts: {
      tenantId: answers.id,
      name,
      languages: [language],
      currency: answers.currency,
      without: ['flyers', 'lockers', 'perks', 'recipes', 'singleSignOn'],
      domains: [answers.domain],
      appOrigins: ['capacitor://localhost', 'https://localhost'],
      phone: answers.phone,
      email: answers.email,
      deliveryServices: [2, 1],
      deliveryCaps: answers.caps,
      fees: {
        deliveryCents: answers.deliveryCents,
        freeFromCents: answers.freeFromCents,
        minOrderCents: answers.minOrderCents,
      },
      payments: {
        types: [2, 12],
        masterTypes: [],
        prebilledPct: hours.prebilledPct,
        dueMinutes: hours.dueMinutes,
      },
      socialProviders: [],
      restoreDays: { remembered: 30, otherwise: 1 },
      loyaltyPrefix: '0401',
      pointsPerEuro: 1,
      giftPromotions: [],
      claimDays: 7,
      claimLimitCents: 3000,
      seller: { name: seller, vatNumber: answers.vatNumber },
      lowStock: 5,
      acceptAlternativesDefault: true,
      bypassAutoAssigned: { address: false, timeslot: false },
      invoiceWarehouseIds: [numbers.warehouse],
      proximityDefaultDistance: 10_000,
      slotHoldMinutes: hours.slotHoldMinutes,
      greenSlotOrders: 2,
      minProfileLevel: 2,
      betaFeatures: [],
      minPasswordLength: 8,
      defaultStoreName: first?.name ?? '',
      cookieTerms: '1',
      analytics: { kind: 'collector' },
    },
    texts: wordsIn(language).texts(namedOf(answers)),
    features: {
      bottomBarOnWeb: true,
      publicTargets: ['home', 'products'],
      liveCart: true,
      awaitedCodes: [],
      showClosedSlots: false,
      versionCheckMs: 600_000,
      reloadAfterMs: 1_800_000,
    },
  };
}

const everyDay = (text: string) => [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, text }));

const placeOf = ({ address1, addressNumber, city, province, postalcode, latitude, longitude }: NewStore) => ({
  address1,
  addressNumber,
  city,
  province,
  postalcode,
  latitude,
  longitude,
});

function menusOf(firstId: number, language: Language): TenantSeed['menus'] {
  let id = firstId;
  const item = (title: string, url: string, children: TenantSeed['menus']['header'] = []) => ({
    id: id++,
    title,
    url,
    target: '',
    children: [...children],
  });
  const { menu, shelves, footerShelf } = wordsIn(language);
  const offers = [menu.offers, '/catalog/search?promo=true'] as const;
  const shelf = ([title, category]: readonly [string, string]) =>
    item(title, `/catalog/category/${category}`);
  return {
    header: [item(...offers), ...shelves.map(shelf), item(menu.service, '/servizio-clienti')],
    links: [
      item(menu.home, '/page/consegna-a-casa'),
      item(menu.questions, '/faq'),
      item(menu.contacts, '/page/contatti'),
      item(menu.accessibility, '/page/accessibilita'),
      item(menu.privacy, '/page/privacy'),
    ],
    footer: [
      item(menu.shop, '', [item(...offers), shelf(footerShelf)]),
      item(menu.delivery, '', [
        item(menu.home, '/page/consegna-a-casa'),
        item(menu.pickup, '/page/ritiro-in-negozio'),
        item(menu.areas, '/page/zone-e-fasce-orarie'),
      ]),
      item(menu.help, '', [
        item(menu.questions, '/faq'),
        item(menu.service, '/servizio-clienti'),
        item(menu.returns, '/page/resi-e-rimborsi'),
        item(menu.contacts, '/page/contatti'),
      ]),
      item(menu.legal, '', [
        item(menu.about, '/page/chi-siamo'),
        item(menu.conditions, '/page/condizioni-di-vendita'),
        item(menu.privacy, '/page/privacy'),
        item(menu.cookies, '/page/cookie'),
        item(menu.preferences, '/preferenze-cookie'),
        item(menu.accessibility, '/page/accessibilita'),
      ]),
    ],
  };
}

function seedOf(answers: Answers, numbers: FreeNumbers, { texts }: Tenant): TenantSeed {
  const words = wordsIn(answers.language);
  const homes = answers.stores.filter(({ postalcode }) =>
    answers.caps.some((cap) => postalcode.startsWith(cap)),
  );
  const [home = answers.stores[0]] = homes;
  if (home === undefined) throw new RangeError('a brand has a store');
  return {
    seat: answers.seat,
    homeAddress: placeOf(home),
    stores: answers.stores.map((store, at) => ({
      storeId: numbers.store + at,
      warehouseId: numbers.warehouse + at,
      name: store.name,
      ...placeOf(store),
      services: [1, 2],
      openingHours: everyDay(words.hours),
      lockers: [],
    })),
    slotPrices: [],
    disclaimers: [
      ...texts.privacyStatements.map((text, at) => ({
        type: 'registration' as const,
        title: words.statements[at] ?? '',
        text,
        required: at === 0,
      })),
      { type: 'checkout', ...words.terms(namedOf(answers)), required: true },
    ],
    workplaces: [],
    categoryBlockTitles: words.blockTitles,
    menus: menusOf(numbers.menu, answers.language),
    slides: words.slides(namedOf(answers)),
  };
}

function tokensOf(answers: Answers, { family, weights }: Typeface): TenantTokens {
  const stack = `'${family}', '${family} Fallback', sans-serif`;
  const heavy = weights.at(-1)?.weight ?? '400';
  return {
    font: {
      heading: stack,
      body: stack,
      price: stack,
      headingWeight: heavy,
      headingTracking: '-0.01em',
      priceWeight: heavy,
      wordSpacing: '0',
    },
    radius: { sm: 6, md: 10, lg: 14, control: 10, field: 10, tile: 12 },
    card: { pad: 0, gapX: 16, gapY: 28 },
    layout: { hero: 'block', sections: 'airy', departments: 'tiles', cardAction: 'plus' },
    ...schemesOf(answers),
  };
}

/** What the templates of the texts fill in. */
function wordsOf(answers: Answers, today: Date): Readonly<Record<string, string>> {
  const line = ({ name, address1, addressNumber, postalcode, city }: NewStore) =>
    `- ${name}: ${address1} ${addressNumber}, ${postalcode} ${city}`;
  const stores = answers.stores.map(line).join('\n');
  const { locale, deliverySentence } = wordsIn(answers.language);
  const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const until = new Date(today.getTime() + limitDays * 86_400_000);
  return {
    name: answers.name,
    claim: answers.claim,
    seller: answers.seller,
    vat: answers.vatNumber,
    seat: answers.seat,
    phone: answers.phone,
    phoneLink: `tel:+39${answers.phone.replaceAll(' ', '')}`,
    email: answers.email,
    currency: currencyNames[answers.language][answers.currency],
    minimum: thresholdText(answers.minOrderCents, answers),
    deliverySentence: deliverySentence(feesOf(answers)),
    pct: String(hours.prebilledPct),
    due: String(hours.dueMinutes),
    hold: String(hours.slotHoldMinutes),
    caps: answers.caps.map((cap) => `- ${cap}`).join('\n'),
    stores,
    pickupStores: stores,
    since: longDay.format(today),
    limitsUntil: longDay.format(until),
    date: today.toISOString().slice(0, 10),
  };
}

/** A template with its places filled in; those of its front matter stand between single quotes. */
function filled(template: string, words: Readonly<Record<string, string>>): string {
  const [, front = '', body = ''] = /^(---\n[\s\S]*?\n---\n)([\s\S]*)$/.exec(template) ?? [];
  const fill = (text: string, wordOf: (word: string) => string) =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => wordOf(words[name] ?? ''));
  return fill(front, (word) => word.replaceAll("'", "''")) + fill(body, (word) => word);
}

async function contentFiles(
  language: Language,
  words: Readonly<Record<string, string>>,
): Promise<Map<string, string>> {
  const folder = join(import.meta.dirname, '..', 'template', language);
  const names = (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.md'))
    .toSorted();
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
  return new Map(names.map((name, at) => [`content/${name}`, filled(texts[at] ?? '', words)]));
}

const literal = (value: unknown): string => JSON.stringify(value, null, 2);

function fontSheet({ family, weights }: Typeface): string {
  const faces = weights.map(
    ({ weight }) =>
      `globalFontFace('${family}', webFace({ file: './assets/${weight}.woff2', weight: '${weight}' }));`,
  );
  const locals = weights.map(
    ({ weight, local }) =>
      `  localFace(${literal({ of: local.of, weight, size: local.size, ascent: local.ascent, descent: local.descent })}),`,
  );
  return (
    "import { globalFontFace } from '@vanilla-extract/css';\n" +
    "import { localFace, webFace } from '../theme/font-faces.ts';\n\n" +
    `${faces.join('\n')}\nglobalFontFace('${family} Fallback', [\n${locals.join('\n')}\n]);\n`
  );
}

/** The texts of a new brand's files by their path in its folder; `today` dates them. */
export async function brandFiles(
  answers: Answers,
  { numbers, face, today }: { numbers: FreeNumbers; face: Typeface; today: Date },
): Promise<Map<string, string>> {
  const tenant = tenantOf(answers, numbers);
  const typed = (name: string, type: string, from: string, value: unknown) =>
    `import type { ${type} } from '${from}';\n\nexport const ${name}: ${type} = ${literal(value)};\n`;
  return new Map([
    ['tenant.ts', typed('tenant', 'Tenant', '../../contract/tenant.ts', tenant)],
    [
      'seed.ts',
      typed('seed', 'TenantSeed', '../../contract/tenant-seed.ts', seedOf(answers, numbers, tenant)),
    ],
    ['tokens.ts', typed('tokens', 'TenantTokens', '../theme/tokens.ts', tokensOf(answers, face))],
    ['logo.ts', typed('logo', 'LogoDrawing', '../theme/logo.ts', logoOf(answers.name, face))],
    ['moved.ts', typed('addresses', 'MovedAddresses', '../../contract/tenant.ts', { moved: {}, gone: [] })],
    ['fonts.css.ts', fontSheet(face)],
    [
      'theme.css.ts',
      "import './fonts.css.ts';\nimport { createThemeClass } from '../theme/theme-class.ts';\nimport { tokens } from './tokens.ts';\n\nexport const themeClass = createThemeClass(tokens);\n",
    ],
    [
      'storefront.ts',
      "import type { Storefront } from '../theme/storefront.ts';\nimport { logo } from './logo.ts';\nimport { tenant } from './tenant.ts';\nimport { themeClass } from './theme.css.ts';\n\nexport const storefront: Storefront = { tenant, themeClass, logo };\n",
    ],
    ...(await contentFiles(answers.language, wordsOf(answers, today))),
  ]);
}
