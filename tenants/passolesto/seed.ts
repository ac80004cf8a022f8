import type { TenantSeed } from '../../contract/tenant-seed.ts';
import { disclaimers } from './content/disclaimers.ts';
import { menus } from './content/menus.ts';
import { slides } from './content/slides.ts';
import { stores } from './content/stores.ts';

export const seed: TenantSeed = {
  seat: 'Via Isonzo 210, 04100 Latina (LT)',
  homeAddress: {
    address1: 'Corso della Repubblica',
    addressNumber: '50',
    city: 'Latina',
    province: 'LT',
    postalcode: '04100',
    latitude: 41.47,
    longitude: 12.9,
  },
  stores,
  slotPrices: [],
  disclaimers,
  workplaces: [
    {
      code: 'UFFICIO1',
      name: 'Centro Direzionale Isonzo',
      doorbellName: 'Centro Isonzo, reception',
      address1: 'Via Isonzo',
      addressNumber: '20',
      city: 'Latina',
      province: 'LT',
      postalcode: '04100',
      latitude: 41.4632,
      longitude: 12.9061,
    },
  ],
  categoryBlockTitles: {
    offerte: 'Sconti in corso',
    novita: 'Nuovi arrivi',
    'di-stagione': 'Di stagione: meno al chilo',
    'sotto-un-euro': 'Sotto 1 €',
  },
  menus,
  slides,
};
