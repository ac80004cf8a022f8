/** Where shoppers may log in besides the shop's own form (SES-19). */
export const socialProviders = ['google', 'facebook'] as const;
export type SocialProviderName = (typeof socialProviders)[number];

export type IdentityProviderName = SocialProviderName | 'saml';

/** What ties the answer of a provider to the question it was asked. */
export type LoginProof =
  | { readonly kind: 'oidc'; readonly verifier: string; readonly nonce: string }
  | {
      readonly kind: 'saml';
      readonly requestId: string;
      /** Once the provider has answered. */
      readonly person?: VouchedPerson;
    };

/** Whom a provider vouches for; `email` is one the provider has verified. */
export interface VouchedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}
