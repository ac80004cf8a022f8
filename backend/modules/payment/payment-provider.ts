/** What a provider is asked to hold: the amount is ours, in cents, never the browser's. */
interface PaymentRequest {
  readonly token: string;
  readonly orderId: number;
  readonly amount: number;
}

/** A payment provider: where the shopper goes to pay. Its word comes back through the signed callback (D06). */
export interface PaymentProvider {
  readonly name: string;
  /** Path or address of the provider's page for a request. */
  redirectUrl(request: PaymentRequest): string;
}

/** The provider of the embedded shop: a test page of our own (D02). */
export const testPaymentProvider: PaymentProvider = {
  name: 'test',
  redirectUrl: ({ token }) => `/__psp/${token}`,
};
