import type { MovedAddresses } from '../../contract/tenant.ts';

export const addresses: MovedAddresses = {
  moved: {
    '/page/domande-frequenti': '/faq',
    '/page/spedizioni': '/page/consegna-a-casa',
    '/page/ritiro': '/page/ritiro-in-negozio',
    '/promozioni': '/catalog/search?promo=true',
  },
  gone: ['/page/cassetta-di-primavera'],
};
