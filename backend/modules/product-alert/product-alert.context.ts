import type { RepositoryScope } from '../../platform/platform-context.ts';
import type { CartContext } from '../cart/cart.context.ts';
import type { MailContext } from '../mail/mail.context.ts';
import type { PushContext } from '../push/push.context.ts';
import { createProductAlertRepository } from './product-alert.repository.ts';

/** The module's repositories over one connection. */
export const productAlertRepositories = ({ db, tenantId }: RepositoryScope) => ({
  productAlerts: createProductAlertRepository(db, tenantId),
});

/** Everything a use case of this module may touch; each takes its pick. */
export type ProductAlertContext = CartContext &
  MailContext &
  PushContext &
  Readonly<ReturnType<typeof productAlertRepositories>>;
