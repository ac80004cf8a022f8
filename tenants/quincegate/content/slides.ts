import type { SeedSlide } from '../../../contract/tenant-seed.ts';

export const slides: readonly SeedSlide[] = [
  {
    title: 'Good food, through the garden gate.',
    subtitle: 'Fruit and vegetables we would carry home ourselves.',
    art: { kind: 'emoji', ids: ['1f350', '1f34e', '1f955', '1f966', '1f347'] },
    link: '/catalog/category/fruit-and-vegetables',
    alt: 'A pear, an apple, a carrot, broccoli and a bunch of grapes',
  },
  {
    title: 'Coffee, pasta, water: sorted.',
    subtitle: 'The things you run out of, at prices that are down this week.',
    art: { kind: 'product', ids: ['ground-coffee-250-g', 'penne-rigate-500-g', 'still-water-1-5-l'] },
    link: '/catalog/search?promo=true',
    alt: 'Coffee, pasta and water',
  },
  {
    title: 'Bread before you are up.',
    subtitle: 'Loaves from the Castelli, in the first van of the day.',
    art: { kind: 'emoji', ids: ['1f956', '1f33e', '1f36f', '1f95b', '1f33f'] },
    link: '/catalog/category/bread-and-bakery',
    alt: 'A loaf, ears of wheat, a jar of honey, milk and a sprig of herbs',
  },
  {
    title: 'On your way home anyway?',
    subtitle: 'Order online, pick up at one of three gates.',
    art: { kind: 'emoji', ids: ['1f6cd-fe0f', '1f4e6', '1f96c', '1f345', '1f95b'] },
    link: '/page/ritiro-in-negozio',
    alt: 'A shopping bag, a box, lettuce, a tomato and milk',
    deliveryServiceId: 1,
  },
];
