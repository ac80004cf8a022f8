import type { Storefront } from '../theme/storefront.ts';
import { logo } from './logo.ts';
import { tenant } from './tenant.ts';
import { themeClass } from './theme.css.ts';

export const storefront: Storefront = { tenant, themeClass, logo };
