import * as v from 'valibot';
import { errorCodes } from './api/error-codes.ts';
import { currencies } from './currencies.ts';
import { socialProviderNames } from './api/account/social.ts';
import { paymentTypeIds } from './api/ordering/payment.ts';
import { deliveryServiceIds } from './api/shopping/delivery.ts';
import { languages } from './languages.ts';

/** A key of a brand with what it decides, as `npm run brand -- keys` explains it. */
const key = <const S extends v.GenericSchema>(explanation: string, schema: S) =>
  v.pipe(schema, v.description(explanation));

const list = <const S extends v.GenericSchema>(of: S) => v.pipe(v.array(of), v.readonly());

const text = v.pipe(
  v.string(),
  v.check((value) => value.trim() !== '', 'is empty'),
);
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const positive = v.pipe(v.number(), v.integer(), v.minValue(1));
const cents = whole;
const percent = v.pipe(whole, v.maxValue(100));
const interval = v.pipe(v.number(), v.integer(), v.minValue(1000));
const origin = v.pipe(v.string(), v.regex(/^[a-z]+:\/\/[^/\s]+$/, 'is no origin, like https://localhost'));
const domain = v.pipe(
  v.string(),
  v.regex(/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/, 'is no domain, like www.shop.example'),
);
const postalCode = v.pipe(
  v.string(),
  v.regex(/^\d{3,5}$/, 'is no postal code or the beginning of one, of 3 to 5 digits'),
);

const bottomBarTargets = ['home', 'orders', 'products', 'cart', 'lists'] as const;
/** The targets of the bottom bar, in their order (SHELL-07). */
export type BottomBarTarget = (typeof bottomBarTargets)[number];

const featureNames = ['shopAtWork'] as const;
/** What a brand may keep to its beta testers: joining a workplace by its code (REG-24). */
export type FeatureName = (typeof featureNames)[number];

const shopFeatures = [
  'claims',
  'flyers',
  'lists',
  'lockers',
  'loyalty',
  'perks',
  'push',
  'recipes',
  'registration',
  'singleSignOn',
] as const;
/**
 * A part of the shop that a brand may be without: its pages are not found, its calls are unknown, nothing leads there
 * (TEN-08). Lockers stand beside stores (ADR-32), registration opens accounts (REG-11), single sign-on is that of the
 * shopper's company (SES-21), loyalty is card, points and the certificates they earn, push is what devices are told of
 * orders and products (PUSH-08).
 */
export type ShopFeature = (typeof shopFeatures)[number];

const giftPromotionSchema = v.strictObject({
  description: text,
  minSpendCents: cents,
  amountCents: cents,
  validDays: positive,
});
/** A certificate a purchase earns once it is delivered (LOY-08). */
export type GiftPromotion = v.InferOutput<typeof giftPromotionSchema>;

/**
 * Who counts what visitors do, once they allow statistics: the shop's own collector, or a tag manager with the origins it may
 * load from and send to and the beginnings of the names of what it stores (COOK-02, COOK-04).
 */
const analyticsSchema = v.variant('kind', [
  v.pipe(v.strictObject({ kind: v.literal('collector') }), v.readonly()),
  v.pipe(
    v.strictObject({
      kind: v.literal('tagManager'),
      container: key('Id of the container, e.g. GTM-ABC123.', text),
      origins: key('Where it may load from and send to.', list(origin)),
      stores: key('The beginnings of the names of what it stores.', list(text)),
    }),
    v.readonly(),
  ),
]);

const mobileAppSchema = v.strictObject({
  id: key(
    'Of the app in both stores, like it.shop.app; it stays for ever.',
    v.pipe(
      v.string(),
      v.regex(/^[a-z][a-z\d]*(?:\.[a-z][a-z\d]*)+$/, 'is no reverse domain of small letters and digits'),
    ),
  ),
  androidFingerprints: key(
    'SHA-256 fingerprints of the certificates that sign the Android app; links open in an app signed by one of them.',
    v.pipe(
      v.array(
        v.pipe(
          v.string(),
          v.regex(/^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/, 'is no SHA-256 fingerprint, 32 pairs like AA:BB'),
        ),
      ),
      v.minLength(1, 'names no certificate'),
      v.readonly(),
    ),
  ),
  appleTeamId: key(
    'Team at Apple that signs the app for iPhones.',
    v.pipe(v.string(), v.regex(/^[\dA-Z]{10}$/, 'is not 10 capital letters and digits')),
  ),
});

