import { RefusalError } from '../../platform/domain-errors.ts';

export const secondNote = () => new RefusalError('note.exists', 'Hai già valutato questo ordine.');

export const unknownNote = () => new RefusalError('note.unknown', 'La valutazione non esiste.');
