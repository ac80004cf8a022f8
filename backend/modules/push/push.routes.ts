import * as devices from '../../../contract/api/account/device.ts';
import { savePushSettings, viewPushSettings } from '../../../contract/api/account/push.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { Transactional } from '../../platform/platform-context.ts';
import type { PushContext } from './push.context.ts';
import { saveSettings, viewSettings } from './push-settings.usecases.ts';
import { keepDevice } from './register-device.usecases.ts';

/** A06, A07, A19-A21. */
export function pushRoutes(routes: ShopApi<Transactional<PushContext>>): void {
  routes.open(devices.registerDevice, async ({ context, user, credential, requestInfo, params }) => {
    const { address } = requestInfo;
    await keepDevice(context, params, { userId: user?.userId ?? null, credential, address });
    return { data: { registered: true as const } };
  });

  routes.open(devices.unregisterDevice, async ({ context, params }) => {
    await context.devices.remove(params);
    return { data: { registered: false as const } };
  });

  routes.open(devices.subscribeDevice, async ({ context, params: { topic, ...device } }) => ({
    data: { subscribed: await context.devices.subscribe(device, topic) },
  }));

  routes.personal(viewPushSettings, async ({ context, user }) => ({
    data: await viewSettings(context, user.userId),
  }));

  routes.personal(savePushSettings, async ({ context, user, params }) => ({
    data: await saveSettings(context, user.userId, params),
  }));
}
