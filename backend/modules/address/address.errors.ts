import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownAddress = () => new RefusalError('address.unknown', "L'indirizzo non esiste.");

export const addressInUse = () =>
  new RefusalError(
    'address.inUse',
    "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
  );

export const frozenAddress = () =>
  new RefusalError('address.frozen', "L'indirizzo non si può cambiare mentre modifichi un ordine.");

export const outsideAddress = () =>
  new RefusalError('address.outside', "L'indirizzo è fuori dalla zona servita.");

export const incompleteAddress = (text: string) => new RefusalError('address.incomplete', text);

export const invalidAddress = () =>
  new RefusalError(
    'message.invalidAddress1',
    "L'indirizzo non è completo o non è raggiunto dal nostro servizio di consegna.",
  );

export const unvalidatedAddress = () =>
  new RefusalError(
    'address.unvalidated',
    'Non abbiamo trovato questo indirizzo: controllalo, oppure salvalo comunque.',
  );

export const tooManyAddresses = (most: number) =>
  new RefusalError('address.tooMany', `Puoi salvare al massimo ${most} indirizzi.`);
