import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { flowErrorOf, type FlowError } from '../../contract/api/failure.ts';
import type { ErrorCode } from '../../contract/api/error-codes.ts';
import type { ServerMessage } from '../../contract/api/envelope.ts';
import type { Cart, ListedProduct } from '../../contract/api/shopping/cart.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import { badgeCount } from '../../contract/rules/checkout/cart-badge.ts';
import { isWeighed } from '../../contract/rules/checkout/cart-line.ts';
import { linesOf } from '../../contract/rules/checkout/cart-lines.ts';
import type { AddToCartRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import type {
  AwaitedMessage,
  CartFact,
  Notice,
  NoticeAct,
} from '../../machines/notifications/notifications.types.ts';
import { failedOperationMessage, type Operation } from '../text/failed-operation-messages.ts';
import { messageText } from '../text/error-messages.ts';

type Tone = Notice['tone'];

/** What was done, and to what of its kind: product, order, list; none where there is one alone. */
export interface Done {
  operation: Operation;
  subject?: number | null;
}

/** What a message of success tells of, and what can be done about it still. */
export interface SuccessDetails {
  of?: Done;
  undo?: NoticeAct | undefined;
  /** What it says of the cart: what says the contrary goes. */
  cart?: CartFact;
  product?: Pick<Product, 'mediaURLMedium'>;
}

export interface Notices {
  success(text: string, details?: SuccessDetails): void;
  failure(done: Done, error: unknown): void;
  /** It went well, of which nothing more is said: what says otherwise is over. */
  done(done: Done, cart?: CartFact): void;
  /**
   * Infos as success, warnings in a dialog of their own (ERR-05, CART-19). The first info can be undone, and is a toast
   * then; others are said where it was done, or as toasts where that has no place for them (SHELL-14).
   */
  answered(answer: Pick<CartAnswer, 'infos' | 'warnings'>, details?: SuccessDetails): void;
}

const plainLifetime = 3000; // SHELL-11
const actionLifetime = 5000; // ERR-08

const aboutOf = ({ operation, subject = null }: Done): string =>
  subject === null ? operation : `${operation} ${subject}`;

const flowErrorFrom = (error: unknown): FlowError =>
  error === 'timeout' ? { failure: 'timeout', messages: [] } : flowErrorOf(error);

interface NoticesDependencies {
  i18n: I18n;
  show: (notice: Notice) => void;
  /** Withdraws the errors about it, and what says the contrary of the cart. */
  settle: (about: string, cart?: CartFact) => void;
  /** What waits for an answer, in words. */
  ask: (messages: readonly AwaitedMessage[]) => void;
  /** What the shop says has a place on the page. */
  isAreaOpen: () => boolean;
  /** Says it there, instead of what was said before. */
  tell: (texts: readonly string[]) => void;
  /** Codes of the brand whose messages wait for an answer (ERR-06). */
  awaitedCodes: readonly ErrorCode[];
}

export function createNotices({
  i18n,
  show,
  settle,
  ask,
  isAreaOpen,
  tell,
  awaitedCodes,
}: NoticesDependencies): Notices {
  let count = 0;
  const say = (tone: Tone, text: string, rest: Omit<Notice, 'id' | 'tone' | 'text'>) => {
    count += 1;
    show({ id: `notice-${count}`, tone, text, ...rest });
  };
  const isAwaited = ({ code }: ServerMessage) => awaitedCodes.some((awaited) => awaited === code);
  const asked = (message: ServerMessage, of: AwaitedMessage['of']): AwaitedMessage => ({
    text: messageText(message, i18n),
    of,
  });
  const success = (
    text: string,
    { of, undo, cart, product, isMore }: SuccessDetails & { isMore?: true } = {},
  ) =>
    say('success', text, {
      ...(isMore && { isMore }),
      lifetime: undo === undefined ? plainLifetime : actionLifetime,
      ...(of !== undefined && { about: aboutOf(of) }),
      ...(undo !== undefined && { action: { label: i18n._(undoLabel), act: undo } }),
      ...(cart !== undefined && { cart }),
      ...(product !== undefined && { picture: product.mediaURLMedium }),
    });
  return {
    success,
    done: (done, cart) => settle(aboutOf(done), cart),
    failure(done, error) {
      const { operation } = done;
      const failed = flowErrorFrom(error);
      // The login dialog and /service-down say it already, once.
      if (['sessionExpired', 'serviceDown', 'dismissed'].includes(failed.failure)) return;
      const [first] = failed.messages;
      if (first !== undefined && isAwaited(first)) {
        ask([asked(first, 'other')]);
        return;
      }
      const text = failedOperationMessage({ operation, error: failed, i18n });
      say('error', text, {
        lifetime: null,
        about: aboutOf(done),
        ...(failed.failure === 'network' ? { isOfNetwork: true } : {}),
      });
    },
    answered({ infos, warnings }, details = {}) {
      const { of } = details;
      const rest = of === undefined ? {} : { of };
      const texts = infos.filter((info) => !isAwaited(info)).map((info) => messageText(info, i18n));
      const [first, ...others] = texts;
      const isUndoable = first !== undefined && details.undo !== undefined;
      if (isAreaOpen()) {
        if (isUndoable) success(first, details);
        // An answer that is of nothing the shopper did leaves what was said.
        if (of !== undefined || texts.length > 0) tell(isUndoable ? others : texts);
      } else {
        if (first !== undefined) success(first, details);
        for (const text of others) success(text, { ...rest, isMore: true });
      }
      const awaited = [
        ...warnings.map((warning) => asked(warning, isAwaited(warning) ? 'other' : 'cart')),
        ...infos.filter(isAwaited).map((info) => asked(info, 'other')),
      ];
      if (awaited.length > 0) ask(awaited);
    },
  };
}

const undoLabel = msg`Annulla`;

const orderAdded = msg`I prodotti dell’ordine sono nel carrello`;

/** How much of it came into the cart, as the cart's badge counts it (SHELL-08). */
const countAdded = (items: readonly ListedProduct[], cart: Cart): number =>
  badgeCount(
    items.map(({ productId, quantity }) =>
      linesOf(cart).some((line) => line.product.productId === productId && isWeighed(line))
        ? { weight: quantity }
        : { quantity },
    ),
  );

function added(request: AddToCartRequest, cart: Cart): MessageDescriptor {
  switch (request.kind) {
    case 'product': {
      const { name } = request.product;
      return msg`${name}: aggiunto`;
    }
    case 'products': {
      const count = countAdded(request.items, cart);
      // The paths read this file without the macro that chooses a plural.
      return count === 1 ? msg`1 prodotto è nel carrello` : msg`${count} prodotti sono nel carrello`;
    }
    case 'list':
      return msg`I prodotti della lista sono nel carrello`;
    case 'order':
      return orderAdded;
  }
}

export const noticeTexts = {
  added,
  orderAdded,
  emptied: msg`Il carrello è vuoto`,
  removed: (name: string) => msg`${name}: tolto dal carrello`,
  listChanged: ({ name, wanted, count }: { name: string; wanted: boolean; count: number }) =>
    wanted
      ? count === 1
        ? msg`Aggiunto alla lista «${name}»`
        : msg`Prodotti aggiunti alla lista «${name}»`
      : msg`Tolto dalla lista «${name}»`,
  listCopied: (name: string) => msg`La lista «${name}» è tra le tue`,
  listJoined: (name: string) => msg`Ora la lista «${name}» è tra le tue`,
  addressSaved: msg({ id: 'addresses.setAddress', message: 'Indirizzo salvato' }),
  orderCancelled: (orderId: number) => msg`L’ordine ${orderId} è stato annullato`,
  cartSetAside: msg`Il carrello di prima è da parte: torna quando hai finito`,
  orderChanged: (orderId: number) => msg`L’ordine ${orderId} è cambiato come volevi`,
  orderUnchanged: (orderId: number) => msg`L’ordine ${orderId} resta com’era`,
  amendmentEnded: (orderId: number) =>
    msg`La modifica dell’ordine ${orderId} è finita altrove: questo è il carrello di adesso`,
  changesSent: (count: number) =>
    count === 1
      ? msg`Di nuovo in rete: la tua modifica è stata mandata`
      : msg`Di nuovo in rete: ${count} modifiche mandate`,
  slotExpired: msg`Il tempo per la fascia oraria è finito: il posto è tornato libero. Il carrello è al sicuro, scegli di nuovo la fascia.`,
};
