import { defineConfig } from '@lingui/cli';

const unspoken = ['**/*.css.ts', '**/*.test.ts', '**/*.test.tsx'];

/**
 * Where the words of the frame and of the lists stand: all that home, category and search have in common at first. What is shown
 * once the visitor's machines are there is left out: the rest of the words comes before them.
 */
const frame = [
  'src/app/!(Overlays|UnexpectedError).tsx',
  'src/pages/category.page.tsx',
  'src/pages/search.page.tsx',
  'src/pages/not-found.page.tsx',
  'src/pages/parts/numbered-head.ts',
  'src/text/address.ts',
  'src/text/day.ts',
  'src/text/money.ts',
  'src/text/order-by.ts',
  'src/text/shop-time.ts',
  'src/views/shell/!(AssignedDelivery|DepartmentProducts|Departments|LinksDrawer|PreviewNotice|SearchSuggestions|Toasts).tsx',
  'src/views/cookies/CookieBanner.tsx',
  'src/views/cart/use-cart-count.ts',
  'src/views/catalogue/!(DepartmentHitsChips|EmptyDepartment|EmptySearch|FoundPages|FoundTexts|SearchTabs|SearchView|use-text-kinds).*',
  'src/views/product-tile/!(InCartNote|LineNote|LineStepper|use-quantity-messages).*',
  'src/views/system/!(InstallHint|UpdateDialog|UpgradeScreen).tsx',
];

/** What only the home says, which brings it along. */
const home = ['src/pages/home.page.tsx', 'src/views/home/!(use-slot-cost).*'];

/** What the field of the search says of words and products. */
const suggestions = ['src/views/shell/SearchSuggestions.tsx'];

/** What only a search says, which brings it along. */
const search = [
  'src/views/catalogue/{DepartmentHitsChips,EmptyDepartment,EmptySearch,FoundPages,FoundTexts,SearchTabs,SearchView}.tsx',
  'src/views/catalogue/use-text-kinds.ts',
];

/** What only the pages of a person's own say, from the account to the orders: they bring it along. */
const personal = [
  'src/pages/account-deleted.page.tsx',
  'src/pages/notifications',
  'src/pages/addresses.page.tsx',
  'src/pages/consents.page.tsx',
  'src/pages/dashboard.page.tsx',
  'src/pages/email',
  'src/pages/fast-search.page.tsx',
  'src/pages/list.page.tsx',
  'src/pages/lists.page.tsx',
  'src/pages/loyalty.page.tsx',
  'src/pages/missing-consents.page.tsx',
  'src/pages/password-changed.page.tsx',
  'src/pages/password-reset.page.tsx',
  'src/pages/pasted-list.page.tsx',
  'src/pages/privacy.page.tsx',
  'src/pages/profile.page.tsx',
  'src/pages/profile-confirmed.page.tsx',
  'src/pages/recovery-request.page.tsx',
  'src/pages/registration.page.tsx',
  'src/pages/service-area.page.tsx',
  'src/pages/shared-list.page.tsx',
  'src/pages/usuals.page.tsx',
  'src/pages/checkout.page.tsx',
  'src/pages/order.page.tsx',
  'src/pages/orders.page.tsx',
  'src/pages/orders/document.page.tsx',
  'src/pages/payment-result.page.tsx',
  'src/pages/payment.page.tsx',
  'src/views/addresses',
  'src/views/billing',
  'src/views/checkout',
  'src/views/orders/!(UnpaidOrderNotice).*',
  'src/views/orders/{claim,delivered,document,follow,list,rating}/*',
  'src/views/dashboard',
  'src/views/fast-search',
  'src/views/lists',
  'src/views/mail',
  'src/views/notifications/{AwaitedProducts,NotificationsView,ThisDevice}.tsx',
  'src/views/loyalty',
  'src/views/pasted-list',
  'src/views/profile',
  'src/views/recovery',
  'src/views/registration',
  'src/views/service-area',
  'src/views/session/{AwaitingSession,NewPasswordField}.tsx',
  'src/views/usuals',
];

/** What only the page of a product says. */
const product = ['src/views/product-page/!(SoldOut).*'];

