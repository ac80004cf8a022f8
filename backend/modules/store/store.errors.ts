import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownStore = () =>
  new RefusalError('store.unknown', { it: 'Il negozio non esiste.', 'en-US': 'This store does not exist.' });
