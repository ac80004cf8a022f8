import { useSelector } from '@xstate/react';
import { productAwaitingOptions } from '../../machines/add-to-cart/add-to-cart.selectors.ts';
import { isBarcodeOpen } from '../../machines/barcode/barcode.selectors.ts';
import { areCookiesReviewed } from '../../machines/cookie-consent/cookie-consent.selectors.ts';
import { areLinksOpen, isCartOpen, isMenuOpen } from '../../machines/drawers/drawers.selectors.ts';
import { warnedAddition } from '../../machines/exclusion-warning/exclusion-warning.selectors.ts';
import { isListSelectorOpen } from '../../machines/list-selector/list-selector.selectors.ts';
import { awaitedMessages } from '../../machines/notifications/notifications.selectors.ts';
import { isReporting } from '../../machines/offline-queue/offline-queue.selectors.ts';
import { isConfirmationOpen } from '../../machines/reauthentication/reauthentication.selectors.ts';
import { isLoginOpen } from '../../machines/session/session.selectors.ts';
import { deliveryRef } from '../../machines/shop/shop.selectors.ts';
import { productWithSimilar } from '../../machines/similar-products/similar-products.selectors.ts';
import { isUpdateOffered } from '../../machines/version-check/version-check.selectors.ts';
import { paths } from '../routing/paths.ts';
import { LineRemovals } from '../views/cart/LineRemovals.tsx';
import { Excluded } from '../views/excluded/Excluded.tsx';
import { onDemand } from '../views/on-demand.tsx';
import { useShop } from '../views/shop-context.ts';
import { deviceWords, dialogModules, dialogWords } from '../wiring/dialog-modules.ts';

const LoginDialog = onDemand(async () => (await dialogModules.login()).LoginDialog);
const ReauthenticationDialog = onDemand(
  async () => (await dialogModules.reauthentication()).ReauthenticationDialog,
  dialogWords,
);
const DeliveryDialogs = onDemand(async () => (await dialogModules.delivery()).DeliveryDialogs, dialogWords);
const OptionsDialog = onDemand(async () => (await dialogModules.options()).OptionsDialog, dialogWords);
const SimilarDialog = onDemand(
  async () => (await dialogModules.similar()).SimilarDialog,
  async () => (await dialogModules.similar()).similarWords,
);
const CartDrawer = onDemand(async () => (await dialogModules.cart()).CartDrawer);
const AwaitedMessages = onDemand(async () => (await dialogModules.messages()).AwaitedMessages, dialogWords);
const ListSelectorDialog = onDemand(
  async () => (await dialogModules.listSelector()).ListSelectorDialog,
  dialogWords,
);
const BarcodeDialog = onDemand(
  async () => (await dialogModules.barcode()).BarcodeDialog,
  async () => (await dialogModules.barcode()).barcodeWords,
);
const LinksDrawer = onDemand(async () => (await dialogModules.links()).LinksDrawer, dialogWords);
const CookieDialog = onDemand(
  async () => (await dialogModules.cookies()).CookieDialog,
  async () => (await dialogModules.cookies()).cookieWords,
);
const OfflineReport = onDemand(async () => (await dialogModules.offlineReport()).OfflineReport, deviceWords);
const UpdateDialog = onDemand(async () => (await dialogModules.update()).UpdateDialog, deviceWords);
const Departments = onDemand(async () => (await dialogModules.departments()).Departments, dialogWords);

/** Whatever is open over the page; each comes with its own code. */
export function Dialogs({ path }: { path: string }) {
  const { flows } = useShop();
  const login = useSelector(flows.session, isLoginOpen) && path !== paths.login;
  const confirms = useSelector(flows.reauthentication, isConfirmationOpen);
  const delivery = useSelector(flows.shop, deliveryRef);
  const product = useSelector(flows.addToCart, productAwaitingOptions);
  const similar = useSelector(flows.similarProducts, productWithSimilar);
  const warned = useSelector(flows.exclusionWarning, warnedAddition);
  const cart = useSelector(flows.drawers, isCartOpen);
  const selectsList = useSelector(flows.listSelector, isListSelectorOpen);
  const findsBarcode = useSelector(flows.barcode, isBarcodeOpen);
  const menu = useSelector(flows.drawers, isMenuOpen);
  const links = useSelector(flows.drawers, areLinksOpen);
  const reviewsCookies = useSelector(flows.cookieConsent, areCookiesReviewed);
  const reports = useSelector(flows.offlineQueue, isReporting);
  const isUpdatable = useSelector(flows.versionCheck, isUpdateOffered);
  const hasMessages = useSelector(
    flows.notifications,
    (notifications) => awaitedMessages(notifications).length > 0,
  );
  // The flows keep what was open: it stands there again when the service is back.
  if (path === paths.serviceDown) return null;
  return (
    <>
      {menu && <Departments />}
      {links && <LinksDrawer />}
      {cart && <CartDrawer />}
      {findsBarcode && <BarcodeDialog />}
      {similar !== null && <SimilarDialog product={similar} />}
      <LineRemovals />
      {delivery !== undefined && <DeliveryDialogs delivery={delivery} />}
      {product !== null && <OptionsDialog request={product} />}
      {warned !== null && <Excluded warning={warned} />}
      {selectsList && <ListSelectorDialog />}
      {hasMessages && <AwaitedMessages />}
      {login && <LoginDialog />}
      {confirms && <ReauthenticationDialog />}
      {reviewsCookies && <CookieDialog />}
      {reports && <OfflineReport />}
      {isUpdatable && <UpdateDialog />}
    </>
  );
}
