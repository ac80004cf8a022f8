import { registerDevice, unregisterDevice } from '../../../contract/api/account/device.ts';
import type { ShopApi } from '../../http/route-table.ts';
import type { DeviceContext } from './device.context.ts';

/** A06, A07. */
export function deviceRoutes(routes: ShopApi<DeviceContext>): void {
  routes.open(registerDevice, async ({ context, user, params }) => {
    const { external_id: externalId, platform_version: platformVersion, ...device } = params;
    await context.devices.put({
      ...device,
      externalId,
      platformVersion,
      userId: user?.userId ?? null,
      registeredAt: context.now,
    });
    return { data: { registered: true as const } };
  });

  routes.open(unregisterDevice, async ({ context, params }) => {
    await context.devices.remove(params);
    return { data: { registered: false as const } };
  });
}
