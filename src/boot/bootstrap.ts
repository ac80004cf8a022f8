import type { Snapshot } from 'xstate';
import type { PageLocation } from '../routing/page.ts';
import type { VisitorSnapshots } from '../wiring/shop-app.ts';

/** What the server ships beside the page for the browser to start from. */
export interface Bootstrap {
  /** Snapshots of another build are not understood. */
  build: string;
  /** Address of the page's module. */
  pageModule: string;
  /** Whether the page's words come with the frame. */
  isFramed: boolean;
  at: PageLocation;
  /** Address of the brand's module. */
  storefront: string;
  /** Name of the cookie that tells where somebody may be logged in (NAV-22). */
  marker: string;
  /** What the names of the session's headers begin with (SES-02). */
  headerPrefix: string;
  /** Today in Rome as YYYY-MM-DD. */
  today: string;
  /** When a page with its shopper’s data was rendered, in ms since the epoch by the shop’s clock; null on others. */
  renderedAt: number | null;
  /** The page was rendered with its shopper's data: the flows about the visitor stand as they were found for them. */
  isPersonal: boolean;
  page: Readonly<Record<string, Snapshot<unknown>>>;
  shell: Readonly<Record<string, Snapshot<unknown>>>;
  /** How the flows about the visitor stood when the page was rendered. */
  visitor: VisitorSnapshots;
}

/** Id of the script element that holds it. */
export const bootstrapId = 'bootstrap';
