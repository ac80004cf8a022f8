import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { CatalogueContext } from '../catalogue/catalogue.context.ts';
import type { GeocoderServices } from '../geocoder/geocoder.ts';
import { createAddressRepository } from './address.repository.ts';
import { createSavedPointRepository } from './saved-point.repository.ts';

/** The module's repositories over one connection. */
export const addressRepositories = ({ db, tenantId }: RepositoryScope) => ({
  addresses: createAddressRepository(db, tenantId),
  savedPoints: createSavedPointRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type AddressContext = CatalogueContext &
  Readonly<ReturnType<typeof addressRepositories>> &
  GeocoderServices;
