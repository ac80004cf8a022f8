import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';

/** A slot of the demo week: hours of the day, places, the weekdays it is offered on (0 Monday), and the van's round. */
export interface WeekSlot {
  readonly service: DeliveryServiceId;
  readonly from: number;
  readonly to: number;
  readonly places: number;
  readonly days: readonly number[];
  readonly green: boolean;
}

const everyDay = [0, 1, 2, 3, 4, 5, 6];
const workingDays = [0, 1, 2, 3, 4, 5];
const weekend = [4, 5];

/** Every day has at least five slots of both services. */
export const demoWeek: readonly WeekSlot[] = [
  { service: deliveryServiceCodes.homeDelivery, from: 7, to: 9, places: 40, days: workingDays, green: false },
  { service: deliveryServiceCodes.homeDelivery, from: 9, to: 11, places: 60, days: everyDay, green: false },
  { service: deliveryServiceCodes.homeDelivery, from: 11, to: 13, places: 60, days: everyDay, green: true },
  { service: deliveryServiceCodes.homeDelivery, from: 13, to: 15, places: 50, days: everyDay, green: true },
  { service: deliveryServiceCodes.homeDelivery, from: 15, to: 17, places: 50, days: everyDay, green: false },
  { service: deliveryServiceCodes.homeDelivery, from: 17, to: 19, places: 70, days: everyDay, green: false },
  {
    service: deliveryServiceCodes.homeDelivery,
    from: 19,
    to: 21,
    places: 70,
    days: workingDays,
    green: false,
  },
  { service: deliveryServiceCodes.homeDelivery, from: 21, to: 22, places: 40, days: weekend, green: false },
  { service: deliveryServiceCodes.pickup, from: 8, to: 10, places: 40, days: workingDays, green: false },
  { service: deliveryServiceCodes.pickup, from: 10, to: 12, places: 50, days: everyDay, green: false },
  { service: deliveryServiceCodes.pickup, from: 12, to: 14, places: 50, days: everyDay, green: false },
  { service: deliveryServiceCodes.pickup, from: 14, to: 16, places: 50, days: everyDay, green: false },
  { service: deliveryServiceCodes.pickup, from: 16, to: 18, places: 60, days: everyDay, green: false },
  { service: deliveryServiceCodes.pickup, from: 18, to: 20, places: 60, days: everyDay, green: false },
  { service: deliveryServiceCodes.pickup, from: 20, to: 21, places: 40, days: weekend, green: false },
];
