import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ErrorCode } from '../../contract/api/error-codes.ts';
import type { ServerMessage } from '../../contract/api/envelope.ts';
import type { FlowError, FlowFailure } from '../../contract/api/failure.ts';

const general = msg`Si è verificato un errore, riprova tra qualche minuto.`;

/**
 * The shopper's words for a code; null shows the server's own text (ERR-07). Exhaustive by type: a new code must
 * decide.
 */
const codeMessages: Record<ErrorCode, MessageDescriptor | null> = {
  'account.ordersInDelivery': null,
  'address.frozen': msg`Stai modificando un ordine: l’indirizzo non si può cambiare.`,
  'address.inUse': null,
  'address.incomplete': null,
  'address.outside': msg`Non consegniamo a questo indirizzo. Scegline un altro.`,
  'address.tooMany': null,
  'address.unknown': msg`Questo indirizzo non c’è più. Scegline un altro.`,
  'address.unvalidated': null,
  'auth.invalid': null,
  'auth.required': null,
  'auth.restore.invalid': null,
  'auth.unconfirmed': null,
  'bot.refused': null,
  'cart.address.required': msg`Scegli prima l’indirizzo di consegna.`,
  'cart.comment.tooLong': null,
  'cart.empty': msg`Il carrello è vuoto.`,
  'cart.item.unknown': msg`Questo prodotto non è più nel carrello.`,
  'cart.timeslot.required': msg`Scegli prima la fascia oraria.`,
  'checkout.alreadyOrdered': null,
  'checkout.invoice.required': msg`Salva i dati della fattura prima di andare al pagamento.`,
  'checkout.minOrder': null,
  'checkout.notPrepared': msg`Il carrello è cambiato: controllalo e torna al pagamento.`,
  'checkout.priceChanged': null,
  'checkout.terms.required': msg`Accetta le condizioni di vendita per continuare.`,
  'csrf.refused': general,
  'disclaimer.required': null,
  'disclaimer.unknown': null,
  'errors.maxAcq': null,
  'errors.maxClass': null,
  'errors.minAcq': null,
  'errors.qtyLocked': null,
  'gift.expired': null,
  'gift.invalid': null,
  'gift.limit': null,
  'gift.minSpend': null,
  'gift.used': null,
  'idempotency.mismatch': general,
  'message.invalidAddress1': msg({
    id: 'message.invalidAddress1',
    message: 'L’indirizzo non è valido o non è completo: controlla via, numero civico, CAP e città.',
  }),
  'msg.cart.availability.errors': null,
  'note.exists': null,
  'note.unknown': null,
  'order.claim.exists': null,
  'order.item.unknown': null,
  'order.notClaimable': null,
  'order.notDeletable': msg`Questo ordine non si può più annullare.`,
  'order.notEditable': msg`Questo ordine non si può più modificare.`,
  'order.notPayable': msg`Questo ordine non si può più pagare.`,
  'order.notReservable': null,
  'order.unknown': msg`Questo ordine non esiste.`,
  'payment.auth.unknown': msg`Questa carta non è più disponibile. Scegline un’altra.`,
  'payment.type.notAllowed': msg`Questo metodo di pagamento non è disponibile.`,
  'product.available': null,
  'product.options.required': msg`Scegli tutte le opzioni del prodotto.`,
  'product.unknown': msg`Questo prodotto non è più in vendita.`,
  'productAlert.tooMany': null,
  'registration.closed': null,
  'request.malformed': general,
  'request.method': general,
  'request.parameter': general,
  'request.tooLarge': general,
  'request.tooMany': null,
  'resource.unknown': null,
  'server.error': general,
  'shopatwork.unknown': null,
  'store.unknown': msg`Questo negozio non è disponibile.`,
  'timeslot.closed': msg`Questa fascia oraria è chiusa. Scegline un’altra.`,
  'timeslot.extendedOnce': msg`Hai già prolungato questo posto una volta.`,
  'timeslot.full': msg`Questa fascia oraria è appena stata completata. Scegline un’altra.`,
  'timeslot.unknown': msg`Questa fascia oraria non c’è più. Scegline un’altra.`,
  'token.invalid': null,
  validation: null,
  'wishlist.item.unknown': null,
  'wishlist.link.invalid': null,
  'wishlist.link.own': null,
  'wishlist.link.tooMany': null,
  'wishlist.link.unknown': null,
  'wishlist.name': null,
  'wishlist.nameTaken': null,
  'wishlist.readOnly': null,
  'wishlist.tooMany': null,
  'wishlist.unknown': msg`Questa lista non esiste.`,
};

const failureMessages: Record<FlowFailure, MessageDescriptor> = {
  sessionExpired: msg`La sessione è scaduta, si prega di rieffettuare il login per continuare.`,
  refused: general,
  notFound: msg`Non troviamo quello che cerchi.`,
  serviceDown: general,
  network: general,
  unreadable: general,
  timeout: general,
  unexpected: general,
};

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(codeMessages, code);

/** One server message in the shopper's words: the code's translation, else the server's text. */
export function messageText(message: ServerMessage, i18n: I18n): string {
  const words = message.code !== null && isErrorCode(message.code) ? codeMessages[message.code] : null;
  if (words !== null) return i18n._(words);
  return message.text === '' ? i18n._(general) : message.text;
}

/** Whatever a flow failed with, in the shopper's words (ERR-04, ERR-07, CHK-08). */
export function errorMessage(error: FlowError, i18n: I18n): string {
  const [first] = error.messages;
  return first === undefined ? i18n._(failureMessages[error.failure]) : messageText(first, i18n);
}
