import type { BackendConfig } from '../../platform/config.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import { createApnsSender } from './phones/apns-sender.ts';
import { createFcmSender } from './phones/fcm-sender.ts';
import { phoneServices } from './phones/phone-services.ts';
import { readPushAccounts } from './phones/push-accounts.ts';
import type { PushSenders } from './push-sender.ts';
import { createWebPushSender } from './web-push-sender.ts';

/**
 * The senders of all platforms. Phones of a brand are told where PUSH_ACCOUNTS has an account of it. Throws ConfigError for
 * one that cannot be used.
 */
export function createPushSenders(
  given: {
    readonly config: Pick<BackendConfig, 'embedded' | 'pushAccounts' | 'pushServices'>;
    readonly tenants: readonly { readonly facts: Pick<TenantFacts, 'mobileApp' | 'tenantId'> }[];
    readonly clock: () => Date;
  },
  services = phoneServices,
): PushSenders {
  const { config, tenants, clock } = given;
  const accounts = readPushAccounts(
    config,
    tenants.map(({ facts }) => facts),
  );
  return {
    web: createWebPushSender(config),
    android: createFcmSender(accounts.fcm, { services, clock }),
    ios: createApnsSender(accounts.apns, { services, clock }),
  };
}
