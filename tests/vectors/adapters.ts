import { reloadsOnResume } from '../../contract/rules/session/app-resume.ts';
import { isAssigned } from '../../contract/rules/checkout/assignment.ts';
import { dayTime } from '../../contract/rules/time/calendar-day.ts';
import { badgeCount } from '../../contract/rules/checkout/cart-badge.ts';
import { isAddressEditable, isTimeslotEditable } from '../../contract/rules/checkout/cart-editability.ts';
import type { CartView } from '../../contract/rules/checkout/cart-editability.ts';
import type { LineQuantity } from '../../contract/rules/checkout/cart-line.ts';
import { cartTotals } from '../../contract/rules/price/cart-total.ts';
import { pageAfterChange } from '../../contract/rules/catalogue/catalogue-filters.ts';
import { catalogueHash } from '../../contract/rules/catalogue/catalogue-hash.ts';
import type { CatalogueKey } from '../../contract/rules/catalogue/catalogue-hash.ts';
import { asksConsent, isConsentChoice } from '../../contract/rules/session/cookie-consent.ts';
import { dateRule } from '../../contract/rules/time/date-text.ts';
import type { Numeric } from '../../contract/rules/number/decimal.ts';
import { deliveryTabs } from '../../contract/rules/checkout/delivery-tabs.ts';
import { discountPercent } from '../../contract/rules/price/discount.ts';
import { emailRule } from '../../contract/rules/validation/email.ts';
import type { FieldRule, FieldValue } from '../../contract/rules/validation/field-rule.ts';
import { showsInstallBanner } from '../../contract/rules/session/install-banner.ts';
import { lettersRule } from '../../contract/rules/validation/letters.ts';
import { isAuthenticated } from '../../contract/rules/session/login-state.ts';
import { checkDigit, loyaltyCardRule } from '../../contract/rules/session/loyalty-card.ts';
import { missingAddressMessage } from '../../contract/rules/address/missing-address-fields.ts';
import type { AddressToCheck } from '../../contract/rules/address/missing-address-fields.ts';
import { fromCents, toCents } from '../../contract/rules/price/money.ts';
import { numbersRule } from '../../contract/rules/number/numbers.ts';
import { lowestPriorPrice } from '../../contract/rules/price/omnibus.ts';
import { orderNotesRule } from '../../contract/rules/checkout/order-notes.ts';
import { orderStatusText } from '../../contract/rules/checkout/order-status.ts';
import { packages } from '../../contract/rules/checkout/packages.ts';
import { pageOf, pageRange } from '../../contract/rules/catalogue/page.ts';
import { minPasswordLength, passwordLengthRule } from '../../contract/rules/session/password.ts';
import { phoneRule } from '../../contract/rules/validation/phone.ts';
import { heldSum } from '../../contract/rules/price/preauthorisation.ts';
import { lineTotal } from '../../contract/rules/price/price-line.ts';
import { packPrice } from '../../contract/rules/price/price-pack.ts';
import { standardUnitPrice, unitPrice } from '../../contract/rules/price/price-unit.ts';
import type { PricedProduct } from '../../contract/rules/price/product-price.ts';
import { minusQuantity, plusQuantity } from '../../contract/rules/quantity/quantity-step.ts';
import { typedQuantity } from '../../contract/rules/quantity/quantity-typed.ts';
import { cacheMaxEntries, isFresh, keysAfterCall } from '../../contract/rules/catalogue/request-cache.ts';
import { requiredRule } from '../../contract/rules/validation/required.ts';
import { offeredWords } from '../../contract/rules/catalogue/searched-words.ts';
import type { SellingInfo } from '../../contract/rules/quantity/selling-info.ts';
import { sellingTerms } from '../../contract/rules/quantity/selling-terms.ts';
import { rememberSentOrder } from '../../contract/rules/checkout/sent-orders.ts';
import { sliderTimestamp } from '../../contract/rules/catalogue/slider-timestamp.ts';
import { hasTaxCodeCheckLetter, taxCodeRule } from '../../contract/rules/fiscal/tax-code.ts';
import { tabLabel } from '../../contract/rules/checkout/timeslot-tab-label.ts';
import { initialTab, visibleDays } from '../../contract/rules/checkout/timeslots.ts';
import type { SlotFacts } from '../../contract/rules/checkout/timeslots.ts';
import { fromThousandths } from '../../contract/rules/number/thousandths.ts';
import { convertUnit } from '../../contract/rules/quantity/unit.ts';
import { hasVatCheckDigit, taxCodeOrVatRule, vatRule } from '../../contract/rules/fiscal/vat.ts';
import { isWishlistEditable } from '../../contract/rules/catalogue/wishlist-editable.ts';
import { addThroughGates } from './add-through-gates.ts';

/** A rule applied to the input its vectors have; each names the fields it reads. */
type Adapter = (input: never) => unknown;

