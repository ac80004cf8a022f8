import type { SeedSlide } from '../../../contract/tenant-seed.ts';

export const slides: readonly SeedSlide[] = [
  {
    title: 'Spesa in 8 minuti. Meno al chilo.',
    subtitle: 'Oltre 300 prodotti sotto 1,50 €. Consegna a 2,90 €.',
    art: {
      kind: 'product',
      ids: [
        'acqua-naturale-1-5-l',
        'caffe-macinato-250-g',
        'penne-rigate-500-g',
        'biscotti-frollini-700-g',
        'zucchero-offerta-1-kg',
      ],
    },
    link: '/catalog/search?sort=priceAsc',
    alt: 'Acqua, caffè macinato, penne rigate, frollini e zucchero',
  },
  {
    title: '6 bottiglie, 1 tocco.',
    subtitle: 'Acqua 1,5 l: 0,42 €, cioè 0,28 €/l. Al piano, +0 €.',
    art: {
      kind: 'product',
      ids: ['acqua-naturale-1-5-l', 'birra-chiara-3x33-cl', 'yogurt-magro-125-g'],
    },
    link: '/catalog/category/acqua',
    alt: 'Confezione di acqua, birra in 3 bottiglie e yogurt magro',
  },
  {
    title: '2,90 €. Sempre.',
    subtitle: 'Consegna a prezzo fisso, da 25 € di spesa.',
    art: { kind: 'emoji', ids: ['1f69a', '1f4e6', '1f6d2', '23f1-fe0f'] },
    link: '/page/consegna-a-casa',
    alt: 'Furgone, scatola, carrello e cronometro',
  },
  {
    title: '3 giorni, 3 cene pronte',
    subtitle: 'Ricette sotto 2 € a testa per il fine settimana.',
    art: { kind: 'emoji', ids: ['1f35d', '1f95a', '1f41f', '1f345', '1f9c0'] },
    link: '/ricette',
    alt: 'Piatto di spaghetti, uovo, pesce, pomodoro e formaggio',
    weekdays: [5, 6, 7],
  },
  {
    title: 'Passi, prendi, vai',
    subtitle: '4 negozi, 3 armadietti, pronta all’ora che dici tu.',
    art: { kind: 'emoji', ids: ['1f6cd-fe0f', '1f4e6', '1f956', '1f95b', '1f34e'] },
    link: '/page/ritiro-in-negozio',
    alt: 'Borsa della spesa, scatola, filone di pane, bicchiere di latte e mela',
    deliveryServiceId: 1,
  },
];
