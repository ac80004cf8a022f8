import { fromPromise } from 'xstate';
import { invoiceAddressOf } from '../../contract/rules/fiscal/company.ts';
import { isAsked, type TypedField } from '../../contract/rules/session/registration-form.ts';
import type { SocialUser } from '../../contract/api/account/social.ts';
import type { RegisteredEmailStore } from '../../services/account/registered-email.ts';
import type { RegistrationForm } from '../../services/account/registration.ts';
import type { ShopServices } from '../../services/shop-services.ts';
import type { SentRegistration } from './registration.types.ts';

interface RegistrationDependencies {
  services: () => Promise<ShopServices>;
  registeredEmail: Pick<RegisteredEmailStore, 'keep'>;
}

function formOf({ personType, fields, terms, person }: SentRegistration): RegistrationForm {
  const { storeId, statements, accepted } = terms;
  if (storeId === null) throw new Error('a registration is sent once its store is chosen');
  const { password, invoiceAddress: _, ...typed } = fields;
  const asked = (field: TypedField): string => (isAsked(field, personType) ? fields[field] : '');
  return {
    ...typed,
    personType,
    birthdate: asked('birthdate'),
    fiscalCode: asked('fiscalCode'),
    companyName: asked('companyName'),
    vatNumber: asked('vatNumber'),
    ...invoiceAddressOf(asked('invoiceAddress')),
    ...(person === null ? { password } : { socialToken: person.socialToken }),
    storeId,
    legals: statements.map(({ legalId }) => ({ legalId, accepted: accepted.includes(legalId) })),
  };
}

export const registrationActors = ({ services, registeredEmail }: RegistrationDependencies) => ({
  viewPerson: fromPromise<SocialUser, { code: string }>(async ({ input: { code }, signal }) =>
    (await (await services()).account()).registration.person(code, { signal }),
  ),
  register: fromPromise<void, SentRegistration>(async ({ input, signal }) => {
    registeredEmail.keep(
      await (await (await services()).account()).registration.register(formOf(input), { signal }),
    );
  }),
});