const factsSchema = v.strictObject({
  tenantId: key(
    'Name of the folder, and host name in development: <tenantId>.localhost (T6).',
    v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{1,30}$/, 'is not 2 to 31 small letters, digits and dashes')),
  ),
  name: key('The brand, as shoppers call it.', text),
  languages: key(
    'Languages of the shop (TEN-03). The first is that of its goods and texts; pages of another have it in their address.',
    v.pipe(
      v.tupleWithRest([v.picklist(languages)], v.picklist(languages)),
      v.check((named) => new Set(named).size === named.length, 'names a language twice'),
      v.readonly(),
    ),
  ),
  currency: key(
    'Currency of every amount, in all languages of the shop (TEN-03); ISO 4217.',
    v.picklist(currencies),
  ),
  without: key(
    'The features the brand has not; all others are on (decision 076).',
    list(v.picklist(shopFeatures)),
  ),
  domains: key(
    'Domains of the brand besides its development host; the first is the canonical one.',
    list(domain),
  ),
  appOrigins: key('Origins of the mobile shell that get exact CORS (decision 011).', list(origin)),
  mobileApp: v.nullish(
    key(
      'The app in the stores of Google and Apple; absent or null where the brand has none.',
      mobileAppSchema,
    ),
  ),
  phone: key('Of the customer service, as it is shown.', text),
  email: key(
    'Of the customer service; mails to shoppers come from it.',
    v.pipe(v.string(), v.email('is no address')),
  ),
  deliveryCaps: key('Postal codes the brand delivers to; an entry may be a prefix.', list(postalCode)),
  deliveryServices: key(
    'Ways the groceries reach the shopper, in the order of their tabs: 2 home delivery, 1 pickup (ADR-02).',
    list(v.picklist(deliveryServiceIds)),
  ),
  fees: v.strictObject({
    deliveryCents: key('Fee of a delivery at home, in cents.', cents),
    freeFromCents: key(
      'From so much on the delivery is free, in cents; null where it never is.',
      v.nullable(cents),
    ),
    minOrderCents: key('Least worth of an order, in cents.', cents),
  }),
  payments: v.strictObject({
    types: key('Ways to pay, in their order.', list(v.picklist(paymentTypeIds))),
    masterTypes: key(
      'Offered to master accounts on top of `types` (SES-24).',
      list(v.picklist(paymentTypeIds)),
    ),
    prebilledPct: key('Held on weighed lines by online payments, in percent (CHK-15).', percent),
    dueMinutes: key('How long a suspended order waits for its payment, in minutes (CHK-20).', positive),
  }),
  socialProviders: key(
    'Where shoppers may log in besides the form, in the order of the buttons (SES-19).',
    list(v.picklist(socialProviderNames)),
  ),
  restoreDays: v.strictObject({
    remembered: key("Days a restore token is good with 'remember me' (SES-15).", positive),
    otherwise: key("Days a restore token is good without 'remember me' (SES-15).", positive),
  }),
  loyaltyPrefix: key(
    'What the numbers of the cards begin with.',
    v.pipe(v.string(), v.regex(/^\d{4}$/, 'is not 4 digits')),
  ),
  pointsPerEuro: key('Points a euro spent earns.', whole),
  giftPromotions: key('Certificates that purchases earn (LOY-08).', list(giftPromotionSchema)),
  claimDays: key('For so many days after its delivery a line of an order may be claimed (B-22).', whole),
  claimLimitCents: key(
    'Claims of an order that come to so much together are accepted at once, those above it by the shop; in cents.',
    cents,
  ),
  seller: v.strictObject({
    name: key('Who sells, as a receipt or an invoice names it (ORD-16).', text),
    vatNumber: key('Of the seller, 11 digits.', v.pipe(v.string(), v.regex(/^\d{11}$/, 'is not 11 digits'))),
  }),
  lowStock: key(
    'A line whose purchase leaves less than so much in stock, in pieces or kg, is at risk (B-18).',
    v.pipe(v.number(), v.minValue(0)),
  ),
  acceptAlternativesDefault: key('What is missing is replaced unless a shopper says otherwise.', v.boolean()),
  bypassAutoAssigned: v.strictObject({
    address: key('An address given by the shop counts as chosen (GATE-07).', v.boolean()),
    timeslot: key('A slot given by the shop counts as chosen (GATE-07).', v.boolean()),
  }),
  invoiceWarehouseIds: key('Warehouses that invoice (CHK-06).', list(positive)),
  proximityDefaultDistance: key('How far from a shopper stores are looked for, in metres.', positive),
  slotHoldMinutes: key('How long a chosen slot is kept, in minutes (B-16).', positive),
  greenSlotOrders: key(
    'So many confirmed orders of one postal code in a slot bring the van near enough to call it green (B-31).',
    positive,
  ),
  minProfileLevel: key('Below it a shopper completes the profile before ordering (SES-26).', whole),
  betaFeatures: key('What beta testers alone have, by now (SES-25).', list(v.picklist(featureNames))),
  minPasswordLength: key('Fewest characters of a new password; below 6 counts as 6 (VAL-04).', positive),
  defaultStoreName: key('The store whose goods are shown while none is chosen.', text),
  cookieTerms: key('Version of the text on cookies: another one, and everybody is asked again (B-07).', text),
  analytics: key('Who counts what visitors do, once they allow statistics (COOK-02).', analyticsSchema),
});

