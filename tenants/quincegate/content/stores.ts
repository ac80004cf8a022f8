import type { SeedStore } from '../../../contract/tenant-seed.ts';

const week = (weekdays: string, sunday: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, text: day === 7 ? sunday : weekdays }));

/** The first one prepares the home deliveries around the demo address; days run from Monday, 1, to Sunday, 7. */
export const stores: readonly SeedStore[] = [
  {
    storeId: 401,
    warehouseId: 100,
    name: 'Quincegate Trastevere',
    address1: 'Viale di Trastevere',
    addressNumber: '186',
    city: 'Roma',
    province: 'RM',
    postalcode: '00153',
    latitude: 41.8785,
    longitude: 12.4671,
    services: [1, 2],
    openingHours: week('8:00 AM–9:00 PM', '9:00 AM–2:00 PM'),
    lockers: [
      {
        name: 'Locker at Porta Portese',
        address1: 'Via Portuense',
        addressNumber: '12',
        city: 'Roma',
        province: 'RM',
        postalcode: '00153',
        latitude: 41.8826,
        longitude: 12.4736,
        openingHours: week('Open 24 hours', 'Open 24 hours'),
      },
    ],
  },
  {
    storeId: 402,
    warehouseId: 101,
    name: 'Quincegate Monti',
    address1: 'Via dei Serpenti',
    addressNumber: '104',
    city: 'Roma',
    province: 'RM',
    postalcode: '00184',
    latitude: 41.8957,
    longitude: 12.4912,
    services: [1, 2],
    openingHours: week('8:30 AM–8:30 PM', '9:00 AM–1:30 PM'),
    lockers: [],
  },
  {
    storeId: 403,
    warehouseId: 102,
    name: 'Quincegate Garbatella',
    address1: 'Via della Garbatella',
    addressNumber: '28',
    city: 'Roma',
    province: 'RM',
    postalcode: '00154',
    latitude: 41.863,
    longitude: 12.4838,
    services: [1, 2],
    openingHours: week('8:00 AM–8:30 PM', '9:00 AM–1:30 PM'),
    lockers: [],
  },
];
