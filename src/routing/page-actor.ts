import type { InspectionEvent, Snapshot } from 'xstate';
import type { PageDependencies, PageSnapshots } from './page.ts';

interface PageActorOptions {
  inspect?: (event: InspectionEvent) => void;
  snapshot?: Snapshot<unknown>;
}

/** How one of a page's actors is created: heard by the fact bus, from the server's snapshot where there is one. */
export const pageActor = (
  { inspect }: PageDependencies,
  snapshots: PageSnapshots | undefined,
  name: string,
): PageActorOptions => ({
  ...(inspect === undefined ? {} : { inspect }),
  ...(snapshots?.[name] === undefined ? {} : { snapshot: snapshots[name] }),
});
