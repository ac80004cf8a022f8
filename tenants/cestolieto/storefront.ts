import { logo } from './logo.ts';
import { tenant } from './tenant.ts';
import { themeClass } from './theme.css.ts';

/** What a shopper of this brand receives, and nothing of another. */
export const storefront = { tenant, themeClass, logo };
