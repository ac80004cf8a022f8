import type { SocialProviderName } from '../../../contract/api/account/social.ts';

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
