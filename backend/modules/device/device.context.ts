import type { PlatformContext, RepositoryScope } from '../../platform/platform-context.ts';
import { createDeviceRepository } from './device.repository.ts';

/** The module's repositories over one connection. */
export const deviceRepositories = ({ db, tenantId }: RepositoryScope) => ({
  devices: createDeviceRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type DeviceContext = PlatformContext & Readonly<ReturnType<typeof deviceRepositories>>;
