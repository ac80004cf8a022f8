import { mostProductAlerts } from '../../../contract/api/shopping/product-alert.ts';
import { RefusalError } from '../../platform/domain-errors.ts';

export const productIsThere = () =>
  new RefusalError('product.available', {
    it: 'Il prodotto è già disponibile, ma forse non nel giorno scelto.',
    'en-US': 'The product is available already, though perhaps not on the day you chose.',
  });

export const tooManyAlerts = () =>
  new RefusalError('productAlert.tooMany', {
    it: `Puoi aspettare al massimo ${mostProductAlerts} prodotti.`,
    'en-US': `You can wait for at most ${mostProductAlerts} products.`,
  });
