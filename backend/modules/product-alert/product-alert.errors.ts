import { mostProductAlerts } from '../../../contract/api/shopping/product-alert.ts';
import { RefusalError } from '../../platform/domain-errors.ts';

export const productIsThere = () =>
  new RefusalError('product.available', 'Il prodotto è già disponibile, ma forse non nel giorno scelto.');

export const tooManyAlerts = () =>
  new RefusalError('productAlert.tooMany', `Puoi aspettare al massimo ${mostProductAlerts} prodotti.`);
