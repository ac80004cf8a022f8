import type { BackendConfig } from './platform/config.ts';
import type { RawRoute } from './http/raw-route.ts';
import { createRouteTable } from './http/route-table.ts';
import type { RouteTable, ShopApi } from './http/route-table.ts';
import { analyticsDevRoutes, analyticsRoutes } from './modules/analytics/analytics.routes.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { addressRoutes, geocoderRoutes } from './modules/address/address.routes.ts';
import { areaNoticeRoutes } from './modules/area-notice/area-notice.routes.ts';
import { loginRoutes } from './modules/login/login.routes.ts';
import { botCheckRoutes } from './modules/bot-check/bot-check.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { browseRoutes } from './modules/browse/browse.routes.ts';
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { formRoutes } from './modules/content/form.routes.ts';
import { devRoutes } from './modules/dev/dev.routes.ts';
import { disclaimerRoutes } from './modules/disclaimer/disclaimer.routes.ts';
import { exclusionRoutes } from './modules/exclusion/exclusion.routes.ts';
import { fiscalPersonRoutes } from './modules/fiscal-person/fiscal-person.routes.ts';
import { giftRoutes } from './modules/gift/gift.routes.ts';
import { identityRoutes } from './modules/identity/identity.routes.ts';
import { idpRoutes } from './modules/identity/idp.routes.ts';
import { logInByToken } from './modules/identity/token-login.usecases.ts';
import { samlRoutes } from './modules/identity/saml.routes.ts';
import { socialRoutes } from './modules/identity/social.routes.ts';
import { noteRoutes } from './modules/note/note.routes.ts';
import { openApiRoutes } from './modules/openapi/openapi.routes.ts';
import { orderPaymentRoutes } from './modules/order-payment/order-payment.routes.ts';
import { orderRoutes } from './modules/order/order.routes.ts';
import { callbackRoutes, pspPageRoutes } from './modules/order-payment/psp.routes.ts';
import { privacyRoutes } from './modules/privacy/privacy.routes.ts';
import { productAlertRoutes } from './modules/product-alert/product-alert.routes.ts';
import { pushRoutes } from './modules/push/push.routes.ts';
import { registrationRoutes } from './modules/registration/registration.routes.ts';
import { shopAtWorkRoutes } from './modules/shop-at-work/shop-at-work.routes.ts';
import { pickupPointRoutes } from './modules/delivery/pickup-point.routes.ts';
import { storeRoutes } from './modules/delivery/store.routes.ts';
import { deliveryAddressRoutes } from './modules/delivery/delivery-address.routes.ts';
import { timeslotRoutes } from './modules/delivery/timeslot.routes.ts';
import { userRoutes } from './modules/user/user.routes.ts';
import { versionRoutes } from './modules/version/version.routes.ts';
import type { TenantContext } from './tenant-context.ts';
import { wishlistRoutes } from './modules/wishlist/wishlist.routes.ts';

/** Every call of the shop API with its handler. */
export function shopRoutes(): RouteTable<TenantContext> {
  const table = createRouteTable<TenantContext>();
  for (const register of [
    (api: ShopApi<TenantContext>) => loginRoutes(api, logInByToken),
    botCheckRoutes,
    cartRoutes,
    giftRoutes,
    checkoutRoutes,
    orderRoutes,
    orderPaymentRoutes,
    noteRoutes,
    addressRoutes,
    deliveryAddressRoutes,
    geocoderRoutes,
    pickupPointRoutes,
    storeRoutes,
    timeslotRoutes,
    browseRoutes,
    productAlertRoutes,
    areaNoticeRoutes,
    userRoutes,
    registrationRoutes,
    accountRoutes,
    privacyRoutes,
    disclaimerRoutes,
    exclusionRoutes,
    fiscalPersonRoutes,
    shopAtWorkRoutes,
    pushRoutes,
    wishlistRoutes,
    identityRoutes,
  ]) {
    register(table);
  }
  return table;
}

const shopEndpoints = () => shopRoutes().all.map(({ endpoint }) => endpoint);

/** The calls outside the shop API; those of development only where they are switched on. */
export function rawRoutes(config: BackendConfig): readonly RawRoute<TenantContext>[] {
  return [
    ...contentRoutes,
    ...formRoutes,
    ...versionRoutes,
    ...analyticsRoutes,
    ...callbackRoutes,
    ...(config.embedded
      ? [
          ...pspPageRoutes,
          ...devRoutes,
          ...analyticsDevRoutes,
          ...idpRoutes,
          ...openApiRoutes(shopEndpoints, config),
        ]
      : []),
  ];
}

/** The calls of the shop API that lead a browser elsewhere: their answers are no envelopes (T1). */
export function redirectRoutes(): readonly RawRoute<TenantContext>[] {
  return [...socialRoutes, ...samlRoutes];
}
