import { mostFiscalPersons } from '../../../contract/api/account/fiscal-person.ts';
import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownFiscalPerson = () =>
  new RefusalError('fiscalPerson.unknown', {
    it: "L'intestatario non esiste più.",
    'en-US': 'This invoice holder is gone.',
  });

export const fiscalPersonExists = (field: 'fiscalCode' | 'vatNumber') =>
  new RefusalError(
    'fiscalPerson.exists',
    {
      it: 'Hai già salvato un intestatario con questi codici.',
      'en-US': 'You have already saved an invoice holder with these codes.',
    },
    field,
  );

export const tooManyFiscalPersons = () =>
  new RefusalError('fiscalPerson.tooMany', {
    it: `Puoi salvare al massimo ${mostFiscalPersons} intestatari.`,
    'en-US': `You can save at most ${mostFiscalPersons} invoice holders.`,
  });
