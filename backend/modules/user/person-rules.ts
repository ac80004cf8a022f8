import { birthdateRule } from '../../../contract/rules/fiscal/birthdate.ts';
import { taxCodeRule } from '../../../contract/rules/fiscal/tax-code.ts';
import { loyaltyCardRule } from '../../../contract/rules/session/loyalty-card.ts';
import { lettersRule } from '../../../contract/rules/validation/letters.ts';
import { phoneRule } from '../../../contract/rules/validation/phone.ts';
import { requiredRule } from '../../../contract/rules/validation/required.ts';
import type { UserContext } from './user.context.ts';

/** Digits of a loyalty card, an EAN-13 of the house (LOY-01). */
const cardLength = 13;

/** The rules of what a person tells of themselves, at registration and in the profile (REG-01, REG-02). */
export const personRules = ({ facts, today }: Pick<UserContext, 'facts' | 'today'>) => ({
  firstName: [requiredRule, lettersRule],
  lastName: [requiredRule, lettersRule],
  birthdate: [birthdateRule({ today })],
  phone: [phoneRule],
  fidelityCard: [loyaltyCardRule({ prefix: facts.loyaltyPrefix, length: cardLength })],
  fiscalCode: [taxCodeRule],
});
