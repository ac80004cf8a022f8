import type { Language } from '../contract/languages.ts';
import type { TenantFacts } from '../contract/tenant.ts';
import { auditRepositories } from './audit/audit.context.ts';
import type { AuditContext } from './audit/audit.context.ts';
import type { BackendConfig } from './platform/config.ts';
import type { DayClock } from './platform/day-clock.ts';
import type { Database } from './platform/db/database.ts';
import { inSavepoint, inTransaction } from './platform/db/transaction.ts';
import type { Begin } from './platform/db/transaction.ts';
import { idempotencyRepositories } from './platform/idempotency/idempotency.context.ts';
import type { IdempotencyContext } from './platform/idempotency/idempotency.context.ts';
import type { Log } from './platform/log.ts';
import type { RepositoryScope, Transactional } from './platform/platform-context.ts';
import { notifyChange } from './cache-invalidation.ts';
import type { CacheInvalidation } from './cache-invalidation.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { accountRepositories } from './modules/account/account.context.ts';
import { addressRepositories } from './modules/address/address.context.ts';
import type { AnalyticsContext, AnalyticsServices } from './modules/analytics/analytics.context.ts';
import { areaNoticeRepositories } from './modules/area-notice/area-notice.context.ts';
import type { AreaNoticeContext } from './modules/area-notice/area-notice.context.ts';
import type { AuthServices } from './modules/auth/auth.context.ts';
import { authRepositories } from './modules/auth/auth.context.ts';
import { botCheckRepositories } from './modules/bot-check/bot-check.context.ts';
import { cartRepositories } from './modules/cart/cart.context.ts';
import type { KeptCarts } from './modules/cart/kept-carts.ts';
import { catalogueRepositories } from './modules/catalogue/catalogue.context.ts';
import type { CheckoutContext } from './modules/checkout/checkout.context.ts';
import { contentRepositories } from './modules/content/content.context.ts';
import type { ContentContext, ContentSource, WordPressOf } from './modules/content/content.context.ts';
import type { ContentBackend } from './modules/content/content-backend.ts';
import { contentWithout } from './modules/content/content-without.ts';
import type { ContentRepository } from './modules/content/content.repository.ts';
import { wordPressContent } from './modules/content/wordpress/wordpress-content.ts';
import { uploadKey } from './modules/content/wordpress/uploads.ts';
import { ownContent } from './modules/content/own-content.ts';
import { deviceRepositories } from './modules/device/device.context.ts';
import { disclaimerRepositories } from './modules/disclaimer/disclaimer.context.ts';
import { exclusionRepositories } from './modules/exclusion/exclusion.context.ts';
import { fiscalPersonRepositories } from './modules/fiscal-person/fiscal-person.context.ts';
import type { FiscalPersonContext } from './modules/fiscal-person/fiscal-person.context.ts';
import type { GeocoderServices } from './modules/geocoder/geocoder.ts';
import { giftRepositories } from './modules/gift/gift.context.ts';
import { identityRepositories } from './modules/identity/identity.context.ts';
import type { MailLook } from './modules/mail/mail-look.ts';
import { mailRepositories } from './modules/mail/mail.context.ts';
import { noteRepositories } from './modules/note/note.context.ts';
import type { NoteContext } from './modules/note/note.context.ts';
import { orderRepositories } from './modules/order/order.context.ts';
import type { PaymentServices } from './modules/payment/payment.context.ts';
import { paymentRepositories } from './modules/payment/payment.context.ts';
import { privacyRepositories } from './modules/privacy/privacy.context.ts';
import type { PrivacyContext } from './modules/privacy/privacy.context.ts';
import { productAlertRepositories } from './modules/product-alert/product-alert.context.ts';
import type { ProductAlertContext } from './modules/product-alert/product-alert.context.ts';
import { pushRepositories } from './modules/push/push.context.ts';
import type { PushContext, PushServices } from './modules/push/push.context.ts';
import type { RegistrationContext } from './modules/registration/registration.context.ts';
import { secretRepositories, type SecretContext } from './modules/secret/secret.context.ts';
import { shopAtWorkRepositories } from './modules/shop-at-work/shop-at-work.context.ts';
import type { ShopAtWorkContext } from './modules/shop-at-work/shop-at-work.context.ts';
import { substitutionRepositories } from './modules/substitution/substitution.context.ts';
import { timeslotRepositories } from './modules/timeslot/timeslot.context.ts';
import { userRepositories } from './modules/user/user.context.ts';
import { wishlistRepositories } from './modules/wishlist/wishlist.context.ts';

/** What the backend works with besides its database; one set per process. */
export interface BackendServices
  extends AuthServices, GeocoderServices, PaymentServices, PushServices, AnalyticsServices {
  readonly config: BackendConfig;
  readonly wordPressOf: WordPressOf;
}

