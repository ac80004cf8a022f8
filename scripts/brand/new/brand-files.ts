import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantSeed } from '../../../contract/tenant-seed.ts';
import type { Tenant } from '../../../contract/tenant.ts';
import type { TenantTokens } from '../../../tenants/theme/tokens.ts';
import type { Answers, NewStore } from './answers.ts';
import { schemesOf } from './colours.ts';
import { logoOf } from './logo.ts';
import type { Typeface } from './typeface.ts';

/** Numbers that are unique over all brands (T4). */
export interface FreeNumbers {
  readonly store: number;
  readonly warehouse: number;
  readonly menu: number;
}

/** 490 as "4,90 €", 3000 as "30 €". */
const euro = (cents: number): string =>
  `${(cents / 100).toFixed(2).replace('.', ',').replace(',00', '')}\u00A0€`;

const longDay = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

const hours = { slotHoldMinutes: 120, dueMinutes: 60, prebilledPct: 30 };

/** How long a new shop's known limits may stay, in days (B-05). */
const limitDays = 240;

function tenantOf(answers: Answers, numbers: FreeNumbers): Tenant {
  const { name, seller } = answers;
  const [first] = answers.stores;
  const delivery = `Consegna ${euro(answers.deliveryCents)}${answers.freeFromCents === null ? '.' : `, gratis da ${euro(answers.freeFromCents)}.`}`;
  return {
    facts: {
      tenantId: answers.id,
      name,
      languages: ['it'],
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
    texts: {
      claim: answers.claim,
      titles: {
        home: 'La spesa online · {brand}',
        category: '{name} · {brand}',
        product: '{name} · {brand}',
        search: 'Cerca {name} · {brand}',
        page: '{name} · {brand}',
        plain: '{name} · {brand}',
      },
      descriptions: {
        home: `Fai la spesa online da {brand}. ${delivery}`,
        category: '{name} da {brand}, con il prezzo al chilo o al litro accanto a ogni prodotto.',
        product: '{name} a {price} da {brand}, a casa o in negozio.',
        search: 'Cerca {name} da {brand}: prezzi, offerte e prodotti simili.',
      },
      searchPlaceholder: 'Cerca un prodotto',
      slotCardTitle: 'Prima fascia libera',
      emptyCart: { title: 'Il carrello è vuoto', text: 'Comincia da un reparto o dalle offerte.' },
      notFound: { title: 'Pagina non trovata', text: 'L’indirizzo non c’è più. Il carrello è al sicuro.' },
      serviceDown: {
        title: 'Torniamo subito',
        text: 'Il carrello e la fascia sono al sicuro: riprova tra poco.',
      },
      paymentCompleted: { title: 'Ordine ricevuto', text: 'Trovi la conferma nella posta.' },
      footerAbout: [answers.claim, delivery],
      footerLegal: `© ${seller} · P. IVA ${answers.vatNumber} · Prezzi IVA inclusa. Le foto sono indicative.`,
      privacyStatements: [
        `Ho letto l’informativa privacy di ${name} e acconsento all’uso dei dati per account e ordini.`,
        `Voglio ricevere offerte e novità di ${name}.`,
        `Acconsento che ${name} usi i miei acquisti per propormi offerte personali.`,
      ],
      cashPaymentTooltip: 'Paghi alla consegna o al ritiro, il peso vero dei prodotti.',
      preauthorisationTooltip: `Blocchiamo il totale più il ${hours.prebilledPct}% dei prodotti a peso; paghi il peso vero.`,
      confirmYes: 'Si',
    },
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

const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, text: '8:00–20:00' }));

const placeOf = ({ address1, addressNumber, city, province, postalcode, latitude, longitude }: NewStore) => ({
  address1,
  addressNumber,
  city,
  province,
  postalcode,
  latitude,
  longitude,
});

