import type { MovedAddresses } from '../../contract/tenant.ts';

export const addresses: MovedAddresses = {
  moved: {
    '/page/domande-frequenti': '/faq',
    '/page/consegna': '/page/consegna-a-casa',
    '/page/faq': '/faq',
    '/offerte': '/catalog/search?promo=true',
  },
  gone: ['/page/buono-natale-2025'],
};
