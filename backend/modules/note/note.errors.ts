import { RefusalError } from '../../platform/domain-errors.ts';

export const secondNote = () =>
  new RefusalError('note.exists', {
    it: 'Hai già valutato questo ordine.',
    'en-US': 'You have already rated this order.',
  });

export const unknownNote = () =>
  new RefusalError('note.unknown', {
    it: 'La valutazione non esiste.',
    'en-US': 'This rating does not exist.',
  });
