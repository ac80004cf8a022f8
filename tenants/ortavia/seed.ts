import type { TenantSeed } from '../../contract/tenant-seed.ts';
import { disclaimers } from './content/disclaimers.ts';
import { menus } from './content/menus.ts';
import { slides } from './content/slides.ts';
import { stores } from './content/stores.ts';

export const seed: TenantSeed = {
  seat: 'Strada Tuscanese 41, 01100 Viterbo (VT)',
  homeAddress: {
    address1: 'Via Cavour',
    addressNumber: '10',
    city: 'Viterbo',
    province: 'VT',
    postalcode: '01100',
    latitude: 42.42,
    longitude: 12.1,
  },
  stores,
  slotPrices: [
    { service: 2, fromHour: 11, priceCents: 390, freeFromCents: 7000 },
    { service: 2, fromHour: 19, priceCents: 790, freeFromCents: 11_000 },
    { service: 2, fromHour: 21, priceCents: 890, freeFromCents: 12_000 },
  ],
  disclaimers,
  workplaces: [
    {
      code: 'UFFICIO1',
      name: 'Cooperativa Le Querce',
      doorbellName: 'Le Querce, ingresso uffici',
      address1: 'Via Igino Garbini',
      addressNumber: '84',
      city: 'Viterbo',
      province: 'VT',
      postalcode: '01100',
      latitude: 42.4275,
      longitude: 12.0982,
    },
  ],
  categoryBlockTitles: {
    offerte: 'Prezzi ridotti questa settimana',
    novita: 'Nuovi produttori, nuovi prodotti',
    'di-stagione': 'Di stagione in Tuscia e Sabina',
    'sotto-un-euro': 'Essenziali sotto 1 €',
  },
  menus,
  slides,
};
