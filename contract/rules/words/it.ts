import type { RuleWords } from './rule-words.ts';

/** The texts of the specification. */
export const ruleWords: RuleWords = {
  required: 'Campo obbligatorio',
  checked: 'Spunta la casella per continuare',
  loginEmail: "Digitare l'e-mail",
  loginPassword: 'Digitare la password',
  email: 'Digitare una e-mail valida',
  phone: 'Digitare un numero di telefono valido',
  letters: "Accetta solo caratteri dell'alfabeto",
  digits: 'Accetta solo numeri',
  format: 'Formato non corretto',
  elevenDigits: 'P.Iva e C.F. devono avere 11 cifre',
  date: 'Formato della data gg/mm/aaaa',
  pastBirthdate: 'La data di nascita deve essere nel passato',
  loyaltyCard: 'Numero di carta fedeltà non valido',
  username: 'Da 3 a 40 caratteri: lettere senza accenti, numeri, punto e _ @ -',
  guessable: "Questa password è facile da indovinare: scegline un'altra",
  otherEmails: 'Le due e-mail non coincidono',
  ownEmail: 'È già la tua e-mail',
  atMost: (characters) => `Massimo ${characters} caratteri`,
  exactly: (characters) =>
    `Deve avere esattamente ${characters} ${characters === 1 ? 'carattere' : 'caratteri'}`,
  passwordLength: (characters) => `La password deve essere lunga ${characters} caratteri`,
  age: (years) => `È necessario avere almeno ${years} anni`,
  orderNotes: (characters) => `Le note possono avere al massimo ${characters} caratteri`,
  missing: (fields) => `L'indirizzo inserito è incompleto, mancano i seguenti campi: ${fields.join(', ')}`,
  addressFields: { city: 'città', address1: 'indirizzo', postalcode: 'CAP', province: 'provincia' },
};
