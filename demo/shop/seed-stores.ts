import { deliveryServiceCodes } from '../../contract/api/codes.ts';
import type { SeedLocker, SeedPlace, SeedStore, TenantSeed } from '../../contract/tenant-seed.ts';
import { addresses } from '../../backend/modules/address/address.table.ts';
import { stores, warehouses } from '../../backend/modules/store/store.table.ts';
import { timeslotTemplates } from '../../backend/modules/timeslot/timeslot.table.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { insertRows } from '../insert-rows.ts';
import { demoWeek } from './timeslot-week.ts';

const counter = 3;
const locker = 5;

function pointsOf(tenantId: string, store: SeedStore) {
  const at = (place: SeedPlace & Pick<SeedLocker, 'openingHours'>, name: string, typeId: 3 | 5) => ({
    tenantId,
    addressTypeId: typeId,
    storeId: store.storeId,
    addressName: name,
    address1: place.address1,
    addressNumber: place.addressNumber,
    city: place.city,
    province: place.province,
    postalcode: place.postalcode,
    latitude: place.latitude,
    longitude: place.longitude,
    openingHours: typeId === locker ? place.openingHours : null,
  });
  const offered = store.services.includes(deliveryServiceCodes.pickup);
  return [
    ...(offered ? [at(store, store.name, counter)] : []),
    ...store.lockers.map((place) => at(place, place.name, locker)),
  ];
}

/** Warehouses, stores with their pickup points, and the week's slots. */
export async function seedStores(
  db: Database,
  tenantId: string,
  { stores: seed, slotPrices }: Pick<TenantSeed, 'stores' | 'slotPrices'>,
): Promise<void> {
  const houses = new Map(seed.toReversed().map((store) => [store.warehouseId, store.name]));
  await insertRows(
    db,
    warehouses,
    [...houses].map(([warehouseId, name]) => ({ tenantId, warehouseId, name })),
  );
  await insertRows(
    db,
    stores,
    seed.map(({ lockers: _, services, openingHours, ...store }, position) => ({
      ...store,
      tenantId,
      position,
      services: [...services],
      openingHours: [...openingHours],
    })),
  );
  await insertRows(
    db,
    addresses,
    seed.flatMap((store) => pointsOf(tenantId, store)),
  );
  await insertRows(
    db,
    timeslotTemplates,
    demoWeek.map((slot) => {
      const own = slotPrices.find(
        ({ service, fromHour }) => service === slot.service && fromHour === slot.from,
      );
      return {
        tenantId,
        deliveryServiceId: slot.service,
        beginMinute: slot.from * 60,
        endMinute: slot.to * 60,
        capacity: slot.places,
        green: slot.green,
        price: own?.priceCents ?? null,
        freeFrom: own?.freeFromCents ?? null,
        openWeekdays: slot.days.reduce((bits, day) => bits | (1 << day), 0),
      };
    }),
  );
}
