import { parkingModel } from '../../../../paths/models/parking/parking.model.ts';
import { ParkingPanel } from '../../../../src/views/orders/follow/ParkingPanel.tsx';
import { ordersByStatus } from '../../../fixtures/orders.ts';
import { standIn } from '../../../stand-in.ts';
import { galleryView } from '../../../view.ts';
import { withoutSession } from '../../../world.ts';

export const view = galleryView({
  kind: 'part',
  model: parkingModel,
  show: (parking, record) => ({
    flows: withoutSession(parking),
    node: <ParkingPanel parking={standIn('parking', parking, record)} order={ordersByStatus.nearlyReady} />,
  }),
});
