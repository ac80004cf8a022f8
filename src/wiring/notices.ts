import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { flowErrorOf, type FlowError } from '../../contract/api/failure.ts';
import type { AddToCartRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import type { Notice } from '../../machines/notifications/notifications.machine.ts';
import { failedOperationMessage, type Operation } from '../text/failed-operation-messages.ts';
import { messageText } from '../text/error-messages.ts';

type Tone = Notice['tone'];

export interface Notices {
  success(text: string): void;
  failure(operation: Operation, error: unknown): void;
  /** Infos as success, warnings in a dialog of their own (ERR-05, CART-19). */
  answered(answer: Pick<CartAnswer, 'infos' | 'warnings'>): void;
}

const plainLifetime = 3000; // SHELL-11

const flowErrorFrom = (error: unknown): FlowError =>
  error === 'timeout' ? { failure: 'timeout', messages: [] } : flowErrorOf(error);

interface NoticesDependencies {
  i18n: I18n;
  show: (notice: Notice) => void;
  /** Says in words what the shop changed in the cart. */
  warn: (texts: readonly string[]) => void;
}

export function createNotices({ i18n, show, warn }: NoticesDependencies): Notices {
  let count = 0;
  const say = (tone: Tone, text: string, rest: Pick<Notice, 'lifetime' | 'isOfNetwork'>) => {
    count += 1;
    show({ id: `notice-${count}`, tone, text, ...rest });
  };
  const passing = { lifetime: plainLifetime };
  return {
    success: (text) => say('success', text, passing),
    failure(operation, error) {
      const failed = flowErrorFrom(error);
      // The login dialog and /service-down say it already, once.
      if (failed.failure === 'sessionExpired' || failed.failure === 'serviceDown') return;
      const text = failedOperationMessage({ operation, error: failed, i18n });
      say('error', text, { lifetime: null, ...(failed.failure === 'network' ? { isOfNetwork: true } : {}) });
    },
    answered({ infos, warnings }) {
      for (const info of infos) say('success', messageText(info, i18n), passing);
      if (warnings.length > 0) warn(warnings.map((warning) => messageText(warning, i18n)));
    },
  };
}

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
