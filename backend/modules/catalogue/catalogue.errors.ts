import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownProduct = () =>
  new RefusalError('product.unknown', 'Il prodotto non è più in assortimento.');
