import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Cart } from '../contract/api/shopping/cart.ts';
import type { Tenant } from '../contract/tenant.ts';
import type { Flows } from '../src/views/flows.ts';
import type { ShopContextValue } from '../src/views/shop-context.ts';
import { appLifecycleModel } from '../paths/models/app-lifecycle/app-lifecycle.model.ts';
import { barcodeModel } from '../paths/models/barcode/barcode.model.ts';
import { cartLineModel } from '../paths/models/cart-line/cart-line.model.ts';
import { cartModel } from '../paths/models/cart/cart.model.ts';
import { colourSchemeModel } from '../paths/models/colour-scheme/colour-scheme.model.ts';
import { cookieConsentModel } from '../paths/models/cookie-consent/cookie-consent.model.ts';
import { contentBlockModel } from '../paths/models/content-block/content-block.model.ts';
import { departmentProductsModel } from '../paths/models/department-products/department-products.model.ts';
import { amendmentModel } from '../paths/models/amendment/amendment.model.ts';
import { offlineQueueModel } from '../paths/models/offline-queue/offline-queue.model.ts';
import { pushModel } from '../paths/models/push/push.model.ts';
import { pushMessageModel } from '../paths/models/push-message/push-message.model.ts';
import { installHintModel } from '../paths/models/install-hint/install-hint.model.ts';
import { reauthenticationModel } from '../paths/models/reauthentication/reauthentication.model.ts';
import { listSelectorModel } from '../paths/models/list-selector/list-selector.model.ts';
import { drawersModel } from '../paths/models/drawers/drawers.model.ts';
import { excludedProductsModel } from '../paths/models/excluded-products/excluded-products.model.ts';
import { exclusionAcceptanceModel } from '../paths/models/exclusion-acceptance/exclusion-acceptance.model.ts';
import { exclusionWarningModel } from '../paths/models/exclusion-warning/exclusion-warning.model.ts';
import { cartEmptyingModel } from '../paths/models/cart-emptying/cart-emptying.model.ts';
import { exchangeModel } from '../paths/models/exchange/exchange.model.ts';
import { similarProductsModel } from '../paths/models/similar-products/similar-products.model.ts';
import { productAlertsModel } from '../paths/models/product-alerts/product-alerts.model.ts';
import { searchBoxModel } from '../paths/models/search-box/search-box.model.ts';
import { sessionModel } from '../paths/models/session/session.model.ts';
import { shopModel } from '../paths/models/shop/shop.model.ts';
import { versionCheckModel } from '../paths/models/version-check/version-check.model.ts';
import { effectiveQuantity } from '../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../contract/rules/checkout/cart-lines.ts';
import { fullCart } from './fixtures/carts.ts';
import { footerMenu, headerMenu } from './fixtures/menus.ts';
import { longLivedNames } from '../paths/fixtures/long-lived.ts';
import type { AnyFlowModel } from '../paths/kit/model.ts';
import { standIn, withChildren, type Recorder } from './stand-in.ts';
import { snapshotAt, startSnapshot, withContext } from './states/reached-states.ts';
import { isSignedOut } from './states/signed-out.ts';
import type { FlowSnapshots } from './view.ts';

/** The day the gallery is looked at: fixtures speak of it as today. */
const today = '2026-11-21';

/** The time on that day, in ms since the epoch: eleven in the morning. */
export const now = Date.parse(`${today}T10:00:00Z`);

/** The shop's chart with these flows open. */
export const shopWith = (children: Readonly<Record<string, AnyActorRef>>): AnyMachineSnapshot =>
  withChildren(snapshotAt(shopModel, 'memory | delivery.closed | checkout.away'), children);

/** The cart's chart showing this cart. */
export const cartSnapshot = (cart: Cart, place = 'present.current'): AnyMachineSnapshot =>
  snapshotAt(cartModel, place, { cart });

/** Where a login was dismissed, or is waited for, there is no session. */
export const withoutSession = (page: AnyMachineSnapshot): FlowSnapshots =>
  page.matches('awaitingSession') || isSignedOut(page)
    ? { session: snapshotAt(sessionModel, 'anonymous.browsing') }
    : {};

/** A block of content with this data. */
export const blockSnapshot = (data: object): AnyMachineSnapshot =>
  snapshotAt(contentBlockModel, 'shown', { data });

const models: Readonly<Record<string, Readonly<Record<string, AnyFlowModel>>>> = import.meta.glob(
  '../paths/models/*/*.model.ts',
  { eager: true },
);