/** A brand as the backend needs it. */
export interface BackendTenant {
  readonly facts: TenantFacts;
  readonly mailLook: MailLook;
  readonly content: ContentSource;
}

/** One tenant's shop at one moment: everything any use case may touch. */
export interface TenantContext extends Transactional<
  AuditContext &
    AnalyticsContext &
    AreaNoticeContext &
    IdempotencyContext &
    CheckoutContext &
    ContentContext &
    FiscalPersonContext &
    NoteContext &
    PrivacyContext &
    ProductAlertContext &
    PushContext &
    RegistrationContext &
    ShopAtWorkContext
> {}

interface TenantContextParts {
  readonly tenant: BackendTenant;
  readonly language: Language;
  readonly services: BackendServices;
  readonly log: Log;
  readonly catalogueCache: CatalogueCache;
  readonly keptCarts: KeptCarts;
  readonly changes: CacheInvalidation;
  readonly now: Date;
  readonly dayOf: DayClock;
  readonly begin: Begin;
}

/** A transaction that runs; null outside of one. */
interface Transaction {
  hasChangedShop: boolean;
}

/** Every module's repositories over one connection. */
const repositoriesOver = (scope: RepositoryScope) => ({
  ...auditRepositories(scope),
  ...idempotencyRepositories(scope),
  ...accountRepositories(scope),
  ...addressRepositories(scope),
  ...areaNoticeRepositories(scope),
  ...authRepositories(scope),
  ...botCheckRepositories(scope),
  ...cartRepositories(scope),
  ...catalogueRepositories(scope),
  ...contentRepositories(scope),
  ...deviceRepositories(scope),
  ...disclaimerRepositories(scope),
  ...exclusionRepositories(scope),
  ...fiscalPersonRepositories(scope),
  ...giftRepositories(scope),
  ...identityRepositories(scope),
  ...mailRepositories(scope),
  ...noteRepositories(scope),
  ...orderRepositories(scope),
  ...paymentRepositories(scope),
  ...privacyRepositories(scope),
  ...productAlertRepositories(scope),
  ...pushRepositories(scope),
  ...secretRepositories(scope),
  ...shopAtWorkRepositories(scope),
  ...substitutionRepositories(scope),
  ...timeslotRepositories(scope),
  ...userRepositories(scope),
  ...wishlistRepositories(scope),
});

/** The brand's own texts, or those of its WordPress with the menus and slides of the brand. */
function contentOf(
  { services, tenant, log, language }: TenantContextParts,
  { secrets, ...given }: SecretContext & { readonly repository: ContentRepository; readonly today: string },
): ContentBackend {
  const own = ownContent({ posts: tenant.content.posts(), language, ...given });
  const site = services.wordPressOf?.(tenant.facts.tenantId);
  return site === undefined
    ? own
    : wordPressContent({ site, own, log, today: given.today, key: () => uploadKey(secrets) });
}

function contextOver(
  parts: TenantContextParts,
  db: Database,
  transaction: Transaction | null,
): TenantContext {
  const { services, language, log, now, catalogueCache, keptCarts, changes } = parts;
  const { facts, mailLook } = parts.tenant;
  const { tenantId } = facts;
  const today = parts.dayOf(now);
  const notifyOfChange = async (): Promise<void> => {
    await notifyChange(db, tenantId);
    if (transaction === null) changes.changed(tenantId);
    else transaction.hasChangedShop = true;
  };
  const runAlone = async <T>(work: (unit: TenantContext) => Promise<T>): Promise<T> => {
    const begun: Transaction = { hasChangedShop: false };
    const result = await inTransaction(parts.begin, (tx) => work(contextOver(parts, tx, begun)));
    if (begun.hasChangedShop) changes.changed(tenantId);
    return result;
  };
  const repositories = repositoriesOver({ db, tenantId, now, notifyChange: notifyOfChange });
  const context: TenantContext = {
    facts,
    language,
    mailLook,
    ...services,
    log,
    now,
    today,
    keptCarts,
    ...repositories,
    content: contentWithout(
      contentOf(parts, {
        repository: repositories.menusAndSlides,
        today,
        secrets: repositories.secrets,
      }),
      facts.without,
    ),
    shop: (options) =>
      catalogueCache.current({
        db,
        isInTransaction: transaction !== null,
        today,
        version: changes.versionOf(tenantId),
        exact: options?.exact ?? false,
      }),
    transaction: (work) => (transaction === null ? runAlone(work) : inSavepoint(db, () => work(context))),
  };
  return context;
}

/** The context of one tenant over a database. */
export function createTenantContext(parts: TenantContextParts & { readonly db: Database }): TenantContext {
  return contextOver(parts, parts.db, null);
}