function menusOf(firstId: number): TenantSeed['menus'] {
  let id = firstId;
  const item = (title: string, url: string, children: TenantSeed['menus']['header'] = []) => ({
    id: id++,
    title,
    url,
    target: '',
    children: [...children],
  });
  const offers = ['Offerte', '/catalog/search?promo=true'] as const;
  return {
    header: [
      item(...offers),
      item('Frutta e verdura', '/catalog/category/ortofrutta'),
      item('Carne', '/catalog/category/carne'),
      item('Salumi e formaggi', '/catalog/category/salumi-formaggi'),
      item('Latte e uova', '/catalog/category/latte-uova'),
      item('Pane e forno', '/catalog/category/pane-forno'),
      item('Dispensa', '/catalog/category/dispensa'),
      item('Surgelati', '/catalog/category/surgelati'),
      item('Servizio clienti', '/servizio-clienti'),
    ],
    links: [
      item('Consegna a casa', '/page/consegna-a-casa'),
      item('Domande frequenti', '/faq'),
      item('Contatti', '/page/contatti'),
      item('Accessibilità', '/page/accessibilita'),
      item('Privacy', '/page/privacy'),
    ],
    footer: [
      item('Spesa', '', [item(...offers), item('Dispensa', '/catalog/category/dispensa')]),
      item('Consegna', '', [
        item('Consegna a casa', '/page/consegna-a-casa'),
        item('Ritiro in negozio', '/page/ritiro-in-negozio'),
        item('Zone e fasce orarie', '/page/zone-e-fasce-orarie'),
      ]),
      item('Aiuto', '', [
        item('Domande frequenti', '/faq'),
        item('Servizio clienti', '/servizio-clienti'),
        item('Resi e rimborsi', '/page/resi-e-rimborsi'),
        item('Contatti', '/page/contatti'),
      ]),
      item('Legale', '', [
        item('Chi siamo', '/page/chi-siamo'),
        item('Condizioni di vendita', '/page/condizioni-di-vendita'),
        item('Privacy', '/page/privacy'),
        item('Cookie', '/page/cookie'),
        item('Preferenze cookie', '/preferenze-cookie'),
        item('Accessibilità', '/page/accessibilita'),
      ]),
    ],
  };
}

function seedOf(answers: Answers, numbers: FreeNumbers, { texts }: Tenant): TenantSeed {
  const titles = ['Privacy', 'Offerte', 'Offerte personali'];
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
      openingHours: everyDay,
      lockers: [],
    })),
    slotPrices: [],
    disclaimers: [
      ...texts.privacyStatements.map((text, at) => ({
        type: 'registration' as const,
        title: titles[at] ?? '',
        text,
        required: at === 0,
      })),
      {
        type: 'checkout',
        title: 'Condizioni di vendita',
        text: `Accetto le condizioni di vendita di ${answers.name}.`,
        required: true,
      },
    ],
    workplaces: [],
    categoryBlockTitles: {
      offerte: 'In offerta',
      novita: 'Novità',
      'di-stagione': 'Di stagione',
      'sotto-un-euro': 'Sotto un euro',
    },
    menus: menusOf(numbers.menu),
    slides: [
      {
        title: answers.claim,
        subtitle: texts.footerAbout[1] ?? '',
        art: { kind: 'product', ids: ['acqua-naturale-1-5-l', 'penne-rigate-500-g', 'caffe-macinato-250-g'] },
        link: '/catalog/search?promo=true',
        alt: 'Acqua, pasta e caffè',
      },
      {
        title: 'Offerte in corso',
        subtitle: 'Il prezzo barrato è il più basso degli ultimi 30 giorni.',
        art: { kind: 'emoji', ids: ['1f345', '1f34e', '1f956'] },
        link: '/catalog/search?promo=true',
        alt: 'Pomodoro, mela e pane',
      },
      {
        title: 'Si ritira in negozio',
        subtitle: 'Ordini online e passi quando è pronta.',
        art: { kind: 'emoji', ids: ['1f6cd-fe0f', '1f4e6', '1f95b'] },
        link: '/page/ritiro-in-negozio',
        alt: 'Borsa della spesa, scatola e latte',
      },
    ],
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
    minimum: euro(answers.minOrderCents),
    deliverySentence:
      answers.freeFromCents === null
        ? `La consegna costa ${euro(answers.deliveryCents)}.`
        : `La consegna costa ${euro(answers.deliveryCents)}, gratis da ${euro(answers.freeFromCents)} di prodotti.`,
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

async function contentFiles(words: Readonly<Record<string, string>>): Promise<Map<string, string>> {
  const folder = join(import.meta.dirname, '..', 'template');
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
    ...(await contentFiles(wordsOf(answers, today))),
  ]);
}
