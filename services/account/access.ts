import {
  cancelEmailUpdate,
  requestEmailUpdate,
  stopEmailUpdate,
  updateEmail,
  updatePassword,
} from '../../contract/api/account/account.ts';
import { updateUsername, type UserDetail } from '../../contract/api/account/registration.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';
import type { SessionStore } from '../session-store.ts';

/** What one logs in with. */
export interface AccessService {
  /** Has a link mailed to the new address; nothing changes before it is opened, and nothing tells whether it is taken. */
  requestEmail(email: string, options?: CallOptions): Promise<void>;
  /** The mailed link leads nowhere from now on. */
  cancelEmail(options?: CallOptions): Promise<void>;
  /** Uses the mailed link up: from now on one logs in with the new address. A link without a token does nothing. */
  confirmEmail(token: string, options?: CallOptions): Promise<boolean>;
  /** Uses the link of the old address up: the account keeps or gets back that address, and everybody is logged out. */
  stopEmail(token: string, options?: CallOptions): Promise<void>;
  /** Ends every other session; this one goes on. */
  changePassword(change: { oldPassword: string; newPassword: string }, options?: CallOptions): Promise<void>;
  changeUsername(username: string, options?: CallOptions): Promise<UserDetail>;
}

export function createAccessService({
  client,
  session,
}: {
  client: ApiClient;
  session: SessionStore;
}): AccessService {
  return {
    async requestEmail(email, options) {
      await client.call(requestEmailUpdate, { new_email: email }, options);
    },
    async cancelEmail(options) {
      await client.call(cancelEmailUpdate, {}, options);
    },
    async confirmEmail(token, options) {
      if (token === '') return false;
      await client.call(updateEmail, { token }, options);
      return true;
    },
    async stopEmail(token, options) {
      await client.call(stopEmailUpdate, { token }, options);
    },
    async changePassword({ oldPassword, newPassword }, options) {
      const passwords = { old_password: oldPassword, new_password: newPassword };
      const { data } = await client.call(updatePassword, passwords, options);
      session.opened(data.restoreToken);
    },
    changeUsername: async (username, options) =>
      (await client.call(updateUsername, { username }, options)).data,
  };
}
