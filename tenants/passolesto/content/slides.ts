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
];
