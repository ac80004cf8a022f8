import type { SeedSlide } from '../../../contract/tenant-seed.ts';

export const slides: readonly SeedSlide[] = [
  {
    title: 'Di stagione, raccolto ieri.',
    subtitle: 'Frutta e ortaggi biologici da Tuscia e Sabina, con il nome del campo.',
    art: { kind: 'emoji', ids: ['1f966', '1f955', '1f350', '1fad2', '1f33f'] },
    link: '/catalog/category/ortofrutta',
    alt: 'Broccolo, carota, pera, oliva e un ramo di erbe aromatiche',
  },
  {
    title: 'Legumi di Onano, olio di Canino.',
    subtitle: 'La dispensa della Tuscia: pochi prodotti, di cui conosciamo l’annata.',
    art: { kind: 'emoji', ids: ['1fad8', '1f33e', '1fad2', '1f330', '1f36f'] },
    link: '/catalog/category/legumi',
    alt: 'Legumi, spighe, olive, nocciole e miele',
  },
  {
    title: 'Sei ortaggi, una settimana.',
    subtitle: 'Componi la tua cassetta per due con quello che i campi danno adesso.',
    art: { kind: 'emoji', ids: ['1f96c', '1f346', '1f952', '1f9c5', '1f383'] },
    link: '/catalog/category/verdura-fresca',
    alt: 'Bietola, melanzana, zucchina, cipolla e zucca',
  },
  {
    title: 'Il fine settimana ai fornelli',
    subtitle: 'Ricette con gli ortaggi raccolti tra giovedì e venerdì.',
    art: { kind: 'emoji', ids: ['1f372', '1f955', '1f96c', '1f345', '1f36f'] },
    link: '/ricette',
    alt: 'Pentola di zuppa, carota, insalata, pomodoro e vasetto di miele',
    weekdays: [5, 6, 7],
  },
  {
    title: 'Ritiro al punto vendita',
    subtitle: 'Gli ortaggi restano in cella fino al tuo arrivo.',
    art: { kind: 'emoji', ids: ['1f6cd-fe0f', '1f96c', '1f955', '1f345', '1f347'] },
    link: '/page/ritiro-in-negozio',
    alt: 'Borsa della spesa, insalata, carota, pomodoro e grappolo d’uva',
    deliveryServiceId: 1,
  },
];