/** What both sides must know of a brand to compute alike. Money in cents, distances in metres, times in minutes. */
export interface TenantFacts extends v.InferOutput<typeof factsSchema> {}

const titled = v.strictObject({ title: text, text });

const textsSchema = v.strictObject({
  claim: key('One sentence on what the brand is.', text),
  titles: key(
    'Titles of pages; {name} and {brand} are filled in (NAV-30).',
    v.strictObject({ home: text, category: text, product: text, search: text, page: text, plain: text }),
  ),
  descriptions: key(
    'What search engines show of pages; {name}, {brand} and {price} are filled in (NAV-30, CAT-26).',
    v.strictObject({ home: text, category: text, product: text, search: text }),
  ),
  searchPlaceholder: key('Stands in the empty search field.', text),
  slotCardTitle: key('Above the first free slot of the home page.', text),
  emptyCart: key('In the place of a cart without anything.', titled),
  notFound: key('Of the page that is not there.', titled),
  serviceDown: key('While the shop cannot answer.', titled),
  paymentCompleted: key('Once an order is placed.', titled),
  footerAbout: key('A few lines on the shop, in the footer.', list(text)),
  footerLegal: key('Company, VAT number, prices: the last line of every page (SHELL-05).', text),
  privacyStatements: key(
    'The three privacy and consent statements; the first one is required (REG-04).',
    v.pipe(v.strictTuple([text, text, text]), v.readonly()),
  ),
  cashPaymentTooltip: key('How one pays at the door.', text),
  preauthorisationTooltip: key(
    'Why more is held on a card than the total; names the percentage, no amount.',
    text,
  ),
  confirmYes: key('Answer of a confirmation dialog (SHELL-13).', text),
});

const featuresSchema = v.strictObject({
  bottomBarOnWeb: key(
    'The bottom bar shows on the phone web too, not only in the mobile shell (decision 022).',
    v.boolean(),
  ),
  publicTargets: key(
    'Bottom-bar targets open to anonymous visitors (SHELL-09).',
    list(v.picklist(bottomBarTargets)),
  ),
  liveCart: key('Quantities are saved as they change, or held until saved (CART-06, CART-07).', v.boolean()),
  awaitedCodes: key(
    'Messages of the shop that wait until the shopper has read them, whether they were sent as info, warning or error; ' +
      'for what must not be missed while a toast passes (ERR-06).',
    list(v.picklist(errorCodes)),
  ),
  showClosedSlots: key(
    'Slots that are closed by now are shown too, as not available (SLOT-15).',
    v.boolean(),
  ),
  versionCheckMs: key(
    'How often an open page asks for a newer version of the shop, in ms (LIFE-04).',
    interval,
  ),
  reloadAfterMs: key(
    'An app that was left for longer begins anew when it is opened, in ms (LIFE-01).',
    interval,
  ),
});

/** All that is to be said of a brand: data only, no behaviour. What is not in it is a fault (TEN-02, TEN-07, TEN-08). */
export const tenantSchema = v.strictObject({
  facts: factsSchema,
  texts: textsSchema,
  features: featuresSchema,
});

/** A brand. */
export interface Tenant extends v.InferOutput<typeof tenantSchema> {}

/** Addresses of a brand that others still know: paths that begin with a slash and end with none, without query. */
export interface MovedAddresses {
  /** Where each leads by now: another path of the shop, which may have a query. */
  readonly moved: Readonly<Record<string, string>>;
  /** What was there once and is nowhere now. */
  readonly gone: readonly string[];
}
