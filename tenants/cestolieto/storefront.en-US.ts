import type { Storefront } from '../theme/storefront.ts';
import { storefront as first } from './storefront.ts';
import { texts } from './texts/en-US.ts';

export const storefront: Storefront = { ...first, tenant: { ...first.tenant, texts } };
