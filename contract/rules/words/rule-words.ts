/** What the rules of fields say, in one language. */
export interface RuleWords {
  required: string;
  checked: string;
  loginEmail: string;
  loginPassword: string;
  email: string;
  phone: string;
  letters: string;
  digits: string;
  format: string;
  elevenDigits: string;
  date: string;
  pastBirthdate: string;
  loyaltyCard: string;
  username: string;
  guessable: string;
  otherEmails: string;
  ownEmail: string;
  atMost: (characters: number) => string;
  exactly: (characters: number) => string;
  passwordLength: (characters: number) => string;
  age: (years: number) => string;
  orderNotes: (characters: number) => string;
  /** The sentence of an address with these fields missing (ADR-18). */
  missing: (fields: readonly string[]) => string;
  addressFields: { city: string; address1: string; postalcode: string; province: string };
}
