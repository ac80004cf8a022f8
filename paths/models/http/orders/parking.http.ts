import { listPickupPoints } from '../../../../contract/api/shopping/address.ts';
import type { PickupPoint } from '../../../../contract/api/shopping/delivery.ts';
import { deliveryServiceCodes, orderStatusCodes } from '../../../../contract/api/codes.ts';
import { parkingActors } from '../../../../machines/parking/parking.actors.ts';
import type { DevicePosition } from '../../../../services/device-position.ts';
import { done, purchase } from '../../../../tests/backend/journeys.ts';
import type { Arrange, HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

/** Degrees of latitude in 350 m. */
const someWay = 0.00315;

const points = new WeakMap<Visitor, PickupPoint>();
const pointOf = (visitor: Visitor): PickupPoint => {
  const point = points.get(visitor);
  if (point === undefined) throw new Error('a place of pickup is known before it is gone to');
  return point;
};

/** Where the device is, or that the shopper does not tell it. */
const positions = new WeakMap<Visitor, Awaited<ReturnType<DevicePosition>>>();

const onTheWay: Arrange = ({ visitor }) => {
  const { latitude, longitude } = pointOf(visitor);
  if (latitude === null || longitude === null) throw new Error('nobody knows where the place of pickup is');
  positions.set(visitor, { latitude: latitude + someWay, longitude });
};

/** The order is at this point of its way, and nobody else has parked. */
const inStatus =
  (status: number): Arrange =>
  async ({ visitor }) => {
    await visitor.sql(`UPDATE orders SET status_id = ${status} WHERE user_id = :user;
      DELETE FROM parking_places WHERE tenant_id = (SELECT tenant_id FROM users WHERE user_id = :user)`);
  };

export const parkingHttp: HttpFlow = {
  name: 'parking',
  async open({ visitor }) {
    const { client, name } = visitor;
    await client.logIn(name);
    const { orderId } = await purchase(client);
    await visitor.sql(`UPDATE orders SET delivery_service_id = ${deliveryServiceCodes.pickup}
      WHERE user_id = :user`);
    const { addresses } = await done(client.call(listPickupPoints, {}));
    const [first] = addresses;
    if (first === undefined) throw new Error('the shop has no place of pickup');
    points.set(visitor, first);
    const devicePosition: DevicePosition = () => Promise.resolve(positions.get(visitor) ?? 'refused');
    return {
      actors: parkingActors({ services: async () => ({ ...visitor.services, devicePosition }) }),
      input: { orderId },
    };
  },
  adapt: (event, visitor) =>
    event.type === 'parking.byPosition' ? { ...event, addressId: pointOf(visitor).addressId } : event,
  answers: {
    askDistance: {
      'the device is 350 m away': onTheWay,
      'the shopper refuses': ({ visitor }) => void positions.set(visitor, 'refused'),
      'the position is cut: nobody knows what became of it': (occasion) => {
        void onTheWay(occasion);
        return 'cut';
      },
    },
    reserve: {
      'a place is kept': inStatus(orderStatusCodes.nearlyReady),
      'the place is refused: order.notReservable': inStatus(orderStatusCodes.placed),
    },
  },
};
