import type { Said } from './said.ts';

/** What the rules of fields say, in English; the rules themselves, which the screens share, speak Italian. */
const english: ReadonlyMap<string, string> = new Map([
  ['Campo obbligatorio', 'Required field'],
  ['Spunta la casella per continuare', 'Check the box to continue'],
  ['Digitare una e-mail valida', 'Type a valid e-mail'],
  ['Digitare un numero di telefono valido', 'Type a valid phone number'],
  ["Accetta solo caratteri dell'alfabeto", 'Only letters of the alphabet'],
  ['Accetta solo numeri', 'Only digits'],
  ['Formato non corretto', 'Wrong format'],
  ['Formato della data gg/mm/aaaa', 'Date as dd/mm/yyyy'],
  ['La data di nascita deve essere nel passato', 'The date of birth must be in the past'],
  ['P.Iva e C.F. devono avere 11 cifre', 'VAT number and tax code must have 11 digits'],
  ['Numero di carta fedeltà non valido', 'Invalid loyalty card number'],
  [
    "Questa password è facile da indovinare: scegline un'altra",
    'This password is easy to guess: choose another one',
  ],
  ['Le due e-mail non coincidono', 'The two e-mails do not match'],
  ['È già la tua e-mail', 'This is your e-mail already'],
  [
    'Da 3 a 40 caratteri: lettere senza accenti, numeri, punto e _ @ -',
    'From 3 to 40 characters: letters without accents, digits, period and _ @ -',
  ],
]);

/** What they say with a number in it. */
const counted: readonly (readonly [RegExp, (amount: string) => string])[] = [
  [/^Massimo (\d+) caratteri$/, (most) => `At most ${most} characters`],
  [/^Deve avere esattamente (\d+) carattere$/, (length) => `Must have exactly ${length} character`],
  [/^Deve avere esattamente (\d+) caratteri$/, (length) => `Must have exactly ${length} characters`],
  [
    /^La password deve essere lunga (\d+) caratteri$/,
    (least) => `The password must be ${least} characters long`,
  ],
  [/^È necessario avere almeno (\d+) anni$/, (years) => `You must be at least ${years} years old`],
  [
    /^Le note possono avere al massimo (\d+) caratteri$/,
    (most) => `Notes may have at most ${most} characters`,
  ],
];

/** The words of a rule in every language; those of a rule nobody put into English stay as they are. */
export function saidByRule(it: string): Said {
  const known = english.get(it);
  if (known !== undefined) return { it, 'en-US': known };
  for (const [pattern, write] of counted) {
    const amount = pattern.exec(it)?.[1];
    if (amount !== undefined) return { it, 'en-US': write(amount) };
  }
  return { it, 'en-US': it };
}