const dayMs = 86_400_000;
const euros = (cents: number | null) => (cents === null ? null : fromCents(cents));
const cents = (amount: Numeric) => toCents(amount ?? 0);

type FlatPrices = SellingInfo & { price?: Numeric; priceDisplay?: Numeric; priceStandardDisplay?: Numeric };
const priced = (input: FlatPrices): PricedProduct => ({ ...input, productInfos: input });

const field =
  (rule: FieldRule): Adapter =>
  ({ value }: { value: FieldValue }) =>
    verdict(rule(value));
const verdict = (message: string | null) => (message === null ? { valid: true } : { valid: false, message });

/** The views have the words of a rule's values; the vectors name them in Italian, counted from Sunday and January. */
const italian = (part: 'weekday' | 'month', at: number): string =>
  new Intl.DateTimeFormat('it', { [part]: 'long', timeZone: 'UTC' }).format(
    part === 'weekday' ? Date.UTC(2023, 0, 1 + at) : Date.UTC(2023, at, 1),
  );

interface OnProduct {
  product: PricedProduct;
  quantity: number;
}

interface LimitedProduct {
  maxAcq: Numeric;
  available: Numeric;
  MULTI_PACK: string | null;
}

const quantityRules: Record<string, Adapter> = {
  'quantity.plus': (i: OnProduct) => plusQuantity(sellingTerms(i.product), i.quantity),
  'quantity.minus': (i: OnProduct) => minusQuantity(sellingTerms(i.product), i.quantity),
  'quantity.manual': (i: OnProduct & { typed: string | number }) =>
    typedQuantity(sellingTerms(i.product), String(i.typed), i.quantity),
  'quantity.maxPurchasable': ({ maxAcq, available, MULTI_PACK }: LimitedProduct) =>
    fromThousandths(
      sellingTerms({ maxAcq, available, productInfos: { MULTI_PACK: MULTI_PACK ?? undefined } }).cap,
    ),
  'quantity.packages': (i: OnProduct) => packages(sellingTerms(i.product), i.quantity),
  'cart.badge': (i: { lines: LineQuantity[] }) => badgeCount(i.lines),
  'unit.convert': convertUnit,
};

const priceRules: Record<string, Adapter> = {
  'price.unit': (i: FlatPrices) => euros(unitPrice(priced(i))),
  'price.unit.promo': (i: FlatPrices) => ({
    unit: euros(unitPrice(priced(i))),
    unitStandard: euros(standardUnitPrice(priced(i))),
  }),
  'price.confezione': (i: FlatPrices) => euros(packPrice(priced(i))),
  'price.line': (i: OnProduct) => euros(lineTotal(i.product, i.quantity)),
  'price.discountPerc': (i: FlatPrices) => discountPercent(priced(i)),
  'payment.preauth': (i: { total: Numeric; variableWeightTotal: Numeric; percent: number | string }) =>
    euros(
      heldSum({
        total: cents(i.total),
        lines: [{ product: { productInfos: { TIPOLOGIA: 'Sfuso' } }, gross: cents(i.variableWeightTotal) }],
        percent: i.percent,
      }).held,
    ),
  'cart.total': (i: {
    items: Numeric[];
    packageTotal: Numeric;
    deliveryFee: Numeric;
    giftTotals?: Numeric[];
  }) => {
    const totals = cartTotals({
      lineTotals: i.items.map(cents),
      packageTotals: [cents(i.packageTotal)],
      giftTotals: (i.giftTotals ?? []).map(cents),
      fee: cents(i.deliveryFee),
      freeFrom: null,
    });
    return {
      ...totals,
      itemsTotal: euros(totals.itemsTotal),
      giftTotal: euros(totals.giftTotal),
      packageTotal: euros(totals.packageTotal),
      deliveryFee: euros(totals.deliveryFee),
      totalPrice: euros(totals.totalPrice),
    };
  },
  'price.omnibus': (i: {
    today: string;
    promoFrom: string;
    history: [string, Numeric][];
    progressive?: boolean;
    perishable?: boolean;
  }) => ({
    prior30: euros(
      lowestPriorPrice({ ...i, history: i.history.map(([day, price]) => ({ day, price: cents(price) })) }),
    ),
  }),
};

const fieldRules: Record<string, Adapter> = {
  'loyalty.checkDigit': (i: { digits: string }) => checkDigit(i.digits),
  'loyalty.card': (i: { value: FieldValue; prefix: string; length: number }) =>
    verdict(loyaltyCardRule(i)(i.value)),
  'taxCode.pattern': field(taxCodeRule),
  'taxCode.checkChar': (i: { value: string }) => ({ valid: hasTaxCodeCheckLetter(i.value) }),
  'vat.pattern': field(vatRule),
  'vat.luhn': (i: { value: string }) => ({ valid: hasVatCheckDigit(i.value) }),
  taxCodeOrVat: field(taxCodeOrVatRule),
  phone: field(phoneRule),
  email: field(emailRule),
  date: field(dateRule),
  letters: field(lettersRule),
  numbers: field(numbersRule),
  password: field(passwordLengthRule(minPasswordLength)),
  required: field(requiredRule),
  orderNotes: (i: { length: number }) => verdict(orderNotesRule('x'.repeat(i.length))),
  'address.missing': (i: AddressToCheck) => ({ message: missingAddressMessage(i) }),
};

