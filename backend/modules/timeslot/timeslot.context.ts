import type { PlatformContext, RepositoryScope } from '../../platform/platform-context.ts';
import { createSlotPlaceRepository } from './slot-place.repository.ts';

/** The module's repositories over one connection. */
export const timeslotRepositories = ({ db, tenantId }: RepositoryScope) => ({
  slots: createSlotPlaceRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type TimeslotContext = PlatformContext & Readonly<ReturnType<typeof timeslotRepositories>>;
