import { fromPromise } from 'xstate';
import type { ResolvedAddress } from '../../contract/api/shopping/address.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { DevicePoint } from './position.machine.ts';

export const positionActors = ({ services }: { services: () => Promise<ShopServices> }) => ({
  askPosition: fromPromise<DevicePoint | 'refused'>(async () => (await services()).devicePosition()),
  locate: fromPromise<ResolvedAddress | null, { point: DevicePoint }>(async ({ input: { point }, signal }) =>
    (await services()).delivery.locate(point, { signal }),
  ),
});
