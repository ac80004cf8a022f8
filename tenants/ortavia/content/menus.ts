import type { TenantSeed } from '../../../contract/tenant-seed.ts';

/** A group of the footer has no address of its own. */
export const menus: TenantSeed['menus'] = {
  header: [
    { id: 2101, title: 'Offerte', url: '/catalog/search?promo=true', target: '', children: [] },
    { id: 2102, title: 'Frutta e verdura', url: '/catalog/category/ortofrutta', target: '', children: [] },
    { id: 2103, title: 'Carne', url: '/catalog/category/carne', target: '', children: [] },
    {
      id: 2104,
      title: 'Salumi e formaggi',
      url: '/catalog/category/salumi-formaggi',
      target: '',
      children: [],
    },
    { id: 2105, title: 'Latte e uova', url: '/catalog/category/latte-uova', target: '', children: [] },
    { id: 2106, title: 'Pane e forno', url: '/catalog/category/pane-forno', target: '', children: [] },
    { id: 2107, title: 'Dispensa', url: '/catalog/category/dispensa', target: '', children: [] },
    { id: 2108, title: 'Surgelati', url: '/catalog/category/surgelati', target: '', children: [] },
    { id: 2109, title: 'Volantino', url: '/volantini', target: '', children: [] },
    { id: 2110, title: 'Servizio clienti', url: '/servizio-clienti', target: '', children: [] },
  ],
  footer: [
    {
      id: 2201,
      title: 'Spesa',
      url: '',
      target: '',
      children: [
        {
          id: 2202,
          title: 'Verdura e ortaggi',
          url: '/catalog/category/verdura-fresca',
          target: '',
          children: [],
        },
        {
          id: 2203,
          title: 'Frutta fresca',
          url: '/catalog/category/frutta-fresca',
          target: '',
          children: [],
        },
        { id: 2204, title: 'Legumi', url: '/catalog/category/legumi', target: '', children: [] },
        { id: 2205, title: 'Offerte', url: '/catalog/search?promo=true', target: '', children: [] },
        { id: 2206, title: 'Volantini', url: '/volantini', target: '', children: [] },
        { id: 2207, title: 'Ricette', url: '/ricette', target: '', children: [] },
      ],
    },
    {
      id: 2211,
      title: 'Consegna',
      url: '',
      target: '',
      children: [
        { id: 2212, title: 'Consegna a casa', url: '/page/consegna-a-casa', target: '', children: [] },
        { id: 2213, title: 'Ritiro in negozio', url: '/page/ritiro-in-negozio', target: '', children: [] },
        {
          id: 2214,
          title: 'Zone e fasce orarie',
          url: '/page/zone-e-fasce-orarie',
          target: '',
          children: [],
        },
        { id: 2215, title: 'Vantaggi', url: '/vantaggi', target: '', children: [] },
      ],
    },
    {
      id: 2221,
      title: 'Aiuto',
      url: '',
      target: '',
      children: [
        { id: 2222, title: 'Domande frequenti', url: '/faq', target: '', children: [] },
        { id: 2223, title: 'Contatti', url: '/page/contatti', target: '', children: [] },
        { id: 2224, title: 'Resi e rimborsi', url: '/page/resi-e-rimborsi', target: '', children: [] },
        { id: 2225, title: 'Accessibilità', url: '/page/accessibilita', target: '', children: [] },
        { id: 2226, title: 'Servizio clienti', url: '/servizio-clienti', target: '', children: [] },
      ],
    },
    {
      id: 2231,
      title: 'Legale',
      url: '',
      target: '',
      children: [
        {
          id: 2232,
          title: 'Condizioni di vendita',
          url: '/page/condizioni-di-vendita',
          target: '',
          children: [],
        },
        { id: 2233, title: 'Privacy', url: '/page/privacy', target: '', children: [] },
        { id: 2236, title: 'Cookie', url: '/page/cookie', target: '', children: [] },
        { id: 2234, title: 'Chi siamo', url: '/page/chi-siamo', target: '', children: [] },
      ],
    },
  ],
  links: [
    { id: 2301, title: 'Zone e fasce orarie', url: '/page/zone-e-fasce-orarie', target: '', children: [] },
    { id: 2302, title: 'Domande frequenti', url: '/faq', target: '', children: [] },
    { id: 2303, title: 'Contatti', url: '/page/contatti', target: '', children: [] },
    { id: 2304, title: 'Accessibilità', url: '/page/accessibilita', target: '', children: [] },
    { id: 2305, title: 'Privacy', url: '/page/privacy', target: '', children: [] },
    { id: 2306, title: 'Volantini', url: '/volantini', target: '', children: [] },
    { id: 2307, title: 'Vantaggi', url: '/vantaggi', target: '', children: [] },
  ],
};
