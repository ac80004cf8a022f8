import type { TenantFacts } from '../contract/tenant.ts';
import { createAuditRepository } from './audit/audit.repository.ts';
import type { AuditRepository } from './audit/audit.repository.ts';
import type { BackendConfig } from './platform/config.ts';
import type { DayClock } from './platform/day-clock.ts';
import type { Database } from './platform/db/database.ts';
import { inSavepoint, inTransaction } from './platform/db/transaction.ts';
import type { Begin } from './platform/db/transaction.ts';
import type { Log } from './platform/log.ts';
import { createAccountTokenRepository } from './modules/account/account-token.repository.ts';
import type { AccountTokenRepository } from './modules/account/account-token.repository.ts';
import { createAddressRepository } from './modules/address/address.repository.ts';
import type { AddressRepository } from './modules/address/address.repository.ts';
import type { PasswordHasher } from './modules/auth/password.ts';
import { createRateLimitRepository } from './modules/auth/rate-limit.repository.ts';
import type { RateLimitRepository } from './modules/auth/rate-limit.repository.ts';
import { createProductSubstitutionRepository } from './modules/substitution/product-substitution.repository.ts';
import type { ProductSubstitutionRepository } from './modules/substitution/product-substitution.repository.ts';
import { createRestoreTokenRepository } from './modules/auth/restore-token.repository.ts';
import type { RestoreTokenRepository } from './modules/auth/restore-token.repository.ts';
import { createSessionRepository } from './modules/auth/session.repository.ts';
import type { SessionRepository } from './modules/auth/session.repository.ts';
import { createBotProofRepository } from './modules/bot-check/bot-proof.repository.ts';
import type { BotProofRepository } from './modules/bot-check/bot-proof.repository.ts';
import { createCartRepository } from './modules/cart/cart.repository.ts';
import type { CartRepository } from './modules/cart/cart.repository.ts';
import { createPictureRepository } from './modules/catalogue/picture.repository.ts';
import type { PictureRepository } from './modules/catalogue/picture.repository.ts';
import { createStockRepository } from './modules/catalogue/stock.repository.ts';
import type { StockRepository } from './modules/catalogue/stock.repository.ts';
import { createContentRepository } from './modules/content/content.repository.ts';
import type { ContentRepository } from './modules/content/content.repository.ts';
import { createDeviceRepository } from './modules/device/device.repository.ts';
import type { DeviceRepository } from './modules/device/device.repository.ts';
import { createDisclaimerRepository } from './modules/disclaimer/disclaimer.repository.ts';
import type { DisclaimerRepository } from './modules/disclaimer/disclaimer.repository.ts';
import { createFiscalPersonRepository } from './modules/fiscal-person/fiscal-person.repository.ts';
import type { FiscalPersonRepository } from './modules/fiscal-person/fiscal-person.repository.ts';
import { createGiftRepository } from './modules/gift/gift.repository.ts';
import type { GiftRepository } from './modules/gift/gift.repository.ts';
import { createIdempotencyRepository } from './modules/idempotency/idempotency.repository.ts';
import type { IdempotencyRepository } from './modules/idempotency/idempotency.repository.ts';
import { createIdentityRepository } from './modules/identity/identity.repository.ts';
import type { IdentityRepository } from './modules/identity/identity.repository.ts';
import { createNoteRepository } from './modules/note/note.repository.ts';
import type { NoteRepository } from './modules/note/note.repository.ts';
import { createOutboxRepository } from './modules/mail/outbox.repository.ts';
import type { OutboxRepository } from './modules/mail/outbox.repository.ts';
import { createOrderDeliveryRepository } from './modules/order/order-delivery.repository.ts';
import type { OrderDeliveryRepository } from './modules/order/order-delivery.repository.ts';
import { createOrderRepository } from './modules/order/order.repository.ts';
import type { OrderRepository } from './modules/order/order.repository.ts';
import { createParkingRepository } from './modules/order/parking.repository.ts';
import type { ParkingRepository } from './modules/order/parking.repository.ts';
import { createPaymentRepository } from './modules/payment/payment.repository.ts';
import type { PaymentRepository } from './modules/payment/payment.repository.ts';
import type { PaymentProvider } from './modules/payment/payment-provider.ts';
import { createPersonalDataRepository } from './modules/privacy/personal-data.repository.ts';
import type { PersonalDataRepository } from './modules/privacy/personal-data.repository.ts';
import { createWorkplaceRepository } from './modules/shop-at-work/workplace.repository.ts';
import type { WorkplaceRepository } from './modules/shop-at-work/workplace.repository.ts';
import { createProductAlertRepository } from './modules/product-alert/product-alert.repository.ts';
import type { ProductAlertRepository } from './modules/product-alert/product-alert.repository.ts';
import { createSecretRepository } from './modules/secret/secret.repository.ts';
import type { SecretRepository } from './modules/secret/secret.repository.ts';
import { createSlotPlaceRepository } from './modules/timeslot/slot-place.repository.ts';
import type { SlotPlaceRepository } from './modules/timeslot/slot-place.repository.ts';
import { createUserRepository } from './modules/user/user.repository.ts';
import type { UserRepository } from './modules/user/user.repository.ts';
import { createWishlistLinkRepository } from './modules/wishlist/wishlist-link.repository.ts';
import type { WishlistLinkRepository } from './modules/wishlist/wishlist-link.repository.ts';
import { createWishlistRepository } from './modules/wishlist/wishlist.repository.ts';
import type { WishlistRepository } from './modules/wishlist/wishlist.repository.ts';
import { announceChange } from './cache-invalidation.ts';
import type { CacheInvalidation } from './cache-invalidation.ts';
import type { ShopSnapshot, CatalogueCache } from './catalogue-cache.ts';

