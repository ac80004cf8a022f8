import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { flowErrorOf, type FlowError } from '../../contract/api/failure.ts';
import type { ErrorCode } from '../../contract/api/error-codes.ts';
import type { ServerMessage } from '../../contract/api/envelope.ts';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { AddToCartRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import type { AwaitedMessage, Notice, NoticeAct } from '../../machines/notifications/notifications.types.ts';
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
  product?: Pick<Product, 'mediaURLMedium'>;
}

export interface Notices {
  success(text: string, details?: SuccessDetails): void;
  failure(done: Done, error: unknown): void;
  /** It went well: an error that says otherwise is over. */
  done(done: Done): void;
  /** Infos as success, warnings in a dialog of their own (ERR-05, CART-19); the first info can be undone. */
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
  /** Withdraws the errors about it. */
  settle: (about: string) => void;
  /** What waits for an answer, in words. */
  ask: (messages: readonly AwaitedMessage[]) => void;
  /** Codes of the brand whose messages wait for an answer (ERR-06). */
  awaitedCodes: readonly ErrorCode[];
}

export function createNotices({ i18n, show, settle, ask, awaitedCodes }: NoticesDependencies): Notices {
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
  const success = (text: string, { of, undo, product }: SuccessDetails = {}) =>
    say('success', text, {
      lifetime: undo === undefined ? plainLifetime : actionLifetime,
      ...(of !== undefined && { about: aboutOf(of) }),
      ...(undo !== undefined && { action: { label: i18n._(undoLabel), act: undo } }),
      ...(product !== undefined && { picture: product.mediaURLMedium }),
    });
  return {
    success,
    done: (done) => settle(aboutOf(done)),
    failure(done, error) {
      const { operation } = done;
      const failed = flowErrorFrom(error);
      // The login dialog and /service-down say it already, once.
      if (failed.failure === 'sessionExpired' || failed.failure === 'serviceDown') return;
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
      const [first, ...others] = infos.filter((info) => !isAwaited(info));
      if (first !== undefined) success(messageText(first, i18n), details);
      for (const info of others) success(messageText(info, i18n), rest);
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

function added(request: AddToCartRequest): MessageDescriptor {
  switch (request.kind) {
    case 'product': {
      const { name } = request.product;
      return msg`${name}: aggiunto`;
    }
    case 'products': {
      const count = request.items.length;
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
  slotExpired: msg`Il tempo per la fascia oraria è finito: il posto è tornato libero. Il carrello è al sicuro, scegli di nuovo la fascia.`,
};
