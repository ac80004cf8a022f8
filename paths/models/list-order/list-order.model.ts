import type { Address } from '../../../contract/api/shopping/delivery.ts';
import { failureOf } from '../../../contract/api/failure.ts';
import type { listOrderActors } from '../../../machines/list-order/list-order.actors.ts';
import { listOrderLogic } from '../../../machines/list-order/list-order.logic.ts';
import {
  chosenOrderAddress,
  hasListOrderFailed,
  isListOrderBusy,
  isListOrderOpen,
  listOrderError,
  orderAddresses,
} from '../../../machines/list-order/list-order.selectors.ts';
import { aCart, anAnswer } from '../../fixtures/cart-fixtures.ts';
import { patientFails, refuses, says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type OrderStep = Step<typeof listOrderLogic, ReturnType<typeof listOrderActors>>;
type Order = OrderStep['after'];

const home: Address = {
  addressId: 71,
  addressName: 'Casa',
  addressType: 'home',
  addressTypeId: 2,
  deliveryServiceId: 2,
  address1: 'VIA APPIA NUOVA',
  addressNumber: '120',
  city: 'Roma',
  province: 'RM',
  postalcode: '00183',
  doorbellName: 'Marchetti',
  floor: '3',
  referencePhoneNumber: '3475550182',
  addressNote: '',
  elevator: true,
  latitude: 41.88,
  longitude: 12.51,
  preferred: false,
  active: 1,
  validated: true,
};
const grandma: Address = { ...home, addressId: 72, addressName: 'Nonna' };
const office: Address = { ...home, addressId: 73, addressName: 'Ufficio', preferred: true };
const own = { listId: 31, addressId: grandma.addressId, isOwn: true };
const shared = { listId: 40, addressId: null, isOwn: false };
const names = ['listAddresses', 'keepAddress', 'useAddress'] as const;
const calls = (step: OrderStep): number => names.reduce((sum, name) => sum + step.calls(name).length, 0);
const failure = (step: OrderStep, name: (typeof names)[number]): string | null => {
  const failed = step.failed(name);
  return failed === null ? null : failureOf(failed.error);
};
const wasDismissed = (step: OrderStep): boolean => names.some((name) => failure(step, name) === 'dismissed');
const broke = (step: OrderStep, name: (typeof names)[number]): boolean =>
  failure(step, name) !== null && !wasDismissed(step);
const isChoosing = (order: Order): boolean => order.matches('choosing');
const keepsChoice = (step: OrderStep): boolean =>
  chosenOrderAddress(step.after) === chosenOrderAddress(step.before) &&
  orderAddresses(step.after) === orderAddresses(step.before) &&
  step.after.context.list === step.before.context.list;
const isForgotten = (step: OrderStep): boolean =>
  !isListOrderOpen(step.after) &&
  step.after.context.list === null &&
  orderAddresses(step.after) === null &&
  chosenOrderAddress(step.after) === null &&
  listOrderError(step.after) === null;

export const listOrderModel = flowModel<typeof listOrderLogic, ReturnType<typeof listOrderActors>>({
  name: 'list-order',
  machine: listOrderLogic,
  starts: [{ says: 'a list is on screen' }],
  cases: {
    'order.open': [
      says('an own list is to be ordered', { list: own }),
      says('a shared list is to be ordered', { list: shared }),
    ],
    'order.close': [says('the dialog is closed')],
    'addresses.reload': [says('the addresses are asked for again')],
    'address.choose': ({ context: { chosen, addresses } }) => {
      const next = (addresses ?? []).find(({ addressId }) => addressId !== chosen?.addressId);
      return next === undefined ? [] : [says('another address is chosen', { addressId: next.addressId })];
    },
    'order.confirm': [says('the list is to be ordered there')],
    'session.closed': [
      says('the shopper has left', { reason: 'logout' as const }),
      says('the session has expired', { reason: 'expired' as const }),
    ],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    listAddresses: {
      isPatient: true,
      done: [
        says('three addresses are there', [home, grandma, office]),
        says('one address is there', [home]),
        says('no address is there', []),
      ],
      failed: patientFails('the addresses', 'network'),
    },
    keepAddress: {
      isPatient: true,
      done: [says('the list remembers it', undefined)],
      failed: [refuses('the address', 'address.unknown'), ...patientFails('the address', 'network')],
    },
    useAddress: {
      isPatient: true,
      done: [says('the shopping goes there', anAnswer(aCart()))],
      failed: [refuses('the way', 'address.outside'), ...patientFails('the way', 'network')],
    },
  },
  writes: ['keepAddress', 'useAddress'],
  facts: ['session.closed'],
  limit: 400,
  project: ({ context: { list, addresses, chosen, error } }) => ({
    list: list?.listId ?? null,
    addresses: addresses?.length ?? null,
    chosen: chosen?.addressId ?? null,
    hasFailed: error !== null,
  }),
  rules: [
    {
      id: 'LIST-09',
      says: 'Ordering a list asks for the addresses, by one call; nothing is remembered of the last time.',
      when: (step) => step.sent('order.open') !== null && !isListOrderOpen(step.before),
      holds: (step) =>
        isListOrderOpen(step.after) &&
        step.calls('listAddresses').length === 1 &&
        calls(step) === 1 &&
        step.after.context.list === step.sent('order.open')?.list &&
        orderAddresses(step.after) === null,
    },
    {
      id: 'LIST-09',
      says: 'Where the list went last is chosen already, else the preferred address, else the first.',
      when: (step) => step.done('listAddresses') !== null,
      holds: (step) => {
        const told = step.done('listAddresses')?.output ?? [];
        const last = told.find(({ addressId }) => addressId === step.before.context.list?.addressId);
        return (
          isChoosing(step.after) &&
          orderAddresses(step.after) === told &&
          chosenOrderAddress(step.after) ===
            (last ?? told.find(({ preferred }) => preferred) ?? told[0] ?? null) &&
          calls(step) === 0
        );
      },
    },
    {
      id: 'LIST-09',
      says: 'Another address can be chosen; what was wrong with the first is over.',
      when: (step) => step.sent('address.choose') !== null && isChoosing(step.before),
      holds: (step) =>
        chosenOrderAddress(step.after)?.addressId === step.sent('address.choose')?.addressId &&
        listOrderError(step.after) === null &&
        calls(step) === 0,
    },
    {
      id: 'LIST-09',
      says: 'An own list remembers the address first; a list of somebody else’s is not changed.',
      when: (step) =>
        step.sent('order.confirm') !== null &&
        isChoosing(step.before) &&
        chosenOrderAddress(step.before) !== null,
      holds: (step) => {
        const { list, chosen } = step.before.context;
        return (
          calls(step) === 1 &&
          isListOrderBusy(step.after) &&
          listOrderError(step.after) === null &&
          keepsChoice(step) &&
          step.emitted('list.ordered').length === 0 &&
          (list?.isOwn === true
            ? step.calls('keepAddress')[0]?.listId === list.listId &&
              step.calls('keepAddress')[0]?.addressId === chosen?.addressId
            : step.calls('useAddress')[0]?.address === chosen)
        );
      },
    },
    {
      id: 'LIST-09',
      says: 'Without an address nothing is ordered.',
      when: (step) =>
        step.sent('order.confirm') !== null &&
        isChoosing(step.before) &&
        chosenOrderAddress(step.before) === null,
      holds: (step) => isChoosing(step.after) && calls(step) === 0,
    },
    {
      id: 'LIST-09',
      says: 'Then the shopping goes there, by one call.',
      when: (step) => step.done('keepAddress') !== null,
      holds: (step) =>
        calls(step) === 1 &&
        step.calls('useAddress')[0]?.address === step.before.context.chosen &&
        keepsChoice(step),
    },
    {
      id: 'LIST-11',
      says: 'Once it does, the cart is told first and the list is added then; the dialog is closed.',
      when: (step) => step.done('useAddress') !== null,
      holds: (step) => {
        const [answered, ...moreAnswers] = step.emitted('cart.answered');
        const [ordered, ...moreOrders] = step.emitted('list.ordered');
        return (
          moreAnswers.length + moreOrders.length === 0 &&
          answered?.answer === step.done('useAddress')?.output &&
          ordered?.listId === step.before.context.list?.listId &&
          isForgotten(step)
        );
      },
    },
    {
      id: 'LIST-11',
      says: 'Nothing is added whose address the shopping does not go to.',
      when: (step) => step.emitted('list.ordered').length + step.emitted('cart.answered').length > 0,
      holds: (step) => step.done('useAddress') !== null,
    },
    {
      id: 'LIST-09',
      says: 'A dialog that is closed forgets everything, and asks for nothing more.',
      when: (step) => step.sent('order.close') !== null,
      holds: (step) => isForgotten(step) && calls(step) === 0 && step.emitted('list.ordered').length === 0,
    },
    {
      id: 'ERR-04',
      says: 'Addresses that do not come say so, and can be asked for again.',
      when: (step) => broke(step, 'listAddresses'),
      holds: (step) =>
        hasListOrderFailed(step.after) && listOrderError(step.after) !== null && calls(step) === 0,
    },
    {
      id: 'ERR-04',
      says: 'They are asked for again by a press, or when the service is back.',
      when: (step) =>
        hasListOrderFailed(step.before) &&
        (step.sent('addresses.reload') !== null || step.sent('service.resumed') !== null),
      holds: (step) =>
        step.calls('listAddresses').length === 1 &&
        listOrderError(step.after) === null &&
        step.after.context.list === step.before.context.list,
    },
    {
      id: 'ERR-04',
      says: 'An address that is refused, or whose answer does not come, says so; nothing is added, and another can be chosen.',
      when: (step) => broke(step, 'keepAddress') || broke(step, 'useAddress'),
      holds: (step) =>
        isChoosing(step.after) &&
        listOrderError(step.after) !== null &&
        keepsChoice(step) &&
        calls(step) === 0,
    },
    {
      id: 'SES-14',
      says: 'With the login dismissed the choice stays on screen, or the dialog is closed where there is none; nothing is sent.',
      when: wasDismissed,
      holds: (step) =>
        calls(step) === 0 &&
        listOrderError(step.after) === null &&
        (orderAddresses(step.before) === null
          ? isForgotten(step)
          : isChoosing(step.after) && keepsChoice(step)),
    },
    {
      id: 'SES-08',
      says: 'With the owner gone nothing is kept; after an expiry everything is.',
      when: (step) => step.sent('session.closed') !== null,
      holds: (step) =>
        step.sent('session.closed')?.reason === 'expired'
          ? keepsChoice(step)
          : isForgotten(step) && names.every((name) => step.inFlight(name) === 0),
    },
    reaches({
      id: 'LIST-09',
      says: 'From everywhere a list can be ordered.',
      from: () => true,
      to: (order: Order) => order.matches('using'),
    }),
  ],
});
