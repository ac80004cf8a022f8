import type { Storefront } from '../theme/storefront.ts';
import { logo } from './logo.ts';
import { tenant } from './tenant.ts';
import { themeClass } from './theme.css.ts';
import words from './words/it.json' with { type: 'json' };

export const storefront: Storefront = { tenant, themeClass, logo, words };
