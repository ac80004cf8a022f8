interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * What is loaded together, the most needed first: a module goes with the first of these that needs it. `react` is
 * evaluated by itself, for it is the longest step of the start; `frame` stands
 * around every page; `listing`, `home`, `detail`, `content` and `search` are the pages most visits begin with; `prose`, `texts`,
 * `reading`, `fields` and `writing` are the parts of pages one reads, searches and writes on; `visitor` comes as soon as the
 * page answers to clicks, `calls` with the first call, `device` once the shopper moves, the rest when it is wanted. Few files
 * compress better than many.
 */
const groups = {
  react: ['node_modules/react-dom/client.js', 'node_modules/react/jsx-runtime.js'],
  // What the visitor's flows share with pages of texts: no page loads the chunk of those for it.
  frame: [
    'src/boot/open-storefront.tsx',
    'src/ui/overlays/arrival-mark.ts',
    'src/ui/overlays/focus/page-title.ts',
    'src/ui/overlays/give-focus.ts',
  ],
  // With what a search has beside: no chunk of other pages is loaded for two small parts.
  listing: [
    'src/pages/category.page.tsx',
    'src/ui/forms/Segmented.tsx',
    'src/ui/feedback/LoadedWhenNear.tsx',
  ],
  // Texts of the shop stand on the home and on a product too. No flow of the visitor's needs them.
  prose: [
    'contract/rules/checkout/timeslots.ts',
    'src/ui/icons/clock.ts',
    'src/ui/icons/leaf.ts',
    'src/ui/layout/Hero.tsx',
    'src/ui/layout/Section.tsx',
    'src/views/home/use-slot-cost.ts',
    'src/views/rich-text/RichText.tsx',
    'src/views/rich-text/Stories.tsx',
  ],
  home: ['src/pages/home.page.tsx'],
  detail: ['src/pages/product.page.tsx'],
  content: ['src/pages/content.page.tsx'],
  search: ['src/pages/search.page.tsx'],
  // What pages of texts have in common with the pages above or with flows, each of which they would load whole for it.
  texts: [
    'contract/rules/quantity/multipack.ts',
    'src/ui/navigation/linked-place.ts',
    'src/views/product-tile/unit-price-text.ts',
  ],
  reading: [
    'src/pages/parts/page-of.ts',
    'src/ui/layout/TwoColumn.tsx',
    'src/ui/navigation/NavList.tsx',
    'src/ui/overlays/ArrivalHeading.tsx',
    'src/ui/overlays/use-focus-arrival.ts',
    'src/ui/scrolling/use-sideways.ts',
  ],
  fields: [
    'contract/rules/validation/email.ts',
    'contract/rules/validation/required.ts',
    'contract/rules/validation/validate.ts',
    'src/text/use-error-messages.ts',
    'src/ui/forms/TextField.tsx',
    // The visitor's flows load this file too: a person's own page does not load those for it.
    'machines/patient-call/patient-call.actors.ts',
  ],
  writing: [
    'contract/rules/validation/phone.ts',
    'src/ui/form-layout/FormGrid.tsx',
    'src/ui/forms/TextArea.tsx',
    'src/ui/forms/use-focus-first-error.ts',
    'src/ui/icons/banknote.ts',
  ],
  visitor: [
    // What only asks for the version of the shop does not load the calls for it.
    'contract/api/api-version.ts',
    'services/device/app-state.ts',
    'src/wiring/visitor-machines.ts',
    'src/wiring/prefetch.ts',
    'src/app/Overlays.tsx',
    'src/routing/navigator.ts',
    'src/wiring/page-modules.ts',
    'src/views/shell/AssignedDelivery.tsx',
    'src/views/shell/ColourSchemeChoice.tsx',
    'src/views/shell/load-header-account.ts',
    'src/views/product-tile/ProductStepper.tsx',
    'src/views/product-tile/LineNote.tsx',
  ],
  calls: ['src/boot/browser-services.ts'],
  login: ['src/views/session/LoginDialog.tsx', 'src/pages/login.page.tsx'],
  dialogs: [
    'src/views/cart/CartDrawer.tsx',
    'src/views/cart/RemovalDialog.tsx',
    'src/views/messages/AwaitedMessages.tsx',
    'src/views/shell/Departments.tsx',
    'src/views/shell/LinksDrawer.tsx',
    'src/views/shell/HeaderAccount.tsx',
    'src/wiring/department-products.ts',
    'src/views/options/OptionsDialog.tsx',
    'src/pages/parts/dialog-words.ts',
    'src/views/delivery/DeliveryDialogs.tsx',
    'src/wiring/delivery-machines.ts',
    'src/pages/cart.page.tsx',
    'src/pages/parts/home-shortcuts.tsx',
    'src/app/shopper-parts.ts',
  ],
  // What stands in few tiles alone loads nothing of the pages it stands on too.
  alerts: ['src/views/product-alert/AlertButton.tsx'],
  purchase: [
    'src/wiring/checkout-machines.ts',
    'src/pages/checkout.page.tsx',
    'src/pages/payment.page.tsx',
    'src/pages/payment-result.page.tsx',
    'src/pages/orders.page.tsx',
    'src/pages/order.page.tsx',
  ],
  device: [
    'src/wiring/lifecycle/lifecycle.ts',
    'src/wiring/installing/install-hint.ts',
    'src/views/system/InstallHint.tsx',
  ],
  push: ['src/wiring/push/push.ts', 'src/app/PushParts.tsx'],
  // Small parts that a few of a person's own pages share.
  letters: [
    'services/account/mail-time.ts',
    'services/account/registered-email.ts',
    'src/views/mail/ResendButton.tsx',
  ],
  lists: [
    'contract/rules/catalogue/wishlist-editable.ts',
    'src/views/lists/AddListButton.tsx',
    'src/views/lists/list-title.ts',
  ],
  goods: ['contract/rules/usuals/takeable.ts', 'src/views/cart/use-products-in-cart.ts'],
  card: [
    'contract/rules/checkout/gift-state.ts',
    'contract/rules/session/loyalty-card.ts',
    'src/text/card-number.ts',
    'src/views/loyalty/use-points-text.ts',
  ],
} as const;

