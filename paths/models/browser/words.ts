/** What the shop says where no other words are agreed (ERR-04). */
export const generalError = 'Si è verificato un errore, riprova tra qualche minuto.';

/** The one message of a session that is gone (SES-07). */
export const sessionExpired = 'La sessione è scaduta, si prega di rieffettuare il login per continuare.';

/** SES-12. */
export const wrongCredentials = 'E-mail o password non corretti.';

/** SLOT-10. */
export const slotJustFilled = 'Questa fascia oraria è appena stata completata. Scegline un’altra.';
