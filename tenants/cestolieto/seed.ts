import type { TenantSeed } from '../../contract/tenant-seed.ts';
import { disclaimers } from './content/disclaimers.ts';
import { menus } from './content/menus.ts';
import { slides } from './content/slides.ts';
import { stores } from './content/stores.ts';

export const seed: TenantSeed = {
  seat: 'Via Appia Nuova 448, 00181 Roma (RM)',
  homeAddress: {
    address1: 'Via Appia Nuova',
    addressNumber: '120',
    city: 'Roma',
    province: 'RM',
    postalcode: '00183',
    latitude: 41.88,
    longitude: 12.51,
  },
  stores,
  slotPrices: [],
  disclaimers,
  workplaces: [
    {
      code: 'UFFICIO1',
      name: 'Officine Appia',
      doorbellName: 'Officine Appia, portineria',
      address1: 'Via Gallia',
      addressNumber: '86',
      city: 'Roma',
      province: 'RM',
      postalcode: '00183',
      latitude: 41.8797,
      longitude: 12.5049,
    },
  ],
  categoryBlockTitles: {
    offerte: 'Le offerte della settimana',
    novita: 'Appena arrivati sullo scaffale',
    'di-stagione': 'Buoni adesso, dal banco al piatto',
    'sotto-un-euro': 'Bastano pochi centesimi',
  },
  menus,
  slides,
};
