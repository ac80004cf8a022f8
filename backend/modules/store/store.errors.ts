import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownStore = () => new RefusalError('store.unknown', 'Il negozio non esiste.');
