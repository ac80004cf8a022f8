import type { SeedSlide } from '../../../contract/tenant-seed.ts';

export const slides: readonly SeedSlide[] = [
  {
    title: 'Che si mangia domani sera?',
    subtitle: 'Fai la spesa adesso, domani è da te.',
    art: { kind: 'emoji', ids: ['1f345', '1f35d', '1f96c', '1f9c0', '1f956'] },
    link: '/catalog/category/gastronomia',
    alt: 'Pomodoro, piatto di spaghetti, insalata, formaggio e filone di pane',
  },
  {
    title: 'La colazione è pronta prima di te',
    subtitle: 'Caffè, latte e biscotti: riempi la dispensa una volta a settimana.',
    art: { kind: 'emoji', ids: ['1f950', '2615', '1f95b', '1f36a', '1f36f'] },
    link: '/catalog/category/colazione',
    alt: 'Cornetto, tazzina di caffè, bicchiere di latte, biscotto e vasetto di miele',
  },
  {
    title: 'Domenica si mangia tutti insieme',
    subtitle: 'Dal banco della carne ai dolci del forno, con consegna gratis da 80 €.',
    art: { kind: 'emoji', ids: ['1f969', '1f357', '1f955', '1f347', '1f967'] },
    link: '/page/consegna-a-casa',
    alt: 'Bistecca, coscia di pollo, carota, grappolo d’uva e crostata',
  },
  {
    title: 'Sabato si fa la spesa grande',
    subtitle: 'Da venerdì a domenica i volantini del pranzo in famiglia.',
    art: { kind: 'emoji', ids: ['1f35d', '1f357', '1f955', '1f967', '1f347'] },
    link: '/volantini',
    alt: 'Piatto di spaghetti, coscia di pollo, carota, crostata e uva',
    weekdays: [5, 6, 7],
  },
  {
    title: 'Passi tu in negozio?',
    subtitle: 'Quando arrivi la spesa è già nei sacchetti, senza fila.',
    art: { kind: 'emoji', ids: ['1f6cd-fe0f', '1f956', '1f345', '1f95b', '1f9c0'] },
    link: '/page/ritiro-in-negozio',
    alt: 'Borsa della spesa, filone di pane, pomodoro, bicchiere di latte e formaggio',
    deliveryServiceId: 1,
  },
];
