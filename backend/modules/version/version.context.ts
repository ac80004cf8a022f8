import type { PlatformContext } from '../../platform/platform-context.ts';

/** Everything a use case of this module may touch; each takes its pick. */
export type VersionContext = PlatformContext;
