import type { ErrorCode } from './api/error-codes.ts';
import type { SocialProviderName } from './api/account/social.ts';
import type { DeliveryServiceId } from './api/shopping/delivery.ts';
import type { PaymentTypeId } from './api/ordering/payment.ts';

/** The targets of the bottom bar, in their order (SHELL-07). */
export type BottomBarTarget = 'home' | 'orders' | 'products' | 'cart' | 'lists';

/** What a brand may keep to its beta testers: joining a workplace by its code (REG-24). */
export type FeatureName = 'shopAtWork';

/** A certificate a purchase earns once it is delivered (LOY-08). */
export interface GiftPromotion {
  description: string;
  minSpendCents: number;
  amountCents: number;
  validDays: number;
}

/**
 * Who counts what visitors do, once they allow statistics: the shop's own collector, or a tag manager with the origins it may
 * load from and send to and the beginnings of the names of what it stores (COOK-02, COOK-04).
 */
export type Analytics =
  | { readonly kind: 'collector' }
  | {
      readonly kind: 'tagManager';
      /** Id of the container, e.g. `GTM-ABC123`. */
      readonly container: string;
      readonly origins: readonly string[];
      readonly stores: readonly string[];
    };

/** What both sides must know of a brand to compute alike. Money in cents, distances in metres, times in minutes. */
export interface TenantFacts {
  /** Also its host name in development: `<tenantId>.localhost` (T6). */
  tenantId: string;
  name: string;
  /** Domains of the brand besides its development host. */
  domains: readonly string[];
  /** Origins of the mobile shell that get exact CORS (decision 011). */
  appOrigins: readonly string[];
  phone: string;
  email: string;
  /** Postal codes the brand delivers to; an entry may be a prefix. */
  deliveryCaps: readonly string[];
  /** Ways the groceries reach the shopper, in the order of their tabs: 2 home delivery, 1 pickup (ADR-02). */
  deliveryServices: readonly DeliveryServiceId[];
  /** Lockers can be chosen besides stores (ADR-32). */
  lockers: boolean;
  fees: { deliveryCents: number; freeFromCents: number | null; minOrderCents: number };
  payments: {
    types: readonly PaymentTypeId[];
    /** Offered to master accounts on top of `types` (SES-24). */
    masterTypes: readonly PaymentTypeId[];
    /** Held on weighed lines by online payments (CHK-15). */
    prebilledPct: number;
    /** How long a suspended order waits for its payment (CHK-20). */
    dueMinutes: number;
  };
  /** New accounts may be opened (REG-11). */
  registrationEnabled: boolean;
  /** Where shoppers may log in besides the shop's own form, in the order of the buttons (SES-19). */
  socialProviders: readonly SocialProviderName[];
  /** Shoppers may come by the identity provider of their company (SES-21). */
  singleSignOn: boolean;
  /** How many days a restore token is good, with 'remember me' and without (SES-15). */
  restoreDays: { remembered: number; otherwise: number };
  loyaltyPrefix: string;
  pointsPerEuro: number;
  giftPromotions: readonly GiftPromotion[];
  /** For so many days after its delivery a line of an order may be claimed (B-22). */
  claimDays: number;
  /** Claims of an order that come to so much together are accepted at once, those above it by the shop; in cents. */
  claimLimitCents: number;
  /** Who sells, as a receipt or an invoice names it (ORD-16). */
  seller: { name: string; vatNumber: string };
  /** A line whose purchase leaves less than so much in stock, in pieces or kg, is at risk (B-18). */
  lowStock: number;
  acceptAlternativesDefault: boolean;
  /** An autoAssigned address or slot counts as assigned where true (GATE-07). */
  bypassAutoAssigned: { address: boolean; timeslot: boolean };
  /** Warehouses that invoice (CHK-06). */
  invoiceWarehouseIds: readonly number[];
  proximityDefaultDistance: number;
  slotHoldMinutes: number;
  /** So many confirmed orders of one postal code in a slot bring the van near enough to call it green (B-31). */
  greenSlotOrders: number;
  /** Below it a shopper completes the profile before ordering (SES-26). */
  minProfileLevel: number;
  /** What beta testers alone have, by now (SES-25). */
  betaFeatures: readonly FeatureName[];
  /** Fewest characters of a new password; below 6 counts as 6 (VAL-04). */
  minPasswordLength: number;
  defaultStoreName: string;
  /** Version of the text on cookies: another one, and everybody is asked again (B-07). */
  cookieTerms: string;
  analytics: Analytics;
}

/** The brand's own words. `{name}`, `{brand}` and `{price}` are filled in by the storefront. */
interface TenantTexts {
  claim: string;
  titles: { home: string; category: string; product: string; search: string; page: string; plain: string };
  descriptions: { home: string; category: string; product: string; search: string };
  searchPlaceholder: string;
  slotCardTitle: string;
  emptyCart: { title: string; text: string };
  notFound: { title: string; text: string };
  serviceDown: { title: string; text: string };
  paymentCompleted: { title: string; text: string };
  footerAbout: readonly string[];
  footerLegal: string;
  /** The three privacy and consent statements; the first one is required (REG-04). */
  privacyStatements: readonly [string, string, string];
  cashPaymentTooltip: string;
  preauthorisationTooltip: string;
  /** Answer of a confirmation dialog (SHELL-13). */
  confirmYes: string;
}

/** A part of the shop that a brand may be without. */
export type ShopSection = 'flyers' | 'perks' | 'recipes';

interface TenantFeatures {
  /** Those the brand has; the pages of others are not found, at their own addresses (NAV-20). */
  sections: readonly ShopSection[];
  /** The bottom bar shows on the phone web too, not only in the mobile shell (decision 022). */
  bottomBarOnWeb: boolean;
  /** Bottom-bar targets open to anonymous visitors (SHELL-09). */
  publicTargets: readonly BottomBarTarget[];
  /** Quantities are saved as they change, or held until saved (CART-06, CART-07). */
  liveCart: boolean;
  /**
   * Messages of the shop that wait until the shopper has read them, whether they were sent as info, warning or error;
   * for what must not be missed while a toast passes (ERR-06).
   */
  awaitedCodes: readonly ErrorCode[];
  /** Slots that are closed by now are shown too, as not available (SLOT-15). */
  showClosedSlots: boolean;
}

/** A brand: data only, no behaviour. */
export interface Tenant {
  facts: TenantFacts;
  texts: TenantTexts;
  features: TenantFeatures;
}

/** Addresses of a brand that others still know: paths that begin with a slash and end with none, without query. */
export interface MovedAddresses {
  /** Where each leads by now: another path of the shop, which may have a query. */
  readonly moved: Readonly<Record<string, string>>;
  /** What was there once and is nowhere now. */
  readonly gone: readonly string[];
}
