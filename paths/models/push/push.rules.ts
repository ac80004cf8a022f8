import { failureOf } from '../../../contract/api/failure.ts';
import type { pushActors } from '../../../machines/push/push.actors.ts';
import type { pushLogic } from '../../../machines/push/push.logic.ts';
import { deviceStanding, isPrimerShown, pushError } from '../../../machines/push/push.selectors.ts';
import type { Rule } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';

type PushStep = Step<typeof pushLogic, ReturnType<typeof pushActors>>;
type Push = PushStep['after'];

const asked = (step: PushStep) => step.calls('askPermission').length;
const registered = (step: PushStep) => step.calls('register').length;
const unregistered = (step: PushStep) => step.calls('unregister').length;
const isOff = (push: Push): boolean => push.matches('off');

const isInterruption = (step: PushStep): boolean =>
  ['sessionExpired', 'serviceDown'].includes(failureOf(step.failed('register')?.error));

/** The device says it may show messages, and the shopper wants them. */
const isToBeTold = ({ context }: Push): boolean => context.permission === 'granted' && context.isWanted;

export const pushRules: readonly Rule<PushStep>[] = [
  {
    id: 'PUSH-08',
    says: 'At first the device is only looked at: nothing is asked, and nothing is sent.',
    when: (step) => step.isStart,
    holds: (step) =>
      step.calls('recall').length === 1 &&
      deviceStanding(step.after) === null &&
      asked(step) + registered(step) + unregistered(step) === 0,
  },
  {
    id: 'PUSH-01',
    says: 'The device asks only who said yes to our own question, or turned the switch on.',
    when: (step) => asked(step) > 0,
    holds: (step) =>
      asked(step) === 1 &&
      ((step.sent('primer.accept') !== null && isPrimerShown(step.before)) ||
        (step.sent('push.turnOn') !== null && (isOff(step.before) || step.before.matches('failed')))),
  },
  {
    id: 'PUSH-01',
    says: 'Yes, and the switch, have the device ask at once, and no old error stays.',
    when: (step) =>
      (step.sent('primer.accept') !== null && isPrimerShown(step.before)) ||
      (step.sent('push.turnOn') !== null && (isOff(step.before) || step.before.matches('failed'))),
    holds: (step) => asked(step) === 1 && pushError(step.after) === null,
  },
  {
    id: 'PUSH-01',
    says: 'Our question shows to somebody who is logged in and has an order it was not asked after, and that is kept.',
    when: (step) => !isPrimerShown(step.before) && isPrimerShown(step.after),
    holds: (step) =>
      step.after.context.isLoggedIn &&
      step.before.context.askedAfter !== 7 &&
      step.after.context.askedAfter === 7 &&
      step.effects('keepAsked') === 1 &&
      asked(step) === 0,
  },
  {
    id: 'PUSH-01',
    says: 'Where the device is off, an order that is done brings our question, once.',
    when: (step) => step.sent('order.done') !== null && isOff(step.before),
    holds: (step) =>
      isPrimerShown(step.after) === (step.before.context.isLoggedIn && step.before.context.askedAfter !== 7),
  },
  {
    id: 'PUSH-01',
    says: 'An order that is done while nothing is known yet waits for it.',
    when: (step) =>
      step.before.context.doneOrder === 7 && step.before.context.isLoggedIn && step.done('recall') !== null,
    holds: (step) => {
      const known = step.done('recall')?.output;
      const mayAsk =
        known?.permission === 'undecided' || (known?.permission === 'granted' && !known.isWanted);
      return isPrimerShown(step.after) === (mayAsk && known.askedAfter !== 7);
    },
  },
  {
    id: 'PUSH-01',
    says: 'An order waits no longer than until it is known how the device stands.',
    when: (step) => !step.after.matches('recalling'),
    holds: (step) => step.after.context.doneOrder === null,
  },
  {
    id: 'PUSH-02',
    says: 'Who leaves while the device is looked at does not end the look.',
    when: (step) => step.sent('session.closed') !== null && step.before.matches('recalling'),
    holds: (step) => step.after.matches('recalling') && step.inFlight('recall') === 1,
  },
  {
    id: 'PUSH-01',
    says: 'Elsewhere an order brings no question.',
    when: (step) => step.sent('order.done') !== null && !isOff(step.before),
    holds: (step) => isPrimerShown(step.after) === isPrimerShown(step.before),
  },
  {
    id: 'PUSH-01',
    says: 'Put off, it never comes to the device’s question.',
    when: (step) => step.sent('primer.later') !== null,
    holds: (step) => asked(step) + registered(step) === 0 && !isPrimerShown(step.after),
  },
  {
    id: 'PUSH-02',
    says: 'It registers only for somebody who is logged in, where the device allows it and the shopper wants it.',
    when: (step) => registered(step) > 0,
    holds: (step) => registered(step) === 1 && step.after.context.isLoggedIn && isToBeTold(step.after),
  },
  {
    id: 'PUSH-01',
    says: 'Allowed, it registers at once.',
    when: (step) => step.done('askPermission')?.output === 'granted',
    holds: (step) =>
      step.before.context.isLoggedIn
        ? registered(step) === 1
        : registered(step) === 0 && step.after.matches('resting'),
  },
  {
    id: 'PUSH-08',
    says: 'Forbidden or left open, it registers nothing.',
    when: (step) => ['blocked', 'undecided'].includes(step.done('askPermission')?.output ?? ''),
    holds: (step) =>
      registered(step) === 0 &&
      deviceStanding(step.after) === (step.done('askPermission')?.output === 'blocked' ? 'blocked' : 'off'),
  },
  {
    id: 'PUSH-08',
    says: 'A device that shows no messages, forbids them or cannot be known does nothing.',
    when: (step) => step.after.matches('barred'),
    holds: (step) => asked(step) + registered(step) + unregistered(step) === 0 && !isToBeTold(step.after),
  },
  {
    id: 'PUSH-02',
    says: 'What was recalled is registered anew where it must be and somebody is logged in, and else is not.',
    when: (step) => step.done('recall') !== null,
    holds: (step) => {
      const known = step.done('recall')?.output;
      const isTold = known?.permission === 'granted' && known.isWanted;
      const mustRegister = isTold && known.mustRegister && step.before.context.isLoggedIn;
      const isOn = isTold && !known.mustRegister && step.before.context.isLoggedIn;
      return registered(step) === (mustRegister ? 1 : 0) && step.after.matches('registered') === isOn;
    },
  },
  {
    id: 'PUSH-02',
    says: 'Another token is registered while somebody is logged in, and else is not.',
    when: (step) => step.sent('token.renewed') !== null,
    holds: (step) =>
      registered(step) === (step.before.matches('registered') ? 1 : 0) &&
      (!step.before.matches('resting') || step.after.matches('resting')),
  },
  {
    id: 'PUSH-02',
    says: 'Who logs in has the device registered for them, where it is wanted.',
    when: (step) => step.sent('session.opened') !== null,
    holds: (step) =>
      step.after.context.isLoggedIn && registered(step) === (step.before.matches('resting') ? 1 : 0),
  },
  {
    id: 'PUSH-02',
    says: 'Who leaves leaves a device that belongs to nobody: no question, nothing under way, and it registers anew.',
    when: (step) => step.sent('session.closed') !== null,
    holds: (step) =>
      !step.after.context.isLoggedIn &&
      step.after.context.doneOrder === null &&
      pushError(step.after) === null &&
      step.effects('keepReleased') === 1 &&
      !isPrimerShown(step.after) &&
      !step.after.matches('registered') &&
      step.inFlight('register') + step.inFlight('unregister') + step.inFlight('askPermission') === 0 &&
      (step.before.matches('recalling') || step.after.context.mustRegister),
  },
  {
    id: 'PUSH-02',
    says: 'Where it is wanted it rests until somebody logs in; where not, it is off.',
    when: (step) => step.sent('session.closed') !== null && step.before.context.permission === 'granted',
    holds: (step) =>
      step.before.matches('recalling') ||
      step.after.matches(step.before.context.isWanted ? 'resting' : 'off'),
  },
  {
    id: 'PUSH-01',
    says: 'Registered, it is on.',
    when: (step) => step.done('register') !== null,
    holds: (step) =>
      step.after.matches('registered') &&
      !step.after.context.mustRegister &&
      deviceStanding(step.after) === 'on',
  },
  {
    id: 'SES-07',
    says: 'A registration that session or service interrupt rests, and is made when they are back.',
    when: isInterruption,
    holds: (step) => step.after.matches('resting') && pushError(step.after) === null,
  },
  {
    id: 'ERR-13',
    says: 'The service is back: what rested for it is registered, for nobody nothing.',
    when: (step) => step.sent('service.resumed') !== null && step.before.matches('resting'),
    holds: (step) =>
      step.before.context.isLoggedIn
        ? registered(step) === 1
        : registered(step) === 0 && step.after.matches('resting'),
  },
  {
    id: 'PUSH-01',
    says: 'What fails is told, and is tried by nobody but the shopper.',
    when: (step) =>
      (step.failed('register') !== null && !isInterruption(step)) ||
      step.failed('askPermission') !== null ||
      (step.elapsed('registerTimeout') && step.wasInFlight('register') > 0),
    holds: (step) =>
      step.after.matches('failed') &&
      pushError(step.after) !== null &&
      asked(step) + registered(step) + unregistered(step) === 0,
  },
  {
    id: 'PUSH-03',
    says: 'What could not be turned off is on, and the shopper is told.',
    when: (step) =>
      step.failed('unregister') !== null ||
      (step.elapsed('registerTimeout') && step.wasInFlight('unregister') > 0),
    holds: (step) =>
      step.after.matches('registered') &&
      deviceStanding(step.after) === 'on' &&
      pushError(step.after) !== null,
  },
  {
    id: 'PUSH-08',
    says: 'A question nobody answers is over, and the device is off.',
    when: (step) => step.elapsed('questionTimeout') && step.wasInFlight('askPermission') > 0,
    holds: (step) => isOff(step.after) && !step.after.context.isWanted,
  },
  {
    id: 'PUSH-03',
    says: 'Turned off, the shop is told at once, and it is wanted no more.',
    when: (step) => step.sent('push.turnOff') !== null && step.before.matches('registered'),
    holds: (step) =>
      unregistered(step) === 1 && !step.after.context.isWanted && pushError(step.after) === null,
  },
  {
    id: 'PUSH-03',
    says: 'The shop is told of nothing but a switch that was turned off.',
    when: (step) => unregistered(step) > 0,
    holds: (step) => step.sent('push.turnOff') !== null,
  },
  {
    id: 'PUSH-03',
    says: 'Turned off, it stays off.',
    when: (step) => step.done('unregister') !== null,
    holds: (step) => isOff(step.after) && deviceStanding(step.after) !== 'on' && registered(step) === 0,
  },
  {
    id: 'PUSH-08',
    says: 'The settings look at the device anew, unless something is under way or nobody is logged in.',
    when: (step) => step.sent('permission.look') !== null,
    holds: (step) =>
      step.calls('recall').length ===
      (step.before.matches('off') || step.before.matches('registered') || step.before.matches('barred')
        ? 1
        : 0),
  },
];
