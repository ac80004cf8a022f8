/** The code of each dialog and of what only a shopper sees, loaded when it opens or when there is time. */
export const dialogModules = {
  login: () => import('../views/session/LoginDialog.tsx'),
  delivery: () => import('../views/delivery/DeliveryDialogs.tsx'),
  similar: () => import('../views/similar/SimilarDialog.tsx'),
  options: () => import('../views/options/OptionsDialog.tsx'),
  cart: () => import('../views/cart/CartDrawer.tsx'),
  messages: () => import('../views/messages/AwaitedMessages.tsx'),
  departments: () => import('../views/shell/Departments.tsx'),
  cookies: () => import('../views/cookies/CookieDialog.tsx'),
  links: () => import('../views/shell/LinksDrawer.tsx'),
  reauthentication: () => import('../views/session/ReauthenticationDialog.tsx'),
  listSelector: () => import('../views/list-selector/ListSelectorDialog.tsx'),
  shortcuts: () => import('../pages/parts/home-shortcuts.tsx'),
  install: () => import('../views/system/InstallHint.tsx'),
  barcode: () => import('../views/barcode/BarcodeDialog.tsx'),
  amendment: () => import('../views/amendment/AmendmentNotice.tsx'),
  offlineReport: () => import('../views/offline/OfflineReport.tsx'),
  update: () => import('../views/system/UpdateDialog.tsx'),
  upgrade: () => import('../views/system/UpgradeScreen.tsx'),
};

/** Returns the messages of the dialogs that share a chunk; they are in it. */
export const dialogWords = async () => (await import('../pages/parts/dialog-words.ts')).dialogMessages;

/** The words of an order that is changed. */
export const amendmentWords = async () =>
  (await import('../pages/parts/amendment-words.ts')).amendmentMessages;

/** The words of what is about the device, which the parts that say them bring along. */
export const deviceWords = async () => (await import('../pages/parts/device-words.ts')).deviceMessages;
