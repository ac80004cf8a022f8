import type { Messages } from '@lingui/core';
import type { Tenant } from '../../contract/tenant.ts';
import type { LogoDrawing } from './logo.ts';

/** What a shopper of a brand receives, and nothing of another. */
export interface Storefront {
  tenant: Tenant;
  /** Class of the document that carries the brand's tokens. */
  themeClass: string;
  logo: LogoDrawing;
  /** What the brand says in words of its own, by message id; the shop's words are said otherwise (TEN-05). */
  words?: Messages;
}
