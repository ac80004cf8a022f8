import { RefusalError } from '../../platform/domain-errors.ts';
import type { Said } from '../../platform/said.ts';

export const unknownAddress = () =>
  new RefusalError('address.unknown', {
    it: "L'indirizzo non esiste.",
    'en-US': 'This address does not exist.',
  });

export const addressInUse = () =>
  new RefusalError('address.inUse', {
    it: "Non è possibile eliminare l'indirizzo selezionato per la consegna della spesa.",
    'en-US': 'The address chosen for your delivery cannot be deleted.',
  });

export const frozenAddress = () =>
  new RefusalError('address.frozen', {
    it: "L'indirizzo non si può cambiare mentre modifichi un ordine.",
    'en-US': 'The address cannot be changed while you edit an order.',
  });

export const outsideAddress = () =>
  new RefusalError('address.outside', {
    it: "L'indirizzo è fuori dalla zona servita.",
    'en-US': 'This address is outside the area we serve.',
  });

export const incompleteAddress = (text: Said) => new RefusalError('address.incomplete', text);

export const invalidAddress = () =>
  new RefusalError('message.invalidAddress1', {
    it: "L'indirizzo non è completo o non è raggiunto dal nostro servizio di consegna.",
    'en-US': 'This address is incomplete, or our delivery service does not reach it.',
  });

export const unvalidatedAddress = () =>
  new RefusalError('address.unvalidated', {
    it: 'Non abbiamo trovato questo indirizzo: controllalo, oppure salvalo comunque.',
    'en-US': 'We could not find this address: check it, or save it anyway.',
  });

export const tooManyAddresses = (most: number) =>
  new RefusalError('address.tooMany', {
    it: `Puoi salvare al massimo ${most} indirizzi.`,
    'en-US': `You can save at most ${most} addresses.`,
  });
