import type { AnsweredDisclaimer } from '../../contract/api/account/disclaimer.ts';

const statement = (legalId: number, title: string, text: string) => ({
  legalId,
  title,
  text,
  required: legalId === 1,
  order: legalId,
  type: 'registration' as const,
});

const statements = [
  statement(1, 'Informativa privacy', 'Ho letto l’informativa privacy.'),
  statement(2, 'Offerte e volantino', 'Voglio ricevere offerte e volantino.'),
  statement(3, 'Offerte su misura', 'Voglio offerte scelte per me.'),
];

/** The three statements of a registration, of which these are accepted. */
export const consentsWith = (...accepted: readonly number[]): AnsweredDisclaimer[] =>
  statements.map((one) => ({ ...one, accepted: accepted.includes(one.legalId) }));
