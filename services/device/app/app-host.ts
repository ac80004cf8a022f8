import type { Tenant } from '../../../contract/tenant.ts';
import type { Credentials } from '../../credentials.ts';
import type { SaveFile } from '../../saved-file.ts';

/** What the mobile app gives the storefront where a browser has its own (LIFE-10, decision 083). */
export interface AppHost {
  /** The headers of the session, kept by the phone (API-04). */
  readonly credentials: Credentials;
  readonly saveFile: SaveFile;
  /** The brand as its app shows it. */
  tenantOf(tenant: Tenant): Tenant;
  /** The storefront can turn pages: goes where the app was, and follows each link that the phone opens in it (NAV-28). */
  follow(tenant: Tenant, navigate: (path: string, options: { replace: boolean }) => void): void;
}

declare global {
  // The app's first script puts it there before the storefront starts; a browser has none.
  var appHost: AppHost | undefined;
}
