import { createActor, fromPromise } from 'xstate';
import type { CartAnswer } from '../../contract/api/shopping/cart-answer.ts';
import { addToCartLogic } from '../../machines/add-to-cart/add-to-cart.logic.ts';
import type { AddToCartRequest, Gate } from '../../machines/add-to-cart/add-to-cart.types.ts';
import { aProduct } from '../../paths/fixtures/cart-fixtures.ts';
import type { CartSummary } from '../../machines/cart/cart.types.ts';

/** A shopper who adds a product: what is settled beforehand, and the gate whose dialog is closed. */
export interface Adding {
  readonly loggedIn: boolean;
  readonly address: boolean;
  readonly slot: boolean;
  readonly optionsPending: boolean;
  readonly closesAt?: Gate;
}

const option = {
  name: 'Spessore',
  parameterName: 'thickness',
  values: [{ key: 'thin', name: 'Sottile' }],
  selected: null,
};

const summaryOf = ({ loggedIn, address, slot }: Adding): CartSummary => ({
  isLoggedIn: loggedIn,
  isAddressAssigned: address,
  isTimeslotAssigned: slot,
  hasLines: false,
  isShort: false,
  statusId: 1,
  isLocked: false,
  amendedOrderId: null,
  hash: 'w0d0t0',
  hold: null,
  deliveryServiceId: 2,
  isLocker: false,
  addressId: null,
  cartDay: null,
  note: '',
  needsInvoice: false,
  profileLevel: 2,
});

/** The gates the flow of the shop opens for it, each passed in turn but the one that is closed, and whether it adds. */
export function addThroughGates(adding: Adding): { opens: Gate[]; thenAdds: boolean } {
  const opens: Gate[] = [];
  let adds = 0;
  const flow = createActor(
    addToCartLogic.provide({
      actors: {
        add: fromPromise<CartAnswer, { request: AddToCartRequest }>(() => {
          adds += 1;
          return new Promise(() => undefined);
        }),
      },
    }),
  );
  flow.on('gate.opened', ({ gate }) => opens.push(gate));
  flow.start();
  let known = summaryOf(adding);
  const learn = (facts: Partial<CartSummary>) => {
    known = { ...known, ...facts };
    flow.send({ type: 'cart.changed', summary: known });
  };
  const pass: Record<Gate, () => void> = {
    login: () => {
      flow.send({ type: 'session.opened' });
      learn({ isLoggedIn: true });
    },
    address: () => learn({ isAddressAssigned: true }),
    timeslot: () => learn({ isTimeslotAssigned: true }),
    options: () => {
      flow.send({ type: 'option.choose', parameterName: option.parameterName, key: 'thin' });
      flow.send({ type: 'options.confirm' });
    },
  };
  learn({});
  flow.send({
    type: 'cart.add',
    request: {
      kind: 'product',
      requestId: 'key',
      product: aProduct({ selectOptions: adding.optionsPending ? [option] : [] }),
      quantity: 1,
      chosen: {},
      acceptAlternatives: true,
    },
  });
  for (let asked = 0; asked < opens.length; asked += 1) {
    const gate = opens[asked];
    if (gate === undefined || gate === adding.closesAt) flow.send({ type: 'gate.dismiss' });
    else pass[gate]();
  }
  flow.stop();
  return { opens, thenAdds: adds === 1 };
}
