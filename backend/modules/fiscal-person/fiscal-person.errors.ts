import { mostFiscalPersons } from '../../../contract/api/account/fiscal-person.ts';
import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownFiscalPerson = () =>
  new RefusalError('fiscalPerson.unknown', "L'intestatario non esiste più.");

export const fiscalPersonExists = (field: 'fiscalCode' | 'vatNumber') =>
  new RefusalError('fiscalPerson.exists', 'Hai già salvato un intestatario con questi codici.', field);

export const tooManyFiscalPersons = () =>
  new RefusalError('fiscalPerson.tooMany', `Puoi salvare al massimo ${mostFiscalPersons} intestatari.`);