/** What only dialogs and drawers say, and pages that have parts of theirs: each brings it along. */
const dialogs = [
  'src/views/delivery',
  'src/views/list-selector/!(ListButton).*',
  'src/views/messages',
  'src/views/options',
  'src/views/session/ReauthenticationDialog.tsx',
  'src/views/shell/{DepartmentProducts,Departments,LinksDrawer}.tsx',
  'src/views/shortcuts',
];

/** What only the reading of a barcode says, whose dialog needs none of the others. */
const barcode = ['src/views/barcode'];

/** What is said only to who looks at their cookies again. */
const cookies = ['src/views/cookies/!(CookieBanner).*'];

/** What the server alone says: to browsers without scripts, and to search engines in the words of the pages. */
const server = ['src/structured-data', 'src/views/session/WithoutScript.tsx'];

/** What only the pages of texts say, from the flyers to the customer service: a visitor who reads needs no account. */
const content = [
  'src/text/ingredient.ts',
  'src/pages/content',
  'src/pages/customer-service.page.tsx',
  'src/pages/faq.page.tsx',
  'src/views/customer-service',
  'src/views/faq',
  'src/views/flyers',
  'src/views/perks',
  'src/views/recipes',
  'src/views/withdrawal',
  // A member's points stand beside the advantages too.
  'src/views/dashboard/DashboardPoints.tsx',
  'src/views/loyalty/{CardScreen,PointsPanel,use-points-text}.*',
];

/** What only dialogs and hints about the device say, which most visitors never see: each brings it along. */
const device = [
  'src/views/notifications/{PushCard,PushPrimer}.tsx',
  'src/views/offline/{OfflineReport,OfflineView}.tsx',
  'src/pages/system/offline.page.tsx',
  'src/views/system/{InstallHint,UpdateDialog,UpgradeScreen}.tsx',
];

/** What is said only while an order is changed: the notice on every page and what stands in the cart's place. */
const amendment = ['src/views/amendment'];

/** What is said only of a product that is sold out: what says it brings it along. */
const alerts = ['src/views/product-alert', 'src/views/product-page/SoldOut.tsx', 'src/views/similar'];

/** What cart and checkout say in parts of their own: of goods that are sold out, exchanged or wanted in a certain way, of alcohol, of what is spent. */
const substitution = [
  'src/views/cart/substitutions',
  'src/views/cart/exchange',
  'src/views/cart/age',
  'src/views/cart/cap',
];

/** What is said only to who excludes products, and to who is about to: what says it brings it along. */
const exclusion = [
  'src/text/allergens.ts',
  'src/views/excluded',
  'src/views/exclusions',
  'src/pages/exclusions',
];

export default defineConfig({
  sourceLocale: 'it',
  locales: ['it', 'en-US'],
  catalogs: [
    { path: '<rootDir>/locales/{locale}/frame', include: frame, exclude: unspoken },
    {
      path: '<rootDir>/locales/{locale}/rest',
      include: ['src'],
      exclude: [
        ...unspoken,
        ...frame,
        ...home,
        ...suggestions,
        ...search,
        ...personal,
        ...content,
        ...device,
        ...amendment,
        ...alerts,
        ...substitution,
        ...exclusion,
        ...product,
        ...dialogs,
        ...barcode,
        ...cookies,
        ...server,
      ],
    },
    {
      path: '<rootDir>/locales/{locale}/home',
      // What a slot costs is said in dialogs too.
      include: [...home, 'src/views/home/use-slot-cost.ts'],
      exclude: unspoken,
    },
    { path: '<rootDir>/locales/{locale}/suggestions', include: suggestions, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/search', include: search, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/personal', include: personal, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/content', include: content, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/device', include: device, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/amendment', include: amendment, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/alerts', include: alerts, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/substitution', include: substitution, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/exclusion', include: exclusion, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/product', include: product, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/dialogs', include: dialogs, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/barcode', include: barcode, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/cookies', include: cookies, exclude: unspoken },
    { path: '<rootDir>/locales/{locale}/server', include: server, exclude: unspoken },
  ],
});
