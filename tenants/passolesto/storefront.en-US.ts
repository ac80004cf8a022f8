import type { Storefront } from '../theme/storefront.ts';
import { storefront as first } from './storefront.ts';
import { texts } from './texts/en-US.ts';
import words from './words/en-US.json' with { type: 'json' };

export const storefront: Storefront = { ...first, tenant: { ...first.tenant, texts }, words };
