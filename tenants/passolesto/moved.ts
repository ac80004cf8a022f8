import type { MovedAddresses } from '../../contract/tenant.ts';

export const addresses: MovedAddresses = {
  moved: {
    '/page/domande-frequenti': '/faq',
    '/page/costi': '/page/consegna-a-casa',
    '/page/rimborsi': '/page/resi-e-rimborsi',
    '/sottocosto': '/catalog/search?promo=true',
  },
  gone: ['/page/apertura-2025'],
};