const flowRules: Record<string, Adapter> = {
  'timeslot.visible': (i: { days: { dateIso: string; timeslots: SlotFacts[] }[] }) => ({
    days: visibleDays(i.days),
  }),
  'timeslot.tabLabel': (i: { today: string; dateIso: string }) => {
    const label = tabLabel(i.dateIso, i.today);
    if (label === null) return i.dateIso;
    if (label === 'today') return 'OGGI';
    return `${italian('weekday', label.weekday)} ${label.date} ${italian('month', label.month)}`;
  },
  'timeslot.initialTab': (i: { cartDateIso?: string | null; days: string[] }) =>
    initialTab(i.days, i.cartDateIso),
  assigned: (i: Record<string, boolean>) =>
    Object.fromEntries(
      Object.entries(i)
        .filter(([name]) => name.endsWith('AutoAssigned'))
        .map(([name, autoAssigned]) => [
          name.replace('AutoAssigned', 'Assigned'),
          isAssigned({ autoAssigned }, i['bypass'] === true),
        ]),
    ),
  'gate.addToCart': addThroughGates,
  pagination: (i: { totItems: number; pageSize: number; page: number }) => {
    const page = pageOf(i);
    const { start, end } = pageRange(page);
    return { ...page, itemsOnPage: end - start };
  },
  'catalog.hash': (i: CatalogueKey) => catalogueHash(i),
  'filters.reset': (i: { change: string; page: number }) => ({
    page: pageAfterChange(i.change, i.page),
  }),
  searchedWords: (i: { today: string; words: { name: string; counter: number; timestamp: string }[] }) =>
    offeredWords(
      i.words.map((word) => ({ ...word, timestamp: dayTime(word.timestamp) })),
      dayTime(i.today),
    ).map((word) => word.name),
  'cart.address.editable': (i: CartView) => isAddressEditable(i),
  'cart.timeslot.editable': (i: CartView) => isTimeslotEditable(i),
  'wishlist.editable': (i: { sharingGrant?: string | null }) => ({
    editable: isWishlistEditable(i.sharingGrant),
  }),
  'delivery.tabs': (i: { services: number }) => deliveryTabs(i.services),
  'order.status': (i: { id: number }) => orderStatusText(i.id),
};

const daysBefore = (days: number | undefined) => (days === undefined ? null : -days * dayMs);

const appRules: Record<string, Adapter> = {
  loginState: (i: { userId?: number | null }) => ({ authenticated: isAuthenticated(i.userId) }),
  'analytics.sent': (i: { have: number; addOne?: boolean }) => {
    const sent = Array.from({ length: i.have }, (_, index) => index + 1);
    const kept = i.addOne === true ? rememberSentOrder(sent, i.have + 1) : sent;
    return { kept: kept.length, dropped: kept.includes(1) ? null : 'oldest' };
  },
  cache: (i: { ageMs?: number; write?: boolean; entries?: number }) => {
    if (i.ageMs !== undefined) return { fresh: isFresh(i.ageMs) };
    const keys = Array.from(
      { length: i.entries ?? cacheMaxEntries },
      (_, index) => `/products?page=${index}`,
    );
    const kept = keys.reduce<string[]>((held, key) => keysAfterCall(held, { key, write: false }), []);
    return { entries: i.write === true ? keysAfterCall(kept, { key: '', write: true }).length : kept.length };
  },
  'slider.timestamp': (i: { dateIso: string; zone?: string }) => sliderTimestamp(i.dateIso, i.zone),
  'app.resume': (i: { awayMs: number; path: string }) => ({ reload: reloadsOnResume(i) }),
  installBanner: (i: { dismissedDaysAgo?: number; choseRemindDaysAgo?: number }) => ({
    show: showsInstallBanner(
      { closedAt: daysBefore(i.dismissedDaysAgo), remindLaterAt: daysBefore(i.choseRemindDaysAgo) },
      0,
    ),
  }),
  'cookie.consent': (i: { action?: string; saveDate?: string | null; today: string }) =>
    i.action === undefined
      ? { ask: asksConsent({ saveDate: i.saveDate, today: i.today }) }
      : { recorded: isConsentChoice(i.action) },
};

/**
 * Each rule of a vector file, applied through the functions and charts the shop runs, or will run once the flow of a
 * waiting rule is there (contract/rules/waiting-rules.json). Amounts come out in EUR.
 */
export const adapters: ReadonlyMap<string, Adapter> = new Map(
  Object.entries({ ...quantityRules, ...priceRules, ...fieldRules, ...flowRules, ...appRules }),
);
