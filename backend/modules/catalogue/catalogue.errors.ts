import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownProduct = () =>
  new RefusalError('product.unknown', {
    it: 'Il prodotto non è più in assortimento.',
    'en-US': 'We no longer sell this product.',
  });
