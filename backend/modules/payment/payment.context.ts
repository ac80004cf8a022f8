import type { PlatformContext, RepositoryScope } from '../../platform/platform-context.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPaymentRepository } from './payment.repository.ts';

/** The module's repositories over one connection. */
export const paymentRepositories = ({ db, tenantId }: RepositoryScope) => ({
  payments: createPaymentRepository(db, tenantId),
});

/** What the whole process shares for paying. */
export interface PaymentServices {
  /** Null offers no online payment. */
  readonly paymentProvider: PaymentProvider | null;
}

/** Everything a use case of this module may touch; each takes its pick. */
export type PaymentContext = PlatformContext &
  Readonly<ReturnType<typeof paymentRepositories>> &
  PaymentServices;