/** What only one page needs is not loaded by another: what others need of these is a chunk apart. */
const ownPages: ReadonlySet<string> = new Set(['home', 'detail', 'content', 'search', 'texts', 'common']);

/** Every page loads these: what they need of such a page is `shared`, apart from what else is `common` to pages and dialogs. */
const loadedByAll: ReadonlySet<string> = new Set(['visitor', 'login']);

/** What imports on demand are made of: the first chunk has it, for all others need that one. */
const importHelper = '\0vite/preload-helper.js';

/** Pages stay chunks of their own name: the server finds a page's files by it. */
const isPage = (path: string): boolean => path.endsWith('.page.tsx');

/** Names the chunk of a module by the first group that needs it. */
export function chunkNames(root: string): (id: string, context: ChunkingContext) => string | null {
  let owners: Map<string, string> | null = null;

  const own = (context: ChunkingContext): Map<string, string> => {
    const found = new Map<string, string>();
    const claim = (id: string, group: string, claimed: Set<string>) => {
      const owner = found.get(id);
      if (claimed.has(id) || (owner !== undefined && !ownPages.has(owner))) return;
      claimed.add(id);
      found.set(id, owner === undefined ? group : loadedByAll.has(group) ? 'shared' : 'common');
      for (const imported of context.getModuleInfo(id)?.importedIds ?? []) claim(imported, group, claimed);
    };
    for (const [group, entries] of Object.entries(groups)) {
      const claimed = new Set<string>();
      for (const entry of entries) claim(`${root}/${entry}`, group, claimed);
    }
    return found;
  };

  const pages = new Set(
    Object.values(groups).flatMap((paths) => paths.filter(isPage).map((path) => `${root}/${path}`)),
  );
  return (id, context) => {
    if (id === importHelper) return 'react';
    return pages.has(id) ? null : ((owners ??= own(context)).get(id) ?? null);
  };
}
