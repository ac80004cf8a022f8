import {
  checkPasswordReset,
  requestPasswordReset,
  resetPassword,
} from '../../contract/api/account/account.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';
import { provingWork } from '../bot-check.ts';

/** How somebody names the account whose password is forgotten. */
type NamedAccount = { email: string } | { taxCode: string };

/** What the mailed link carries. */
export interface ResetLink {
  email: string;
  token: string;
}

export interface PasswordRecoveryService {
  /** Has the link mailed; tells nobody whether there is such an account. */
  request(account: NamedAccount, options?: CallOptions): Promise<void>;
  /** Whether the link may still be used; one that lacks a part is not asked about. */
  check(link: ResetLink, options?: CallOptions): Promise<boolean>;
  /** Uses the link up; every session of the account ends. */
  reset(link: ResetLink & { password: string }, options?: CallOptions): Promise<void>;
}

export function createPasswordRecoveryService({ client }: { client: ApiClient }): PasswordRecoveryService {
  return {
    async request(account, options) {
      const named = 'email' in account ? { e_mail: account.email } : { fiscal_code: account.taxCode };
      await provingWork(client, {
        call: (proof) => client.call(requestPasswordReset, { ...named, ...proof }, options),
        options,
      });
    },
    check: async ({ email, token }, options) =>
      email !== '' &&
      token !== '' &&
      (await client.call(checkPasswordReset, { e_mail: email, reset_token: token }, options)).data.valid,
    async reset({ email, token, password }, options) {
      await client.call(resetPassword, { e_mail: email, reset_token: token, password }, options);
    },
  };
}
