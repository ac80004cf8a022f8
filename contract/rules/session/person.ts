import { birthdateRule } from '../fiscal/birthdate.ts';
import { taxCodeRule } from '../fiscal/tax-code.ts';
import { lettersRule } from '../validation/letters.ts';
import { phoneRule } from '../validation/phone.ts';
import { requiredRule } from '../validation/required.ts';
import { loyaltyCardLength, loyaltyCardRule } from './loyalty-card.ts';

/** The rules of what a person tells of themselves, at registration and in the profile (REG-01, REG-02, REG-16). */
export const personRules = (given: {
  /** What the brand's loyalty cards begin with. */
  readonly loyaltyPrefix: string;
  /** Today in Rome, `YYYY-MM-DD`. */
  readonly today: string;
}) => ({
  firstName: [requiredRule, lettersRule],
  lastName: [requiredRule, lettersRule],
  birthdate: [birthdateRule({ today: given.today })],
  phone: [phoneRule],
  fidelityCard: [loyaltyCardRule({ prefix: given.loyaltyPrefix, length: loyaltyCardLength })],
  fiscalCode: [taxCodeRule],
});
