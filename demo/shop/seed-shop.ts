import { dayOfInstant } from '../../contract/rules/time/zone-time.ts';
import { pictureKey } from '../packshots/picture.ts';
import { sceneOf } from '../packshots/picture-spec.ts';
import type { PictureSpec } from '../packshots/picture-spec.ts';
import { userPersons } from '../../backend/modules/order/user-person.table.ts';
import type { PasswordHasher } from '../../backend/modules/auth/password.ts';
import type { TenantContext } from '../../backend/tenant-context.ts';
import type { SeedSlide } from '../../contract/tenant-seed.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import type { SeedCatalogue } from '../catalogue/seed-catalogue.ts';
import { demoPassword } from '../accounts/demo-accounts.ts';
import { insertRows } from '../insert-rows.ts';
import { seedAccounts } from '../accounts/seed-accounts.ts';
import { seedCatalogue } from '../catalogue/insert-catalogue.ts';
import { seedContent } from './seed-content.ts';
import { seedGifts } from '../accounts/seed-gifts.ts';
import { seedLists } from '../accounts/seed-lists.ts';
import { seedOrders } from '../accounts/seed-orders.ts';
import { seedDisclaimers, seedWorkplaces } from '../accounts/seed-people.ts';
import { emojiPicture, picturesOf, seedPictures } from '../catalogue/seed-pictures.ts';
import { seedShelves } from '../catalogue/seed-shelves.ts';
import { seedStores } from './seed-stores.ts';
import { demoSeeds } from '../seed.table.ts';
import type { SeededTenant } from '../seed-version.ts';

/** What the seed of one brand needs. `contextOver` opens the brand's context on the seed's own connection. */
export interface SeedJob {
  readonly db: Database;
  readonly tenant: SeededTenant;
  readonly catalogue: SeedCatalogue;
  /** Slug in the catalogue by the Italian one, which the demo accounts name. */
  readonly slugOf: (italian: string) => string;
  readonly version: string;
  readonly now: Date;
  readonly hasher: PasswordHasher;
  readonly contextOver: (db: Database) => TenantContext;
  readonly onStep: (step: string) => void;
}

/** The picture of a slide: its emoji, or the products it names, side by side. */
function slidePicture(slide: SeedSlide, catalogue: SeedCatalogue): PictureSpec {
  const parts = slide.art.ids.map((id) => {
    if (slide.art.kind === 'emoji') return emojiPicture(id);
    const picture = catalogue.products.find(({ slug }) => slug === id)?.picture;
    if (picture === undefined || picture.kind === 'scene') {
      throw new Error(`the slide "${slide.title}" shows ${id}, which is no product`);
    }
    return picture;
  });
  return sceneOf(parts);
}

async function seedSelling(job: SeedJob, today: string): Promise<void> {
  const { db, tenant, catalogue, onStep } = job;
  const { tenantId } = tenant.facts;
  onStep('stores');
  await seedStores(db, tenantId, tenant.seed);
  onStep('catalogue');
  const slides = tenant.seed.slides.map((slide) => slidePicture(slide, catalogue));
  await seedPictures(db, tenantId, [...picturesOf(catalogue), ...slides]);
  const productIds = await seedCatalogue(db, tenantId, {
    catalogue,
    blockTitles: tenant.seed.categoryBlockTitles,
  });
  onStep('stock and prices');
  const products = catalogue.products.map((product) => [productIds.get(product.slug) ?? 0, product] as const);
  await seedShelves(db, tenantId, { products, today });
}

async function seedPeople(job: SeedJob, today: string): Promise<void> {
  const { db, tenant, now, onStep } = job;
  const {
    tenantId,
    currency,
    languages: [language],
  } = tenant.facts;
  onStep('accounts');
  const passwordHash = await job.hasher.hash(demoPassword);
  const home = tenant.seed.homeAddress;
  const legalIds = await seedDisclaimers(db, tenantId, tenant.seed.disclaimers);
  await seedWorkplaces(db, tenantId, tenant.seed.workplaces);
  const accounts = await seedAccounts(db, tenantId, { home, language, passwordHash, legalIds, now, today });
  await seedGifts(db, tenantId, { today, demoUserId: accounts.demo, form: { currency, language } });
  await insertRows(db, userPersons, [
    { tenantId, masterUserId: accounts.agente, personUserId: accounts.lettura },
  ]);
  onStep('orders and lists');
  const context = job.contextOver(db);
  const { catalogue } = await context.shop();
  await seedLists(db, tenantId, { accounts, catalogue, slugOf: job.slugOf, language });
  await seedOrders(db, { context, userId: accounts.demo, slugOf: job.slugOf });
}

/** Opens the demo shop of one brand in one transaction: what it sells, who shops there, what it says. */
export async function seedTenant(job: SeedJob): Promise<void> {
  const today = dayOfInstant(job.now.getTime());
  await job.db.transaction(async (db) => {
    const inside = { ...job, db };
    await seedSelling(inside, today);
    await seedPeople(inside, today);
    job.onStep('content');
    await seedContent(db, job.tenant.facts.tenantId, {
      seed: job.tenant.seed,
      pictureOf: (slide) => pictureKey(slidePicture(slide, job.catalogue)),
    });
    const { tenantId } = job.tenant.facts;
    await insertRows(db, demoSeeds, [{ tenantId, version: job.version }]);
  });
}
