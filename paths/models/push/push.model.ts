import type { pushActors } from '../../../machines/push/push.actors.ts';
import { pushLogic } from '../../../machines/push/push.logic.ts';
import {
  deviceStanding,
  isPrimerShown,
  isPushBusy,
  pushError,
} from '../../../machines/push/push.selectors.ts';
import type { PushStanding } from '../../../machines/push/push.types.ts';
import { fails, says } from '../../kit/cases.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import { pushRules } from './push.rules.ts';

const standing = (given: Partial<PushStanding>): PushStanding => ({
  permission: 'undecided',
  isWanted: false,
  mustRegister: false,
  askedAfter: null,
  ...given,
});

export const pushModel = flowModel<typeof pushLogic, ReturnType<typeof pushActors>>({
  name: 'push',
  machine: pushLogic,
  starts: [
    { says: 'somebody is logged in', input: () => ({ isLoggedIn: true }) },
    { says: 'nobody is logged in', input: () => ({ isLoggedIn: false }) },
  ],
  cases: {
    'order.done': [says('an order is done', { orderId: 7 })],
    'primer.accept': [says('Sì, avvisami is pressed')],
    'primer.later': [says('Non ora is pressed')],
    'push.turnOn': [says('the switch is turned on')],
    'push.turnOff': [says('the switch is turned off')],
    'permission.look': [says('the settings are looked at')],
    'token.renewed': [says('the device has another token')],
    'session.opened': [says('the shopper logs in')],
    'session.closed': [says('the shopper has left', { reason: 'logout' as const })],
    'service.resumed': [says('the service is back')],
  },
  answers: {
    recall: {
      done: [
        says('it was never asked', standing({})),
        says('it was asked after this order', standing({ askedAfter: 7 })),
        says('it is allowed, and turned off', standing({ permission: 'granted' })),
        says('it is on, and registered', standing({ permission: 'granted', isWanted: true })),
        says(
          'it is on, and has to register',
          standing({ permission: 'granted', isWanted: true, mustRegister: true }),
        ),
        says('the device forbids it', standing({ permission: 'blocked', isWanted: true })),
        says('the device shows no messages', standing({ permission: 'unsupported' })),
      ],
      failed: [says('nothing can be known', new Error('no answer'))],
    },
    askPermission: {
      done: [
        says('the shopper allows it', 'granted' as const),
        says('the shopper forbids it', 'blocked' as const),
        says('the shopper answers nothing', 'undecided' as const),
      ],
      failed: [says('the device does not ask', new Error('no gesture'))],
    },
    register: {
      done: [says('it is registered', undefined)],
      failed: [
        ...fails('the registration', 'sessionExpired', 'serviceDown', 'network'),
        says('the push service gives no token', new Error('no push service')),
      ],
    },
    unregister: {
      done: [says('it is registered no more', undefined)],
      failed: fails('the end of the registration', 'network'),
    },
  },
  writes: ['register', 'unregister'],
  // The device's messages go to whoever is logged in on it (PUSH-02).
  writesForEachUser: ['register'],
  effects: ['keepAsked', 'keepReleased'],
  facts: ['session.closed'],
  project: ({
    context: { isLoggedIn, isWanted, permission, mustRegister, askedAfter, doneOrder, error },
  }) => [isLoggedIn, isWanted, permission, mustRegister, askedAfter, doneOrder, error !== null],
  rules: [
    ...pushRules,
    offers({
      id: 'PUSH-01',
      says: 'Our own question can be put off.',
      from: isPrimerShown,
      via: ({ id }) => id === 'primer.later',
      to: (push) => !isPrimerShown(push) && !isPushBusy(push),
    }),
    offers({
      id: 'PUSH-03',
      says: 'A device that is told can be turned off.',
      from: (push) => push.matches('registered'),
      via: ({ id }) => id === 'push.turnOff',
      to: (push) => deviceStanding(push) === 'off',
    }),
    offers({
      id: 'PUSH-01',
      says: 'What could not be done can be tried again.',
      from: (push) => push.matches('failed'),
      via: ({ id }) => id === 'push.turnOn',
      to: (push) => isPushBusy(push) && pushError(push) === null,
    }),
    reaches({
      id: 'PUSH-01',
      says: 'From everywhere the device can come to be told.',
      from: () => true,
      to: (push) => push.matches('registered'),
    }),
  ],
});
