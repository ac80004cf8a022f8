import type { PlatformContext, RepositoryScope } from '../../platform/platform-context.ts';
import { createChangeDayRepository } from './change-day.repository.ts';
import { createPictureRepository } from './picture.repository.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import { createShelfRepository } from './shelf.repository.ts';
import { createStockRepository } from './stock.repository.ts';

/** The module's repositories over one connection. */
export const catalogueRepositories = (scope: RepositoryScope) => ({
  changeDays: createChangeDayRepository(scope.db, scope.tenantId),
  pictures: createPictureRepository(scope.db, scope.tenantId),
  shelves: createShelfRepository(scope.db, scope.tenantId, scope.notifyChange),
  stock: createStockRepository(scope.db, scope.tenantId, scope.notifyChange),
});

interface SnapshotSource {
  /** Catalogue, stores and slots of the week; `exact` asks the database whether they still hold. */
  shop(options?: { exact: boolean }): Promise<CatalogueSnapshot>;
}

/** Everything a use case of this module may touch; each takes its pick. */
export type CatalogueContext = PlatformContext &
  Readonly<ReturnType<typeof catalogueRepositories>> &
  SnapshotSource;
