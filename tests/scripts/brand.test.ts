import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkBrand } from '../../scripts/brand/check-brand.ts';
import { explainedKeys, tenantFaults } from '../../contract/tenant-keys.ts';
import { answersOf } from '../../scripts/brand/new/answers-of.ts';
import { writeBrand } from '../../scripts/brand/new/new-brand.ts';
import { brandIds, readBrand } from '../../scripts/brand/read-brand.ts';
import { root } from '../../server/root.ts';
import { tenant as ortavia } from '../../tenants/ortavia/tenant.ts';

const given = {
  name: 'Mercato Buono',
  claim: 'La spesa del quartiere, fino a casa.',
  domain: 'www.mercatobuono.example',
  seller: 'Mercato Buono S.r.l.',
  vat: '00000000000',
  seat: 'Via Casilina 1, 00182 Roma (RM)',
  phone: '06 0000 2222',
  email: 'aiuto@mercatobuono.example',
  action: '#7a1fa2',
  accent: '#00c2a8',
  delivery: '3,90',
  'free-from': '70',
  minimum: '25.50',
  caps: '0017, 00182',
  stores:
    'Mercato Pigneto; Via del Pigneto; 22; 00176; Roma; RM; 41.8889; 12.527 | Mercato Re di Roma; Via Aosta; 7; 00182; Roma; RM; 41.8836; 12.5147',
};

const today = new Date('2026-11-27T10:00:00Z');

const copies: string[] = [];

/** A shop with one brand of this one in it, in a folder of its own. */
async function copyOfShop(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'brand-'));
  copies.push(copy);
  await cp(join(root, 'tenants/ortavia'), join(copy, 'tenants/ortavia'), { recursive: true });
  return copy;
}

let shop = '';

beforeAll(async () => {
  shop = await copyOfShop();
});

afterAll(() => Promise.all(copies.map((copy) => rm(copy, { recursive: true, force: true }))));

/** What is wrong with a brand, each fault as it is said. */
const faultsOf = async (folder: string, id: string) =>
  (await checkBrand(folder, id)).filter(({ verdict }) => verdict === 'wrong').map(({ says }) => says);

