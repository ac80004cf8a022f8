import type { TenantSeed } from '../../../contract/tenant-seed.ts';

/** A group of the footer has no address of its own. */
export const menus: TenantSeed['menus'] = {
  header: [
    { id: 1101, title: 'Offerte', url: '/catalog/search?promo=true', target: '', children: [] },
    { id: 1102, title: 'Frutta e verdura', url: '/catalog/category/ortofrutta', target: '', children: [] },
    { id: 1103, title: 'Carne', url: '/catalog/category/carne', target: '', children: [] },
    {
      id: 1104,
      title: 'Salumi e formaggi',
      url: '/catalog/category/salumi-formaggi',
      target: '',
      children: [],
    },
    { id: 1105, title: 'Latte e uova', url: '/catalog/category/latte-uova', target: '', children: [] },
    { id: 1106, title: 'Pane e forno', url: '/catalog/category/pane-forno', target: '', children: [] },
    { id: 1107, title: 'Dispensa', url: '/catalog/category/dispensa', target: '', children: [] },
    { id: 1108, title: 'Surgelati', url: '/catalog/category/surgelati', target: '', children: [] },
    { id: 1109, title: 'Volantino', url: '/volantini', target: '', children: [] },
    { id: 1110, title: 'Servizio clienti', url: '/servizio-clienti', target: '', children: [] },
  ],
  footer: [
    {
      id: 1201,
      title: 'Spesa',
      url: '',
      target: '',
      children: [
        { id: 1202, title: 'Offerte', url: '/catalog/search?promo=true', target: '', children: [] },
        {
          id: 1203,
          title: 'Frutta e verdura',
          url: '/catalog/category/ortofrutta',
          target: '',
          children: [],
        },
        { id: 1204, title: 'Pane e forno', url: '/catalog/category/pane-forno', target: '', children: [] },
        { id: 1205, title: 'Dispensa', url: '/catalog/category/dispensa', target: '', children: [] },
        { id: 1206, title: 'Volantini', url: '/volantini', target: '', children: [] },
        { id: 1207, title: 'Ricette', url: '/ricette', target: '', children: [] },
      ],
    },
    {
      id: 1211,
      title: 'Consegna',
      url: '',
      target: '',
      children: [
        { id: 1212, title: 'Consegna a casa', url: '/page/consegna-a-casa', target: '', children: [] },
        { id: 1213, title: 'Ritiro in negozio', url: '/page/ritiro-in-negozio', target: '', children: [] },
        {
          id: 1214,
          title: 'Zone e fasce orarie',
          url: '/page/zone-e-fasce-orarie',
          target: '',
          children: [],
        },
        { id: 1215, title: 'Vantaggi', url: '/vantaggi', target: '', children: [] },
      ],
    },
    {
      id: 1221,
      title: 'Aiuto',
      url: '',
      target: '',
      children: [
        { id: 1222, title: 'Domande frequenti', url: '/faq', target: '', children: [] },
        { id: 1223, title: 'Contatti', url: '/page/contatti', target: '', children: [] },
        { id: 1224, title: 'Resi e rimborsi', url: '/page/resi-e-rimborsi', target: '', children: [] },
        { id: 1225, title: 'Accessibilità', url: '/page/accessibilita', target: '', children: [] },
        { id: 1226, title: 'Servizio clienti', url: '/servizio-clienti', target: '', children: [] },
      ],
    },
    {
      id: 1231,
      title: 'Legale',
      url: '',
      target: '',
      children: [
        {
          id: 1232,
          title: 'Condizioni di vendita',
          url: '/page/condizioni-di-vendita',
          target: '',
          children: [],
        },
        { id: 1233, title: 'Privacy', url: '/page/privacy', target: '', children: [] },
        { id: 1236, title: 'Cookie', url: '/page/cookie', target: '', children: [] },
        { id: 1234, title: 'Chi siamo', url: '/page/chi-siamo', target: '', children: [] },
      ],
    },
  ],
  links: [
    { id: 1301, title: 'Consegna a casa', url: '/page/consegna-a-casa', target: '', children: [] },
    { id: 1302, title: 'Domande frequenti', url: '/faq', target: '', children: [] },
    { id: 1303, title: 'Contatti', url: '/page/contatti', target: '', children: [] },
    { id: 1304, title: 'Accessibilità', url: '/page/accessibilita', target: '', children: [] },
    { id: 1305, title: 'Privacy', url: '/page/privacy', target: '', children: [] },
    { id: 1306, title: 'Volantini', url: '/volantini', target: '', children: [] },
    { id: 1307, title: 'Vantaggi', url: '/vantaggi', target: '', children: [] },
  ],
};
