import { registerDevice, subscribeDevice, unregisterDevice } from '../../contract/api/account/device.ts';
import type { Platform } from '../../contract/api/account/device.ts';
import {
  savePushSettings,
  viewPushSettings,
  type PushSettings,
  type PushSwitch,
} from '../../contract/api/account/push.ts';
import type { ApiClient, CallOptions } from '../api-client.ts';
import type { PushDevice } from '../device/push/push-bridge.ts';

export interface PushService {
  settings(options?: CallOptions): Promise<PushSettings>;
  /** Turns one switch; answers how all stand. */
  turn(change: PushSwitch, options?: CallOptions): Promise<PushSettings>;
  /** Registers a device for whoever is logged in, and subscribes it to what all are told (PUSH-01). */
  register(device: PushDevice & { uuid: string }, options?: CallOptions): Promise<void>;
  unregister(device: { platform: Platform; uuid: string }, options?: CallOptions): Promise<void>;
}

export const createPushService = ({ client }: { client: ApiClient }): PushService => ({
  settings: async (options) => (await client.call(viewPushSettings, {}, options)).data,
  async turn({ name, isOn }, options) {
    const change = name === 'quietHours' ? { quietHours: isOn } : { topics: { [name]: isOn } };
    return (await client.call(savePushSettings, change, options)).data;
  },
  async register({ externalId, platformVersion, ...device }, options = {}) {
    const silent = { ...options, silent: true };
    const params = { ...device, external_id: externalId, platform_version: platformVersion };
    await client.call(registerDevice, params, silent);
    const { platform, uuid } = device;
    await client.call(subscribeDevice, { platform, uuid, topic: 'all' }, silent);
  },
  async unregister(device, options) {
    await client.call(unregisterDevice, device, options);
  },
});
