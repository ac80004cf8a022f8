import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FlowError } from '../../contract/api/failure.ts';
import { errorMessage } from './error-messages.ts';

/** What was being done when it failed (ERR-11). */
export type Operation =
  | 'logout'
  | 'setAddress'
  | 'setTimeslot'
  | 'cartInfo'
  | 'orderInfos'
  | 'addToCart'
  | 'addFromOrder'
  | 'addFromList'
  | 'setProduct'
  | 'removeProduct'
  | 'emptyCart'
  | 'exchange'
  | 'saveInvoice'
  | 'cancelOrder'
  | 'amendOrder'
  | 'leaveAmendment'
  | 'returnOrder'
  | 'setFavourite'
  | 'changeList'
  | 'setProductAlert'
  | 'payOrder'
  | 'openInvoice'
  | 'openReceipt'
  | 'openDialog';

const words: Record<Operation, MessageDescriptor> = {
  logout: msg`Non siamo riusciti a farti uscire. Riprova.`,
  setAddress: msg`Non siamo riusciti a impostare l’indirizzo. Riprova.`,
  setTimeslot: msg`Non siamo riusciti a impostare la fascia oraria. Riprova.`,
  cartInfo: msg`Non siamo riusciti a salvare i dati del carrello. Riprova.`,
  orderInfos: msg`Non siamo riusciti a cambiare l’ordine. Riprova.`,
  addToCart: msg`Non siamo riusciti ad aggiungere il prodotto. Il carrello è com’era: riprova.`,
  addFromOrder: msg`Non siamo riusciti ad aggiungere i prodotti dell’ordine. Il carrello è com’era: riprova.`,
  addFromList: msg`Non siamo riusciti ad aggiungere i prodotti della lista. Il carrello è com’era: riprova.`,
  setProduct: msg`Non siamo riusciti a cambiare la quantità. Riprova.`,
  removeProduct: msg`Non siamo riusciti a togliere il prodotto. Riprova.`,
  emptyCart: msg`Non siamo riusciti a svuotare il carrello. Riprova.`,
  exchange: msg`Non siamo riusciti a scambiare il prodotto. Il carrello è com’era: riprova.`,
  saveInvoice: msg`Non siamo riusciti a salvare la fattura. Riprova.`,
  cancelOrder: msg`Non siamo riusciti ad annullare l’ordine. Riprova.`,
  amendOrder: msg`Non siamo riusciti ad aprire l’ordine per modificarlo. L’ordine è com’era: riprova.`,
  leaveAmendment: msg`Non siamo riusciti a lasciare la modifica. L’ordine è com’era: riprova.`,
  returnOrder: msg`Non siamo riusciti a rimettere i prodotti nel carrello. Riprova.`,
  setFavourite: msg`Non siamo riusciti a cambiare i preferiti. Riprova.`,
  changeList: msg`Non siamo riusciti a cambiare la lista. Riprova.`,
  setProductAlert: msg`Non siamo riusciti a cambiare l’avviso. Riprova.`,
  payOrder: msg`Non siamo riusciti ad aprire il pagamento. Riprova.`,
  openInvoice: msg`Non siamo riusciti ad aprire la fattura. Riprova.`,
  openReceipt: msg`Non siamo riusciti ad aprire lo scontrino. Riprova.`,
  openDialog: msg`Questa parte del sito non si è caricata. Ricarica la pagina e riprova.`,
};

/** The server's reason when it gave one, else what did not work. */
export function failedOperationMessage({
  operation,
  error,
  i18n,
}: {
  operation: Operation;
  error: FlowError;
  i18n: I18n;
}): string {
  return error.messages.length > 0 ? errorMessage(error, i18n) : i18n._(words[operation]);
}
