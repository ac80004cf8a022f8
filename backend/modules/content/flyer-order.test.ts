import { expect, test } from 'vitest';
import { aPost } from '../../../paths/fixtures/content-fixtures.ts';
import { flyersInOrder } from './flyer-order.ts';

const flyer = (slug: string, valid_to: string) => ({
  ...aPost(slug),
  acf: { valid_from: '2026-01-01', valid_to, label: '', picture: '', products: [] },
});

test('CMS-04: what is over comes after what can be bought, the latest first; the rest stays as it was', () => {
  const flyers = [
    flyer('estate', '2026-08-31'),
    flyer('oggi', '2026-11-26'),
    flyer('autunno', '2026-11-25'),
    flyer('sempre', ''),
    flyer('natale', '2026-12-24'),
    aPost('senza-giorni'),
    flyer('primavera', '2026-05-31'),
  ];
  expect(flyersInOrder(flyers, '2026-11-26').map(({ slug }) => slug)).toEqual([
    'oggi',
    'sempre',
    'natale',
    'senza-giorni',
    'autunno',
    'estate',
    'primavera',
  ]);
});
