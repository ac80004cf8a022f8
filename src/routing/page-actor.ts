import type { Snapshot } from 'xstate';
import type { PageSnapshots } from './page.ts';

/** What one of a page's actors starts from: the server's snapshot where there is one. */
export const shippedSnapshot = (
  snapshots: PageSnapshots | undefined,
  name: string,
): { snapshot?: Snapshot<unknown> } => (snapshots?.[name] === undefined ? {} : { snapshot: snapshots[name] });
