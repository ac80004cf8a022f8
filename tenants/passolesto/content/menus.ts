import type { TenantSeed } from '../../../contract/tenant-seed.ts';

/** A group of the footer has no address of its own. */
export const menus: TenantSeed['menus'] = {
  header: [
    { id: 3101, title: 'Offerte', url: '/catalog/search?promo=true', target: '', children: [] },
    { id: 3102, title: 'Frutta e verdura', url: '/catalog/category/ortofrutta', target: '', children: [] },
    { id: 3103, title: 'Carne', url: '/catalog/category/carne', target: '', children: [] },
    {
      id: 3104,
      title: 'Salumi e formaggi',
      url: '/catalog/category/salumi-formaggi',
      target: '',
      children: [],
    },
    { id: 3105, title: 'Latte e uova', url: '/catalog/category/latte-uova', target: '', children: [] },
    { id: 3106, title: 'Pane e forno', url: '/catalog/category/pane-forno', target: '', children: [] },
    { id: 3107, title: 'Dispensa', url: '/catalog/category/dispensa', target: '', children: [] },
    { id: 3108, title: 'Surgelati', url: '/catalog/category/surgelati', target: '', children: [] },
    { id: 3109, title: 'Volantino', url: '/volantini', target: '', children: [] },
    { id: 3110, title: 'Servizio clienti', url: '/servizio-clienti', target: '', children: [] },
  ],
  footer: [
    {
      id: 3201,
      title: 'Spesa',
      url: '',
      target: '',
      children: [
        { id: 3202, title: 'Offerte', url: '/catalog/search?promo=true', target: '', children: [] },
        { id: 3203, title: 'Dal meno caro', url: '/catalog/search?sort=priceAsc', target: '', children: [] },
        { id: 3204, title: 'Dispensa', url: '/catalog/category/dispensa', target: '', children: [] },
        { id: 3205, title: 'Pulizia casa', url: '/catalog/category/casa', target: '', children: [] },
        { id: 3206, title: 'Volantini', url: '/volantini', target: '', children: [] },
        { id: 3207, title: 'Ricette', url: '/ricette', target: '', children: [] },
      ],
    },
    {
      id: 3211,
      title: 'Consegna',
      url: '',
      target: '',
      children: [
        { id: 3212, title: 'Consegna a casa', url: '/page/consegna-a-casa', target: '', children: [] },
        { id: 3213, title: 'Ritiro in negozio', url: '/page/ritiro-in-negozio', target: '', children: [] },
        {
          id: 3214,
          title: 'Zone e fasce orarie',
          url: '/page/zone-e-fasce-orarie',
          target: '',
          children: [],
        },
        { id: 3215, title: 'Vantaggi', url: '/vantaggi', target: '', children: [] },
      ],
    },
    {
      id: 3221,
      title: 'Aiuto',
      url: '',
      target: '',
      children: [
        { id: 3222, title: 'Domande frequenti', url: '/faq', target: '', children: [] },
        { id: 3223, title: 'Contatti', url: '/page/contatti', target: '', children: [] },
        { id: 3224, title: 'Resi e rimborsi', url: '/page/resi-e-rimborsi', target: '', children: [] },
        { id: 3225, title: 'Accessibilità', url: '/page/accessibilita', target: '', children: [] },
        { id: 3226, title: 'Servizio clienti', url: '/servizio-clienti', target: '', children: [] },
      ],
    },
    {
      id: 3231,
      title: 'Legale',
      url: '',
      target: '',
      children: [
        {
          id: 3232,
          title: 'Condizioni di vendita',
          url: '/page/condizioni-di-vendita',
          target: '',
          children: [],
        },
        { id: 3233, title: 'Privacy', url: '/page/privacy', target: '', children: [] },
        { id: 3236, title: 'Cookie', url: '/page/cookie', target: '', children: [] },
        { id: 3234, title: 'Chi siamo', url: '/page/chi-siamo', target: '', children: [] },
      ],
    },
  ],
  links: [
    { id: 3301, title: 'Consegna a casa', url: '/page/consegna-a-casa', target: '', children: [] },
    { id: 3302, title: 'Ritiro in negozio', url: '/page/ritiro-in-negozio', target: '', children: [] },
    { id: 3303, title: 'Contatti', url: '/page/contatti', target: '', children: [] },
    { id: 3304, title: 'Accessibilità', url: '/page/accessibilita', target: '', children: [] },
    { id: 3305, title: 'Privacy', url: '/page/privacy', target: '', children: [] },
    { id: 3306, title: 'Volantini', url: '/volantini', target: '', children: [] },
    { id: 3307, title: 'Vantaggi', url: '/vantaggi', target: '', children: [] },
  ],
};
