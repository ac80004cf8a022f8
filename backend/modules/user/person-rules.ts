import { birthdateRule } from '../../../contract/rules/birthdate.ts';
import { lettersRule } from '../../../contract/rules/letters.ts';
import { loyaltyCardRule } from '../../../contract/rules/loyalty-card.ts';
import { phoneRule } from '../../../contract/rules/phone.ts';
import { requiredRule } from '../../../contract/rules/required.ts';
import { taxCodeRule } from '../../../contract/rules/tax-code.ts';
import type { TenantScope } from '../../scope.ts';

/** Digits of a loyalty card, an EAN-13 of the house (LOY-01). */
const cardLength = 13;

/** The rules of what a person tells of themselves, at registration and in the profile (REG-01, REG-02). */
export const personRules = ({ facts, today }: TenantScope) => ({
  firstName: [requiredRule, lettersRule],
  lastName: [requiredRule, lettersRule],
  birthdate: [birthdateRule({ today })],
  phone: [phoneRule],
  fidelityCard: [loyaltyCardRule({ prefix: facts.loyaltyPrefix, length: cardLength })],
  fiscalCode: [taxCodeRule],
});
