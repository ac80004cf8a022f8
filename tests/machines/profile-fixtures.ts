import type { UserDetail } from '../../contract/api/account/registration.ts';
import type { PersonFields } from '../../machines/profile/profile.types.ts';
import { aBilling } from './billing-fixtures.ts';

export const aUser = (given: Partial<UserDetail> = {}): UserDetail => ({
  userId: 12,
  login: 'giulia@posta.example',
  username: 'giulia84',
  email: 'giulia@posta.example',
  firstName: 'Giulia',
  lastName: 'Marchetti',
  birthdate: '1984-04-12',
  phone: '+39 347 555 0182',
  fidelityCard: '0401123456789',
  fiscalCode: 'MRCGLI84D52H501E',
  userTypeId: 0,
  profile: { level: 2 },
  legals: [],
  billing: aBilling({ companyName: 'Giulia Marchetti', fiscalCode: 'MRCGLI84D52H501E' }),
  points: 320,
  ...given,
});

/** The same person as it is typed. */
export const typedPerson: PersonFields = {
  firstName: 'Giulia',
  lastName: 'Marchetti',
  fiscalCode: 'MRCGLI84D52H501E',
  birthdate: '12/04/1984',
  phone: '+39 347 555 0182',
  fidelityCard: '0401123456789',
};
