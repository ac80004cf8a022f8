import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { amendmentMachine } from '../../machines/amendment/amendment.machine.ts';
import type { appLifecycleMachine } from '../../machines/app-lifecycle/app-lifecycle.machine.ts';
import type { barcodeMachine } from '../../machines/barcode/barcode.machine.ts';
import type { pushMachine } from '../../machines/push/push.machine.ts';
import type { pushMessageMachine } from '../../machines/push-message/push-message.machine.ts';
import type { colourSchemeMachine } from '../../machines/colour-scheme/colour-scheme.machine.ts';
import type { cartEmptyingMachine } from '../../machines/cart-emptying/cart-emptying.machine.ts';
import type { cookieConsentMachine } from '../../machines/cookie-consent/cookie-consent.machine.ts';
import type { contentBlockMachine } from '../../machines/content-block/content-block.machine.ts';
import type { departmentProductsMachine } from '../../machines/department-products/department-products.machine.ts';
import type { drawersMachine } from '../../machines/drawers/drawers.machine.ts';
import type { offlineQueueMachine } from '../../machines/offline-queue/offline-queue.machine.ts';
import type { excludedProductsMachine } from '../../machines/excluded-products/excluded-products.machine.ts';
import type { exclusionAcceptanceMachine } from '../../machines/exclusion-acceptance/exclusion-acceptance.machine.ts';
import type { exclusionWarningMachine } from '../../machines/exclusion-warning/exclusion-warning.machine.ts';
import type { exchangeMachine } from '../../machines/exchange/exchange.machine.ts';
import type { installHintMachine } from '../../machines/install-hint/install-hint.machine.ts';
import type { listSelectorMachine } from '../../machines/list-selector/list-selector.machine.ts';
import type { productAlertsMachine } from '../../machines/product-alerts/product-alerts.machine.ts';
import type { reauthenticationMachine } from '../../machines/reauthentication/reauthentication.machine.ts';
import type { searchBoxMachine } from '../../machines/search-box/search-box.machine.ts';
import type { similarProductsMachine } from '../../machines/similar-products/similar-products.machine.ts';
import type { shopMachine } from '../../machines/shop/shop.machine.ts';
import type { versionCheckMachine } from '../../machines/version-check/version-check.machine.ts';

type ShopChildren = SnapshotFrom<typeof shopMachine>['children'];

/** What the shop invokes for a while; everything else it spawns lives as long as the app. */
type InvokedByShop = 'delivery' | 'checkout' | 'loadDelivery' | 'loadCheckout';

/** The shop and what it spawns. */
export type ShopFlows = { shop: ActorRefFrom<typeof shopMachine> } & {
  [K in Exclude<keyof ShopChildren, InvokedByShop>]-?: NonNullable<ShopChildren[K]>;
};

/** The flows about the visitor; their code comes after the page answers to clicks. */
export type VisitorFlows = ShopFlows & {
  /** A few products of the department pointed at in the menu; its code comes when the menu first opens. */
  departmentProducts: ActorRefFrom<typeof departmentProductsMachine>;
  /** Has the password given again; its code comes with the first call that needs it. */
  reauthentication: ActorRefFrom<typeof reauthenticationMachine>;
  /** Puts products on lists; its code comes when it is first opened. */
  listSelector: ActorRefFrom<typeof listSelectorMachine>;
  /** Which sold-out products the shopper waits for; its code comes with the first thing it is asked. */
  productAlerts: ActorRefFrom<typeof productAlertsMachine>;
  /** What the shopper excludes of the products on screen; its code comes with the first thing it is asked. */
  excludedProducts: ActorRefFrom<typeof excludedProductsMachine>;
  /** Warns before an excluded product is added; its code comes with that of `excludedProducts`. */
  exclusionWarning: ActorRefFrom<typeof exclusionWarningMachine>;
  /** The yes to lines of the cart that are excluded; its code comes with the first one. */
  exclusionAcceptance: ActorRefFrom<typeof exclusionAcceptanceMachine>;
  /** Offers what can be had in place of a sold-out product; its code comes with the first press. */
  similarProducts: ActorRefFrom<typeof similarProductsMachine>;
  /** Empties the cart, and offers back what was in it; its code comes when a cart is first shown. */
  cartEmptying: ActorRefFrom<typeof cartEmptyingMachine>;
  /** Puts another product in the place of a line; its code comes with the first thing it is asked. */
  exchange: ActorRefFrom<typeof exchangeMachine>;
  /** Finds a product by its barcode; its code comes when it is first opened. */
  barcode: ActorRefFrom<typeof barcodeMachine>;
  /** Changes an order in place; its code comes with the first order that is changed, or a cart that changes one. */
  amendment: ActorRefFrom<typeof amendmentMachine>;
  /** Sends what was changed without network; its code comes with the first such change. */
  offlineQueue: ActorRefFrom<typeof offlineQueueMachine>;
  /** Tells that the shop can be installed; its code comes when a shopper goes on where it can. */
  installHint: ActorRefFrom<typeof installHintMachine>;
  /** Whether this device is told of orders and products; its code comes where that is wanted, or about to be asked. */
  push: ActorRefFrom<typeof pushMachine>;
  /** What the device was told while the shopper looks at the shop; its code comes with that of `push`. */
  pushMessage: ActorRefFrom<typeof pushMessageMachine>;
  /** Light or dark, as this browser was told. */
  colourScheme: ActorRefFrom<typeof colourSchemeMachine>;
  /** Loads the app anew where that is due and allowed; its code comes when the browser is idle, as the next one's. */
  appLifecycle: ActorRefFrom<typeof appLifecycleMachine>;
  /** Whether a newer version is offered or required. */
  versionCheck: ActorRefFrom<typeof versionCheckMachine>;
};

/** The flows that live as long as the app: views subscribe to them and send them events. */
export type Flows = VisitorFlows & {
  searchBox: ActorRefFrom<typeof searchBoxMachine>;
  headerMenu: ActorRefFrom<typeof contentBlockMachine>;
  footerMenu: ActorRefFrom<typeof contentBlockMachine>;
  /** The category tree of menu and drawer, loaded when it is first opened. */
  departments: ActorRefFrom<typeof contentBlockMachine>;
  drawers: ActorRefFrom<typeof drawersMachine>;
  /** What a visitor allows besides the technical cookies. */
  cookieConsent: ActorRefFrom<typeof cookieConsentMachine>;
  /** Title and description of the slot dialog, from its hidden category (SLOT-02). */
  slotIntro: ActorRefFrom<typeof contentBlockMachine>;
};