/** The model of a flow by what the shop calls it: `giftCode`. */
function modelOf(name: string): AnyFlowModel {
  const folder = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const model = models[`../paths/models/${folder}/${folder}.model.ts`]?.[`${name}Model`];
  if (model === undefined) throw new RangeError(`${name} has no model`);
  return model;
}

/** How every flow stands in an ordinary shop: logged in, a cart of five lines, nothing open. */
const ordinary = () => ({
  ...Object.fromEntries(longLivedNames.map((name) => [name, startSnapshot(modelOf(name))])),
  shop: shopWith({}),
  session: snapshotAt(sessionModel, 'authenticated.staying'),
  cart: cartSnapshot(fullCart),
  searchBox: snapshotAt(searchBoxModel, 'closed'),
  headerMenu: blockSnapshot({ kind: 'menu', menu: headerMenu }),
  footerMenu: blockSnapshot({ kind: 'menu', menu: footerMenu }),
  departments: snapshotAt(contentBlockModel, 'waiting'),
  departmentProducts: snapshotAt(departmentProductsModel, 'waiting'),
  listSelector: snapshotAt(listSelectorModel, 'closed'),
  reauthentication: snapshotAt(reauthenticationModel, 'closed'),
  barcode: snapshotAt(barcodeModel, 'closed'),
  productAlerts: snapshotAt(productAlertsModel, 'shown', { alerts: [] }),
  excludedProducts: snapshotAt(excludedProductsModel, 'idle'),
  exclusionWarning: snapshotAt(exclusionWarningModel, 'closed'),
  exclusionAcceptance: snapshotAt(exclusionAcceptanceModel, 'idle'),
  cartEmptying: snapshotAt(cartEmptyingModel, 'idle'),
  exchange: snapshotAt(exchangeModel, 'idle'),
  similarProducts: snapshotAt(similarProductsModel, 'closed'),
  amendment: snapshotAt(amendmentModel, 'away'),
  offlineQueue: snapshotAt(offlineQueueModel, 'resting'),
  installHint: snapshotAt(installHintModel, 'waiting'),
  push: snapshotAt(pushModel, 'off'),
  pushMessage: snapshotAt(pushMessageModel, 'quiet'),
  appLifecycle: snapshotAt(appLifecycleModel, 'running.here'),
  versionCheck: snapshotAt(versionCheckModel, 'check.resting | update.none'),
  drawers: snapshotAt(drawersModel, 'closed'),
  colourScheme: snapshotAt(colourSchemeModel, 'system'),
  cookieConsent: snapshotAt(cookieConsentModel, 'chosen'),
  slotIntro: snapshotAt(contentBlockModel, 'waiting'),
});

const isCart = (value: unknown): value is Cart => value instanceof Object && 'cartId' in value;

/** Each line of the cart has a flow of its own; one that has none yet rests. */
function withLines(snapshot: AnyMachineSnapshot, record: Recorder): AnyMachineSnapshot {
  const { cart, lines: given } = snapshot.context as { cart: unknown; lines: Record<number, AnyActorRef> };
  if (!isCart(cart)) return snapshot;
  const lines = linesOf(cart).map((line) => {
    const { itemId, product } = line;
    const quantity = effectiveQuantity(line);
    const own = given[itemId];
    const isStandIn = own !== undefined && !('logic' in own);
    const resting = snapshotAt(cartLineModel, 'resting.settled', {
      itemId,
      product,
      saved: quantity,
      wanted: quantity,
      sent: quantity,
    });
    return [itemId, isStandIn ? own : standIn(`cartLine ${itemId}`, resting, record)] as const;
  });
  return withContext(snapshot, { lines: Object.fromEntries(lines) });
}

/** All that views rely on, standing still; whatever is sent is recorded. */
export function createWorld(tenant: Tenant, flows: FlowSnapshots, record: Recorder): ShopContextValue {
  const snapshots = { ...ordinary(), ...flows };
  const standing = Object.entries({ ...snapshots, cart: withLines(snapshots.cart, record) }).map(
    ([name, snapshot]) => [name, standIn(name, snapshot, record)] as const,
  );
  let keys = 0;
  return {
    tenant,
    // Every flow by its name, as the record above has them.
    flows: Object.fromEntries(standing) as unknown as Flows,
    today,
    renderedAt: now,
    newUuid: () => `key-${(keys += 1)}`,
  };
}