/** What the shop works with besides its database; one set per process. */
export interface ShopServices {
  readonly config: BackendConfig;
  readonly hasher: PasswordHasher;
  /** Null offers no online payment. */
  readonly paymentProvider: PaymentProvider | null;
}

/** One tenant's shop at one moment: nothing reached from here knows the rows of another (T6, TEN-09). */
export interface TenantContext {
  readonly facts: TenantFacts;
  readonly services: ShopServices;
  readonly log: Log;
  readonly now: Date;
  /** `YYYY-MM-DD` in Europe/Rome. */
  readonly today: string;
  readonly accountTokens: AccountTokenRepository;
  readonly addresses: AddressRepository;
  /** The trail of what mattered. */
  readonly audit: AuditRepository;
  readonly botProofs: BotProofRepository;
  readonly carts: CartRepository;
  readonly content: ContentRepository;
  readonly devices: DeviceRepository;
  readonly disclaimers: DisclaimerRepository;
  readonly fiscalPersons: FiscalPersonRepository;
  readonly gifts: GiftRepository;
  readonly idempotency: IdempotencyRepository;
  readonly identities: IdentityRepository;
  readonly notes: NoteRepository;
  readonly orderDeliveries: OrderDeliveryRepository;
  readonly orders: OrderRepository;
  readonly outbox: OutboxRepository;
  readonly parking: ParkingRepository;
  readonly payments: PaymentRepository;
  readonly personalData: PersonalDataRepository;
  readonly pictures: PictureRepository;
  readonly productAlerts: ProductAlertRepository;
  readonly productSubstitutions: ProductSubstitutionRepository;
  readonly rateLimits: RateLimitRepository;
  readonly restoreTokens: RestoreTokenRepository;
  readonly secrets: SecretRepository;
  readonly sessions: SessionRepository;
  readonly slots: SlotPlaceRepository;
  readonly stock: StockRepository;
  readonly users: UserRepository;
  readonly wishlistLinks: WishlistLinkRepository;
  readonly wishlists: WishlistRepository;
  readonly workplaces: WorkplaceRepository;
  /** Catalogue, stores and slots of the week; `exact` asks the database whether they still hold. */
  shop(options?: { exact: boolean }): Promise<ShopSnapshot>;
  /** All or nothing; inside another transaction a savepoint. A deadlock runs the outermost one again. */
  transaction<T>(work: (unit: TenantContext) => Promise<T>): Promise<T>;
}

