import type { Tenant } from '../../contract/tenant.ts';
import type { LogoDrawing } from './logo.ts';

/** What a shopper of a brand receives, and nothing of another. */
export interface Storefront {
  tenant: Tenant;
  /** Class of the document that carries the brand's tokens. */
  themeClass: string;
  logo: LogoDrawing;
}
