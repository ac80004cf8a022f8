import { RefusalError } from '../../refusals.ts';

export const unknownStore = () => new RefusalError('store.unknown', 'Il negozio non esiste.');
