import { hasFeature } from '../../../contract/rules/features/has-feature.ts';
import type { ShopFeature } from '../../../contract/tenant.ts';
import { UnknownResourceError } from '../../platform/domain-errors.ts';
import type { HttpMiddleware } from '../http-env.ts';

/** Lets calls of a feature through where the brand has it. Throws UnknownResourceError. */
export const onlyWith =
  <Context>(feature: ShopFeature): HttpMiddleware<Context> =>
  (c, next) => {
    if (!hasFeature(c.get('info').tenant, feature)) throw new UnknownResourceError('path');
    return next();
  };