/** What is wrong with a brand of which one file was changed. */
async function faultsAfter(path: string, change: (text: string) => string): Promise<string[]> {
  const copy = await copyOfShop();
  const file = join(copy, 'tenants/ortavia', path);
  const before = await readFile(file, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(file, after);
  return faultsOf(copy, 'ortavia');
}

test.each(await brandIds(root))('TEN-01, TEN-02: %s passes the checks of a brand', async (id) => {
  expect(await faultsOf(root, id)).toEqual([]);
});

describe('keys', () => {
  test('TEN-07, TEN-08: each says what it decides', () => {
    const paths = explainedKeys().map(({ path }) => path);
    const keysOf = (value: object, path: string) => Object.keys(value).map((key) => `${path}.${key}`);
    const { fees, payments, restoreDays, bypassAutoAssigned, seller } = ortavia.facts;
    const grouped = { fees, payments, restoreDays, bypassAutoAssigned, seller };
    const wanted = [
      ...keysOf(ortavia.facts, 'facts').filter((path) => !(path.replace('facts.', '') in grouped)),
      ...Object.entries(grouped).flatMap(([name, group]) => keysOf(group, `facts.${name}`)),
      ...keysOf(ortavia.texts, 'texts'),
      ...keysOf(ortavia.features, 'features'),
    ];
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('TEN-02, TEN-07: one that is missing, wrong or unknown is named with what it decides', () => {
    const { claim: _, ...texts } = ortavia.texts;
    const tenant = {
      facts: { ...ortavia.facts, slotHoldMinutes: 0, deliveryCaps: ['roma'] },
      texts: { ...texts, searchPlaceholder: ' ' },
      features: { ...ortavia.features, versionCheckMs: 10, drones: true },
    };
    expect(tenantFaults(tenant)).toEqual([
      'facts.deliveryCaps.0: is no postal code or the beginning of one, of 3 to 5 digits. Postal codes the brand delivers to; an entry may be a prefix.',
      'facts.slotHoldMinutes: Invalid value: Expected >=1 but received 0. How long a chosen slot is kept, in minutes (B-16).',
      'texts.claim: is missing. One sentence on what the brand is.',
      'texts.searchPlaceholder: is empty. Stands in the empty search field.',
      'features.versionCheckMs: Invalid value: Expected >=1000 but received 10. How often an open page asks for a newer version of the shop, in ms (LIFE-04).',
      'features.drones: Invalid key: Expected never but received "drones".',
    ]);
  });
});

describe('the app of a brand', () => {
  test('LIFE-10, TEN-02: one that is malformed is named by its key', () => {
    const withApp = (mobileApp: unknown) =>
      tenantFaults({ ...ortavia, facts: { ...ortavia.facts, mobileApp } });
    expect([withApp(null), withApp(undefined)]).toEqual([[], []]);
    expect(
      withApp({ id: 'It-Ortavia', androidFingerprints: ['aa:bb'], appleTeamId: 'abc', store: 'x' }),
    ).toEqual([
      'facts.mobileApp.id: is no reverse domain of small letters and digits. Of the app in both stores, like it.shop.app; it stays for ever.',
      'facts.mobileApp.androidFingerprints.0: is no SHA-256 fingerprint, 32 pairs like AA:BB. SHA-256 fingerprints of the certificates that sign the Android app; links open in an app signed by one of them.',
      'facts.mobileApp.appleTeamId: is not 10 capital letters and digits. Team at Apple that signs the app for iPhones.',
      'facts.mobileApp.store: Invalid key: Expected never but received "store". The app in the stores of Google and Apple; absent or null where the brand has none.',
    ]);
    expect(withApp({ ...ortavia.facts.mobileApp, androidFingerprints: [] })).toEqual([
      'facts.mobileApp.androidFingerprints: names no certificate. SHA-256 fingerprints of the certificates that sign the Android app; links open in an app signed by one of them.',
    ]);
  });

  test('LIFE-10: without the origins it calls from is named, and one without app needs none', async () => {
    const origins = "appOrigins: ['capacitor://localhost', 'https://localhost']";
    expect(await faultsAfter('tenant.ts', (text) => text.replace(origins, 'appOrigins: []'))).toEqual([
      'facts.appOrigins lacks capacitor://localhost: the app on iPhones calls from it.',
      'facts.appOrigins lacks https://localhost: the app on Android calls from it.',
    ]);
    const plain = (text: string) =>
      text.replace(origins, 'appOrigins: []').replace(/mobileApp: \{[^}]+\},/, 'mobileApp: null,');
    expect(await faultsAfter('tenant.ts', plain)).toEqual([]);
  });

  test('TEN-01: with the id of another brand’s is named', async () => {
    const copy = await copyOfShop();
    await cp(join(root, 'tenants/passolesto'), join(copy, 'tenants/passolesto'), { recursive: true });
    const file = join(copy, 'tenants/ortavia/tenant.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('it.ortavia.shop', 'it.passolesto.shop'));
    expect(await faultsOf(copy, 'ortavia')).toEqual(['it.passolesto.shop is the app of passolesto too.']);
  });
});

describe('a brand with faults', () => {
  test('B-02: colours nobody can read are named as pairs, with their figures', async () => {
    const faults = await faultsAfter('tokens.ts', (text) =>
      text.replace("muted: '#55645a'", "muted: '#8a968e'"),
    );
    expect(faults.slice(0, 2)).toEqual([
      'light: muted on canvas is 2.87:1, #8a968e on #f7f8f2; at least 4.5:1.',
      'light: muted on surface is 3.07:1, #8a968e on #ffffff; at least 4.5:1.',
    ]);
  });

  test('TEN-02: a page the law wants, and what leads to it', async () => {
    const copy = await copyOfShop();
    await rm(join(copy, 'tenants/ortavia/content/pages/privacy.md'));
    expect(await faultsOf(copy, 'ortavia')).toEqual([
      'content/pages/privacy.md is missing: the privacy policy.',
      'A menu, a slide or a text leads to /page/privacy, which is not there.',
    ]);
  });

  test('CHK-15: words that say another figure than the configuration', async () => {
    const change = (text: string) => text.replace('deliveryCents: 590', 'deliveryCents: 610');
    expect(await faultsAfter('tenant.ts', change)).toEqual([
      'content/pages/condizioni-di-vendita.md does not name 6,10\u00A0€, as the configuration does.',
    ]);
  });
});

describe('a brand of two languages', () => {
  test('TEN-03: without the words of the second one is named, with the file', async () => {
    const copy = await copyOfShop();
    await rm(join(copy, 'tenants/ortavia/texts'), { recursive: true });
    await rm(join(copy, 'tenants/ortavia/storefront.en-US.ts'));
    expect(await faultsOf(copy, 'ortavia')).toEqual([
      'texts/en-US.ts is missing: what the brand says in English.',
      'storefront.en-US.ts is missing: the brand as its shoppers receive it in English.',
    ]);
  });

  test('TEN-02, TEN-03: faulty words of the second one are named by their key', async () => {
    const claim = /claim: '[^']+'/;
    expect(await faultsAfter('texts/en-US.ts', (text) => text.replace(claim, "claim: ' '"))).toEqual([
      'texts/en-US.ts: texts.claim: is empty. One sentence on what the brand is.',
    ]);
  });
});

describe('words of its own', () => {
  const withWords = async (path: string, words: unknown, isTaken: boolean) => {
    const copy = await copyOfShop();
    const folder = join(copy, 'tenants/ortavia');
    await mkdir(join(folder, 'words'));
    await writeFile(join(folder, path), typeof words === 'string' ? words : JSON.stringify(words));
    if (isTaken) {
      const module = join(folder, 'storefront.ts');
      const before = await readFile(module, 'utf8');
      await writeFile(module, `${before}import './${path}' with { type: 'json' };\n`);
    }
    return faultsOf(copy, 'ortavia');
  };

  test('TEN-05: of texts the shop has, filled in alike, are as they should be', async () => {
    const words = {
      'Guarda negli altri reparti.': 'Passa al reparto accanto.',
      '{found, plural, one {Mostra # prodotto} other {Mostra # prodotti}}':
        '{found, plural, one {Vedi # cosa} other {Vedi # cose}}',
      'Vuoi togliere {name} dal carrello?': 'Togliamo {name}?',
    };
    expect(await withWords('words/it.json', words, true)).toEqual([]);
  });

  test('TEN-05: of no text of the shop, empty, or with other places are named, each by its Italian', async () => {
    const words = {
      'Guarda gli altri reparti.': 'Passa al reparto accanto.',
      Accetta: ' ',
      'Aggiungi {name} al carrello': 'Aggiungi {product}',
      '{total, plural, one {Una pagina} other {# pagine}}': '{total} pagine',
      Chiudi: 'Chiudi {',
      'Cerca prodotti': 'Cerca {a',
    };
    const faults = await withWords('words/it.json', words, true);
    expect(faults.slice(0, 5)).toEqual([
      'words/it.json: “Guarda gli altri reparti.” is no text of the shop’s: it is written as in locales/it.',
      'words/it.json: “Accetta” has an empty text.',
      'words/it.json: “Aggiungi {name} al carrello” has other places than the shop’s text: product, not name.',
      'words/it.json: “{total, plural, one {Una pagina} other {# pagine}}” has other places than the shop’s text: total, not total plural.',
      'words/it.json: “Chiudi” has other places than the shop’s text: {, not none.',
    ]);
    expect(faults.slice(5)).toEqual([
      expect.stringMatching(/^words\/it\.json: “Cerca prodotti” cannot be read: /),
    ]);
  });

  test('TEN-05: that nobody would read are named', async () => {
    expect(await withWords('words/it.json', { Accetta: 'Va bene' }, false)).toEqual([
      'words/it.json is not imported by storefront.ts: nobody would read it.',
    ]);
    expect(await withWords('words/de.json', { Accetta: 'Gut' }, false)).toEqual([
      'words/de.json: facts.languages has no de.',
    ]);
    expect(await withWords('words/it.json', '[', true)).toEqual([
      'words/it.json is no JSON object of texts.',
    ]);
  });
});

describe('a new brand', () => {
  test('TEN-01, TEN-02: passes its checks, with its own figures and numbers', async () => {
    const made = await writeBrand(shop, await answersOf('mercato', given, null), today);
    expect(made).toContain('tenants/mercato/content/pages/accessibilita.md');
    expect(await checkBrand(shop, 'mercato')).toEqual([
      { verdict: 'good', says: 'Every key of the configuration has a value that can be used.' },
      { verdict: 'good', says: 'Every text and control can be read, light and dark.' },
      { verdict: 'good', says: 'Pages, texts and links are whole.' },
      { verdict: 'good', says: 'Words of its own are the shop’s texts, said otherwise.' },
      ...['narrow', 'wide'].map((form) => ({
        verdict: 'doubtful',
        says: `app/${form}.webp is missing: with npm start running, node scripts/app-pictures.ts takes it.`,
      })),
      {
        verdict: 'doubtful',
        says: 'The logo is 2339 wide at a height of 400; above 1900 it takes a phone’s header from the delivery: write it shorter.',
      },
      { verdict: 'good', says: 'Figures agree with the words, and are no other brand’s.' },
    ]);
    const { tenant, seed, texts } = await readBrand(shop, 'mercato');
    expect(Object.keys((tenant as typeof ortavia).facts)).not.toContain('mobileApp');
    expect(tenant).toMatchObject({
      facts: {
        tenantId: 'mercato',
        fees: { deliveryCents: 390, freeFromCents: 7000, minOrderCents: 2550 },
        deliveryCaps: ['0017', '00182'],
        defaultStoreName: 'Mercato Pigneto',
      },
    });
    const taken = (await readBrand(shop, 'ortavia')).seed.stores.map(({ storeId }) => storeId);
    expect(seed.stores.map(({ storeId }) => taken.includes(storeId))).toEqual([false, false]);
    const terms = texts.find(({ slug }) => slug === 'condizioni-di-vendita')?.html ?? '';
    expect(terms).toContain('La consegna costa 3,90\u00A0€, gratis da 70\u00A0€ di prodotti.');
    expect(terms).not.toContain('{{');
  });

  test('TEN-03: in English says its own figures in dollars, and passes its checks', async () => {
    const asked = {
      ...given,
      domain: 'www.goodmarket.example',
      claim: undefined,
      language: 'en-US',
      currency: 'USD',
    };
    await writeBrand(shop, await answersOf('goodmarket', asked, null), today);
    expect(await faultsOf(shop, 'goodmarket')).toEqual([]);
    const { tenant, seed, texts } = await readBrand(shop, 'goodmarket');
    expect(tenant).toMatchObject({
      facts: { languages: ['en-US'], currency: 'USD' },
      texts: {
        claim: 'Your groceries, at home or at the store.',
        footerAbout: ['Your groceries, at home or at the store.', 'Delivery $3.90, free from $70.'],
      },
    });
    expect(seed.menus.header[1]).toMatchObject({
      title: 'Fruit and vegetables',
      url: '/catalog/category/fruit-and-vegetables',
    });
    expect(seed.categoryBlockTitles).toEqual({
      offerte: 'Deals',
      novita: 'New',
      'di-stagione': 'In season',
      'sotto-un-euro': 'Little prices',
    });
    const htmlOf = (slug: string) => texts.find((text) => text.slug === slug)?.html ?? '';
    expect(htmlOf('condizioni-di-vendita')).toContain(
      'The minimum order is $25.50 of products. Delivery costs $3.90, free from $70 of products.',
    );
    expect(htmlOf('accessibilita')).toContain('November 27, 2026: self-assessment');
    const said = JSON.stringify([tenant, seed, texts]);
    expect(said).not.toMatch(/\{\{|€/);
    expect(said).not.toMatch(/\b(?:carrello|prodotti|consegna|della|degli|spesa)\b(?!-)/i);
  });

  test('CHK-15: in English with words that say another figure is named in dollars', async () => {
    const copy = await mkdtemp(join(tmpdir(), 'brand-'));
    copies.push(copy);
    await mkdir(join(copy, 'tenants'));
    await writeBrand(
      copy,
      await answersOf('goodmarket', { ...given, language: 'en-US', currency: 'USD' }, null),
      today,
    );
    const file = join(copy, 'tenants/goodmarket/tenant.ts');
    const text = await readFile(file, 'utf8');
    await writeFile(
      file,
      text
        .replace('"deliveryCents": 390', '"deliveryCents": 410')
        .replace('"dueMinutes": 60', '"dueMinutes": 45'),
    );
    expect(await faultsOf(copy, 'goodmarket')).toEqual([
      'content/pages/condizioni-di-vendita.md does not name $4.10, as the configuration does.',
      'content/pages/condizioni-di-vendita.md does not name 45 minutes, as the configuration does.',
    ]);
  });

  test('B-02: in English with a colour nobody can read is refused with pair and figure', async () => {
    const answers = await answersOf(
      'orchard',
      { ...given, domain: 'www.orchard.example', language: 'en-US', action: '#ff6600' },
      null,
    );
    const refused = await writeBrand(shop, answers, today).catch(String);
    expect(refused).toContain('light: link on surface is 2.93:1, #ff6600 on #ffffff; at least 4.5:1.');
    expect(await readdir(join(shop, 'tenants'))).not.toContain('orchard');
  });

  test('TEN-03: in a language the shop cannot be said in is refused', async () => {
    const refused = await answersOf('mercato', { ...given, language: 'fr' }, null).catch(String);
    expect(refused).toBe('BrandToolError: --language “fr”: the shop can be said in it and en-US.');
  });

  test('TEN-01: is not written over one that is there', async () => {
    const answers = await answersOf('ortavia', given, null);
    await expect(writeBrand(shop, answers, today)).rejects.toThrow('tenants/ortavia is there already.');
    expect(await faultsOf(shop, 'ortavia')).toEqual([]);
  });

  test('B-02: with a colour nobody can read is refused with pair, figure and what would do; nothing is left', async () => {
    const answers = await answersOf(
      'arancia',
      { ...given, domain: 'www.arancia.example', action: '#ff6600' },
      null,
    );
    const refused = await writeBrand(shop, answers, today).catch(String);
    expect(refused).toContain('#ff6600 cannot be the colour of buttons and links:');
    expect(refused).toContain('light: link on surface is 2.93:1, #ff6600 on #ffffff; at least 4.5:1.');
    expect(refused).toMatch(/The nearest shade that can be read is #[\da-f]{6}\.$/);
    expect(await readdir(join(shop, 'tenants'))).not.toContain('arancia');
    const nearest = /is (#[\da-f]{6})\.$/.exec(String(refused))?.[1] ?? '';
    await writeBrand(shop, { ...answers, action: nearest }, today);
    expect(await faultsOf(shop, 'arancia')).toEqual([]);
  });

  test('TEN-07: an answer that cannot be used is named by its option, with all others', async () => {
    const wrong = { ...given, vat: '12', delivery: 'quattro', stores: 'Pigneto', caps: undefined };
    const refused = await answersOf('mercato', wrong, null).then(() => 'nothing', String);
    expect(refused.split('\n')).toEqual([
      'BrandToolError: --vat “12”: a VAT number has 11 digits.',
      '--delivery “quattro”: an amount, as 4.90.',
      '--caps “”: at least one postal code.',
      '--stores “Pigneto”: a store is: name; street; number; postal code; town; province; latitude; longitude.',
    ]);
  });

  test('TEN-07: who sits before it is asked again until the answer can be used', async () => {
    const asked: string[] = [];
    const lines = ['presto', '4'];
    const { deliveryCents } = await answersOf(
      'mercato',
      { ...given, language: 'it', currency: 'EUR', font: 'outfit', delivery: undefined },
      (asks) => {
        asked.push(asks);
        return Promise.resolve(lines.shift() ?? '');
      },
    );
    expect({ deliveryCents, asked }).toEqual({
      deliveryCents: 400,
      asked: ['Fee of a delivery [4.90]: ', 'Fee of a delivery [4.90]: '],
    });
  });
});
