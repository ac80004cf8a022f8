import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '../../contract/api/error-codes.ts';
import type { ServerMessage } from '../../contract/api/envelope.ts';
import type { FlowError, FlowFailure } from '../../contract/api/failure.ts';

const general = msg`Si è verificato un errore, riprova tra qualche minuto.`;
const reauthenticate = msg`Per la tua sicurezza, inserisci di nuovo la password.`;

/** Codes whose text is the server's own: it names the product, the amount or the field (ERR-07). */
type WordedByServer =
  | 'account.ordersInDelivery'
  | 'address.inUse'
  | 'address.incomplete'
  | 'address.tooMany'
  | 'address.unvalidated'
  | 'area.served'
  | 'auth.invalid'
  | 'auth.otherUser'
  | 'auth.required'
  | 'auth.restore.invalid'
  | 'auth.unconfirmed'
  | 'bot.refused'
  | 'cart.comment.tooLong'
  | 'cart.product.excluded'
  | 'checkout.alreadyOrdered'
  | 'checkout.minOrder'
  | 'checkout.priceChanged'
  | 'disclaimer.required'
  | 'disclaimer.unknown'
  | 'cart.spendingCap.bounds'
  | 'errors.maxAcq'
  | 'errors.maxClass'
  | 'errors.maxDay'
  | 'errors.minAcq'
  | 'errors.qtyLocked'
  | 'fiscalPerson.exists'
  | 'fiscalPerson.tooMany'
  | 'gift.expired'
  | 'gift.invalid'
  | 'gift.limit'
  | 'gift.minSpend'
  | 'gift.used'
  | 'msg.cart.availability.errors'
  | 'note.exists'
  | 'note.unknown'
  | 'order.claim.exists'
  | 'order.invoice.notAvailable'
  | 'order.item.unknown'
  | 'order.notClaimable'
  | 'order.notReservable'
  | 'order.notReturned'
  | 'order.receipt.notAvailable'
  | 'product.available'
  | 'productAlert.tooMany'
  | 'request.tooMany'
  | 'resource.unknown'
  | 'session.own'
  | 'shopatwork.unknown'
  | 'token.invalid'
  | 'validation'
  | 'wishlist.item.unknown'
  | 'wishlist.link.invalid'
  | 'wishlist.link.own'
  | 'wishlist.link.tooMany'
  | 'wishlist.link.unknown'
  | 'wishlist.member.unknown'
  | 'wishlist.name'
  | 'wishlist.nameTaken'
  | 'wishlist.own'
  | 'wishlist.readOnly'
  | 'wishlist.tooMany';

/** The shopper's words for every other code. Exhaustive by type: a new code must decide. */
const codeMessages: Record<Exclude<ErrorCode, WordedByServer>, MessageDescriptor> = {
  'address.frozen': msg`Stai modificando un ordine: l’indirizzo non si può cambiare.`,
  'address.outside': msg`Non consegniamo a questo indirizzo. Scegline un altro.`,
  'address.unknown': msg`Questo indirizzo non c’è più. Scegline un altro.`,
  'cart.address.required': msg`Scegli prima l’indirizzo di consegna.`,
  'cart.empty': msg`Il carrello è vuoto.`,
  'cart.item.unknown': msg`Questo prodotto non è più nel carrello.`,
  'cart.timeslot.required': msg`Scegli prima la fascia oraria.`,
  'checkout.invoice.required': msg`Salva i dati della fattura prima di andare al pagamento.`,
  'checkout.notPrepared': msg`Il carrello è cambiato: controllalo e torna al pagamento.`,
  'checkout.age.required': msg`Nel carrello ci sono alcolici: dichiara di avere almeno 18 anni.`,
  'checkout.exclusion.required': msg`Nel carrello c’è qualcosa che hai escluso: toglilo o tienilo.`,
  'exclusion.consent.required': msg`Per tenere le tue esclusioni serve il tuo consenso.`,
  'substitution.excluded': msg`Non possiamo mandarti al suo posto un prodotto che hai escluso.`,
  'checkout.terms.required': msg`Accetta le condizioni di vendita per continuare.`,
  'checkout.profile.required': msg`Completa il tuo profilo prima di ordinare: servono nome, cognome e telefono.`,
  'auth.reauthenticate': reauthenticate,
  'csrf.refused': general,
  'fiscalPerson.unknown': msg`Questo intestatario non c’è più.`,
  'idempotency.mismatch': general,
  'message.invalidAddress1': msg({
    id: 'message.invalidAddress1',
    message: 'L’indirizzo non è valido o non è completo: controlla via, numero civico, CAP e città.',
  }),
  'order.notDeletable': msg`Questo ordine non si può più annullare.`,
  'order.notEditable': msg`Questo ordine non si può più modificare.`,
  'order.notPayable': msg`Questo ordine non si può più pagare.`,
  'order.unknown': msg`Questo ordine non esiste.`,
  'payment.auth.unknown': msg`Questa carta non è più disponibile. Scegline un’altra.`,
  'payment.type.notAllowed': msg`Questo metodo di pagamento non è disponibile.`,
  'product.options.required': msg`Scegli tutte le opzioni del prodotto.`,
  'product.unknown': msg`Questo prodotto non è più in vendita.`,
  'request.malformed': general,
  'request.method': general,
  'request.parameter': general,
  'request.tooLarge': general,
  'server.error': general,
  'store.unknown': msg`Questo negozio non è disponibile.`,
  'timeslot.closed': msg`Questa fascia oraria è chiusa. Scegline un’altra.`,
  'timeslot.extendedOnce': msg`Hai già prolungato questo posto una volta.`,
  'timeslot.full': msg`Questa fascia oraria è appena stata completata. Scegline un’altra.`,
  'timeslot.unknown': msg`Questa fascia oraria non c’è più. Scegline un’altra.`,
  'wishlist.unknown': msg`Questa lista non esiste.`,
};

const failureMessages: Record<FlowFailure, MessageDescriptor> = {
  loginStale: reauthenticate,
  sessionExpired: msg`La sessione è scaduta, si prega di rieffettuare il login per continuare.`,
  refused: general,
  notFound: msg`Non troviamo quello che cerchi.`,
  serviceDown: general,
  network: general,
  unreadable: general,
  timeout: general,
  dismissed: msg`La sessione è scaduta, si prega di rieffettuare il login per continuare.`,
  unexpected: general,
};

const hasWords = (code: string): code is keyof typeof codeMessages => Object.hasOwn(codeMessages, code);

/** One server message in the shopper's words: the code's translation, else the server's text. */
export function messageText(message: ServerMessage, i18n: I18n): string {
  if (message.code !== null && hasWords(message.code)) return i18n._(codeMessages[message.code]);
  return message.text === '' ? i18n._(general) : message.text;
}

/** Whatever a flow failed with, in the shopper's words (ERR-04, ERR-07, CHK-08). */
export function errorMessage(error: FlowError, i18n: I18n): string {
  const [first] = error.messages;
  return first === undefined ? i18n._(failureMessages[error.failure]) : messageText(first, i18n);
}
