import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import type { ServerMessage } from '../../contract/api/envelope.ts';
import { ApiFailure } from '../../contract/api/failure.ts';
import type { AddToCartRequest } from '../../machines/add-to-cart/add-to-cart.types.ts';
import type { AwaitedMessage, CartFact, Notice } from '../../machines/notifications/notifications.types.ts';
import { aCart, anAnswer, aCartItem, aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import { createNotices, noticeTexts } from './notices.ts';

function open({ hasArea = false } = {}) {
  const shown: Omit<Notice, 'id'>[] = [];
  const asked: (readonly AwaitedMessage[])[] = [];
  const settled: { about: string; cart: CartFact | undefined }[] = [];
  const told: (readonly string[])[] = [];
  const ids = new Set<string>();
  const notices = createNotices({
    i18n: setupI18n({ locale: 'it', messages: { it: {} } }),
    show: ({ id, ...notice }) => {
      ids.add(id);
      shown.push(notice);
    },
    ask: (messages) => void asked.push(messages),
    settle: (about, cart) => void settled.push({ about, cart }),
    isAreaOpen: () => hasArea,
    tell: (texts) => void told.push(texts),
    awaitedCodes: ['order.notDeletable'],
  });
  return { notices, shown, asked, settled, told, ids };
}

const message = (text: string, code: string | null = null): ServerMessage => ({ text, code, field: null });
const success = (text: string) => ({ tone: 'success', text, lifetime: 3000 });
const error = (text: string) => ({ tone: 'error', text, lifetime: null, about: 'setTimeslot' });

describe('what a cart’s answer says', () => {
  test('ERR-05, SHELL-11, CART-19: infos pass after three seconds, warnings wait for the shopper', () => {
    const { notices, shown, asked } = open();
    notices.answered(
      anAnswer(undefined, {
        infos: [message('Carrello aggiornato')],
        warnings: [
          message('Ne restano 3', 'msg.cart.availability.errors'),
          message('Sale: esaurito', 'msg.cart.availability.errors'),
        ],
      }),
    );
    expect(shown).toEqual([success('Carrello aggiornato')]);
    expect(asked).toEqual([
      [
        { text: 'Ne restano 3', of: 'cart' },
        { text: 'Sale: esaurito', of: 'cart' },
      ],
    ]);
  });

  test('ERR-05: without a warning nothing is asked of the shopper', () => {
    const { notices, asked, shown, ids } = open();
    notices.answered(anAnswer(undefined, { infos: [message('Aggiornato'), message('Salvato')] }));
    expect([asked, shown.length, ids.size]).toEqual([[], 2, 2]);
  });
});

describe('what the shop says where it was done', () => {
  const infos = [message('La consegna costa ora 4,90 €'), message('Hai uno sconto')];

  test('SHELL-14, ERR-05: infos are in the area of the page, and in no toast', () => {
    const { notices, shown, told } = open({ hasArea: true });
    notices.answered({ infos, warnings: [] }, { of: { operation: 'setTimeslot' } });
    expect([told, shown]).toEqual([[['La consegna costa ora 4,90 €', 'Hai uno sconto']], []]);
  });

  test('SHELL-14: what was said goes with the next that is done, not with an answer of nothing that was done', () => {
    const { notices, told } = open({ hasArea: true });
    notices.answered({ infos: [], warnings: [] });
    expect(told).toEqual([]);
    notices.answered({ infos: [], warnings: [] }, { of: { operation: 'setTimeslot' } });
    expect(told).toEqual([[]]);
  });

  test('SHELL-14, ERR-08: what can be undone is a toast with its button, and is not in the area too', () => {
    const { notices, shown, told } = open({ hasArea: true });
    const undo = { does: 'takeOut', itemId: 7, quantity: 1 } as const;
    notices.answered({ infos, warnings: [] }, { of: { operation: 'addToCart', subject: 7 }, undo });
    expect([told, shown.map(({ text }) => text)]).toEqual([
      [['Hai uno sconto']],
      ['La consegna costa ora 4,90 €'],
    ]);
  });
});

describe('what waits for an answer', () => {
  const late = message('L’ordine è già in viaggio', 'order.notDeletable');
  const words = 'Questo ordine non si può più annullare.';

  test.each([
    ['an info', { infos: [late, message('Salvato')], warnings: [] }, [success('Salvato')]],
    ['a warning', { infos: [], warnings: [late] }, []],
  ])('ERR-06: %s of a code of the brand, and no toast says it', (_what, answer, toasts) => {
    const { notices, shown, asked } = open();
    notices.answered(answer);
    expect([asked, shown]).toEqual([[[{ text: words, of: 'other' }]], toasts]);
  });

  test('ERR-06: an error of a code of the brand, and no toast says it', () => {
    const { notices, shown, asked } = open();
    notices.failure({ operation: 'cancelOrder' }, new ApiFailure('refused', { messages: [late] }));
    expect([asked, shown]).toEqual([[[{ text: words, of: 'other' }]], []]);
  });
});

describe('a success', () => {
  const undo = { does: 'putBack', items: [{ productId: 7, quantity: 2, infos: {} }] } as const;
  const of = { operation: 'removeProduct', subject: 7 } as const;
  const shownWith = {
    ...success('Sale: tolto dal carrello'),
    lifetime: 5000,
    about: 'removeProduct 7',
    action: { label: 'Annulla', act: undo },
    picture: '/media/x-240.webp',
  };

  test('ERR-08: that can be undone stays five seconds, with the picture of its product', () => {
    const { notices, shown } = open();
    notices.success('Sale: tolto dal carrello', { of, undo, product: aProduct() });
    expect(shown).toEqual([shownWith]);
  });

  test('ERR-08, GATE-16: told in the shop’s words it can be undone as well, once', () => {
    const { notices, shown } = open();
    const infos = [message('Sale: tolto dal carrello'), message('Hai uno sconto')];
    notices.answered({ infos, warnings: [] }, { of, undo, product: aProduct() });
    expect(shown).toEqual([
      shownWith,
      { ...success('Hai uno sconto'), isMore: true, about: 'removeProduct 7' },
    ]);
  });

  test('ERR-09: is of the same as the failure it withdraws', () => {
    const { notices, shown, settled } = open();
    notices.failure(of, 'timeout');
    const cart = { productId: 7, isIn: false };
    notices.done(of, cart);
    expect([shown.map(({ about }) => about), settled]).toEqual([
      ['removeProduct 7'],
      [{ about: 'removeProduct 7', cart }],
    ]);
  });
});

describe('an operation that failed without a reason', () => {
  test.each([
    ['emptyCart', 'Non siamo riusciti a svuotare il carrello. Riprova.'],
    [
      'addFromOrder',
      'Non siamo riusciti ad aggiungere i prodotti dell’ordine. Il carrello è com’era: riprova.',
    ],
    [
      'addFromList',
      'Non siamo riusciti ad aggiungere i prodotti della lista. Il carrello è com’era: riprova.',
    ],
    ['removeProduct', 'Non siamo riusciti a togliere il prodotto. Riprova.'],
  ] as const)('ERR-11: %s has words of its own', (operation, words) => {
    const { notices, shown } = open();
    notices.failure({ operation }, 'timeout');
    expect(shown.map(({ text }) => text)).toEqual([words]);
  });
});

describe('a failure', () => {
  test.each([
    [
      'ERR-07: a code with words of ours is said in them',
      new ApiFailure('refused', { messages: [message('Slot full', 'timeslot.full'), message('x')] }),
      'Questa fascia oraria è appena stata completata. Scegline un’altra.',
    ],
    [
      'ERR-07, ERR-14: any other is said in the server’s, as plain text',
      new ApiFailure('refused', { messages: [message('<b>Massimo 24</b>', 'errors.maxAcq')] }),
      '<b>Massimo 24</b>',
    ],
    [
      'ERR-07: a code nobody knows, too',
      new ApiFailure('refused', { messages: [message('Domani torna', 'shop.strike')] }),
      'Domani torna',
    ],
    [
      'ERR-04, ERR-11: without a message it is said what did not work',
      new ApiFailure('refused'),
      'Non siamo riusciti a impostare la fascia oraria. Riprova.',
    ],
    ['ERR-11: no answer in time', 'timeout', 'Non siamo riusciti a impostare la fascia oraria. Riprova.'],
    [
      'ERR-15: a bug',
      new TypeError('x is undefined'),
      'Non siamo riusciti a impostare la fascia oraria. Riprova.',
    ],
  ])('ERR-09: stays until closed. %s', (_what, failure, words) => {
    const { notices, shown } = open();
    notices.failure({ operation: 'setTimeslot' }, failure);
    expect(shown).toEqual([error(words)]);
  });

  test('ERR-04, ERR-11, B-40: no network, which is not said beside being offline', () => {
    const { notices, shown } = open();
    notices.failure({ operation: 'setTimeslot' }, new ApiFailure('network'));
    const words = 'Non siamo riusciti a impostare la fascia oraria. Riprova.';
    expect(shown).toEqual([{ ...error(words), isOfNetwork: true }]);
  });

  test.each(['sessionExpired', 'serviceDown'] as const)(
    'SES-07, ERR-01: %s is said by the dialog or the page it leads to, once',
    (kind) => {
      const { notices, shown } = open();
      notices.failure(
        { operation: 'addToCart' },
        new ApiFailure(kind, { messages: [message('scaduta', 'auth.required')] }),
      );
      expect(shown).toEqual([]);
    },
  );
});

describe('what was added is confirmed in the words it was asked for in', () => {
  const weighed = aCartItem({ product: aProduct({ productId: 8 }), quantity: 0, weight: 250 });
  const cart = aCart({ cartItems: [aCartItem({ product: aProduct({ productId: 7 }) }), weighed] });
  const of = (productId: number, quantity: number) => ({ productId, quantity, infos: {} });
  const oneProduct = {
    product: aProduct({ name: 'Penne rigate' }),
    quantity: 2,
    chosen: {},
    acceptAlternatives: true,
  };
  const asked: readonly (readonly [words: string, AddToCartRequest])[] = [
    ['Penne rigate: aggiunto', { kind: 'product', requestId: 'add-1', ...oneProduct }],
    ['1 prodotto è nel carrello', { kind: 'products', requestId: 'add-1', items: [of(7, 1)] }],
    ['1 prodotto è nel carrello', { kind: 'products', requestId: 'add-1', items: [of(8, 250)] }],
    ['3 prodotti sono nel carrello', { kind: 'products', requestId: 'add-1', items: [of(7, 2), of(8, 250)] }],
    ['I prodotti della lista sono nel carrello', { kind: 'list', requestId: 'add-1', listId: 7 }],
    ['I prodotti dell’ordine sono nel carrello', { kind: 'order', requestId: 'add-1', orderId: 7 }],
  ];
  test.each(asked)('ERR-10, SHELL-08: %s', (words, request) => {
    expect(setupI18n({ locale: 'it', messages: { it: {} } })._(noticeTexts.added(request, cart))).toBe(words);
  });
});