interface TenantContextParts {
  readonly facts: TenantFacts;
  readonly services: ShopServices;
  readonly log: Log;
  readonly snapshots: CatalogueCache;
  readonly changes: CacheInvalidation;
  readonly now: Date;
  readonly dayOf: DayClock;
  readonly begin: Begin;
}

/** A transaction that runs; null outside of one. */
interface Transaction {
  hasChangedShop: boolean;
}

function contextOver(
  parts: TenantContextParts,
  db: Database,
  transaction: Transaction | null,
): TenantContext {
  const { facts, services, log, now, snapshots, changes } = parts;
  const { tenantId } = facts;
  const today = parts.dayOf(now);
  const announce = async (): Promise<void> => {
    await announceChange(db, tenantId);
    if (transaction === null) changes.changed(tenantId);
    else transaction.hasChangedShop = true;
  };
  const runAlone = async <T>(work: (unit: TenantContext) => Promise<T>): Promise<T> => {
    const begun: Transaction = { hasChangedShop: false };
    const result = await inTransaction(parts.begin, (tx) => work(contextOver(parts, tx, begun)));
    if (begun.hasChangedShop) changes.changed(tenantId);
    return result;
  };
  return {
    facts,
    services,
    log,
    now,
    today,
    accountTokens: createAccountTokenRepository(db, tenantId),
    addresses: createAddressRepository(db, tenantId),
    audit: createAuditRepository(db, { tenantId, now }),
    botProofs: createBotProofRepository(db, tenantId),
    carts: createCartRepository(db, tenantId),
    content: createContentRepository(db, tenantId),
    devices: createDeviceRepository(db, tenantId),
    disclaimers: createDisclaimerRepository(db, tenantId),
    fiscalPersons: createFiscalPersonRepository(db, tenantId),
    gifts: createGiftRepository(db, tenantId),
    idempotency: createIdempotencyRepository(db, tenantId),
    identities: createIdentityRepository(db, tenantId),
    notes: createNoteRepository(db, tenantId),
    orderDeliveries: createOrderDeliveryRepository(db, tenantId),
    orders: createOrderRepository(db, tenantId),
    outbox: createOutboxRepository(db, tenantId),
    parking: createParkingRepository(db, tenantId),
    payments: createPaymentRepository(db, tenantId),
    personalData: createPersonalDataRepository(db, tenantId),
    pictures: createPictureRepository(db, tenantId),
    productAlerts: createProductAlertRepository(db, tenantId),
    productSubstitutions: createProductSubstitutionRepository(db, tenantId),
    rateLimits: createRateLimitRepository(db, tenantId),
    restoreTokens: createRestoreTokenRepository(db, tenantId),
    secrets: createSecretRepository(db, { tenantId, now }),
    sessions: createSessionRepository(db, tenantId),
    slots: createSlotPlaceRepository(db, tenantId),
    stock: createStockRepository(db, tenantId, announce),
    users: createUserRepository(db, tenantId),
    wishlistLinks: createWishlistLinkRepository(db, tenantId),
    wishlists: createWishlistRepository(db, tenantId),
    workplaces: createWorkplaceRepository(db, tenantId),
    shop: (options) =>
      snapshots.current({
        db,
        isInTransaction: transaction !== null,
        today,
        version: changes.versionOf(tenantId),
        exact: options?.exact ?? false,
      }),
    transaction: (work) =>
      transaction === null
        ? runAlone(work)
        : inSavepoint(db, () => work(contextOver(parts, db, transaction))),
  };
}

/** The context of one tenant over a database. */
export function createTenantContext(parts: TenantContextParts & { readonly db: Database }): TenantContext {
  return contextOver(parts, parts.db, null);
}
