import type { Snapshot } from 'xstate';

/** What the server ships beside the page for the browser to start from. */
export interface Bootstrap {
  /** Snapshots of another build are not understood. */
  build: string;
  /** Address of the brand's module. */
  storefront: string;
  /** Today in Rome as YYYY-MM-DD. */
  today: string;
  page: Readonly<Record<string, Snapshot<unknown>>>;
  shell: Readonly<Record<string, Snapshot<unknown>>>;
}

/** Id of the script element that holds it. */
export const bootstrapId = 'bootstrap';
