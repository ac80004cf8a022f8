import type { bagsActors } from '../../../machines/bags/bags.actors.ts';
import { bagsMachine } from '../../../machines/bags/bags.machine.ts';
import { areBagsLoading, isBagBusy, listedBags } from '../../../machines/bags/bags.selectors.ts';
import { aCart, anAnswer, aProduct } from '../../fixtures/cart-fixtures.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { Step } from '../../kit/step.ts';
import { fails, refuses, says } from '../../kit/cases.ts';

type BagsStep = Step<typeof bagsMachine, ReturnType<typeof bagsActors>>;

const isListed = (bags: BagsStep['before']): boolean => bags.matches('listed') || bags.matches('removing');

const timedOut = (step: BagsStep, call: 'listBags' | 'removeBag'): boolean =>
  step.elapsed('answerTimeout') && step.wasInFlight(call) > 0;

export const bagsModel = flowModel<typeof bagsMachine, ReturnType<typeof bagsActors>>({
  name: 'bags',
  machine: bagsMachine,
  starts: [{ says: 'the checkout asks for its bags' }],
  cases: {
    'bag.remove': [
      says('a bag is taken out', { itemId: 501, left: 1 }),
      says('the last bag is taken out', { itemId: 501, left: 0 }),
    ],
    'session.opened': [says('a login opens the session anew')],
    'service.resumed': [says('the service is there again')],
  },
  answers: {
    listBags: {
      done: [says('the bags are there', [aProduct({ productId: 77 })])],
      failed: fails('the list of bags', 'sessionExpired', 'serviceDown', 'network'),
    },
    removeBag: {
      done: [says('the bag is out', anAnswer(aCart()))],
      failed: [
        refuses('the removal', 'cart.locked'),
        ...fails('the removal', 'sessionExpired', 'serviceDown', 'network'),
      ],
    },
  },
  writes: ['removeBag'],
  project: ({ context: { bags } }) => bags.length,
  rules: [
    {
      id: 'CHK-03',
      says: 'The bags that come are listed.',
      when: (step) => step.done('listBags') !== null,
      holds: (step) =>
        listedBags(step.after) === step.done('listBags')?.output && step.after.matches('listed'),
    },
    {
      id: 'ERR-03',
      says: 'Bags that do not come hide themselves, and nothing is said.',
      when: (step) => step.failed('listBags') !== null || timedOut(step, 'listBags'),
      holds: (step) =>
        listedBags(step.after).length === 0 &&
        !isBagBusy(step.after) &&
        step.after.matches('hidden') &&
        step.emitted('failure.raised').length === 0,
    },
    {
      id: 'CART-05',
      says: 'A bag is taken out by one call for it, made when the shopper asks.',
      when: (step) =>
        step.calls('removeBag').length > 0 ||
        (step.sent('bag.remove') !== null && step.before.matches('listed')),
      holds: (step) =>
        step.calls('removeBag').length === 1 &&
        step.calls('removeBag')[0]?.itemId === step.sent('bag.remove')?.itemId &&
        step.calls('removeBag')[0]?.left === step.sent('bag.remove')?.left &&
        isBagBusy(step.after),
    },
    {
      id: 'CART-05',
      says: 'The cart that answers is handed on, and the bags stay listed.',
      when: (step) => step.done('removeBag') !== null,
      holds: (step) =>
        step.emitted('cart.answered')[0]?.answer === step.done('removeBag')?.output &&
        step.after.matches('listed'),
    },
    {
      id: 'ERR-11',
      says: 'A removal that fails says why, once, and the bags stay listed.',
      when: (step) => step.failed('removeBag') !== null || timedOut(step, 'removeBag'),
      holds: (step) =>
        step.emitted('failure.raised').length === 1 && step.after.matches('listed') && !isBagBusy(step.after),
    },
    {
      id: 'SES-13',
      says: 'A login asks once more for bags that are not there, a service that is there again for those that did not come.',
      when: (step) =>
        (step.sent('session.opened') !== null && !isListed(step.before)) ||
        (step.sent('service.resumed') !== null && step.before.matches('hidden')),
      holds: (step) =>
        step.calls('listBags').length === 1 && areBagsLoading(step.after) && step.inFlight('listBags') === 1,
    },
    {
      id: 'CHK-03',
      says: 'Bags that are listed are not asked for again.',
      when: (step) => isListed(step.before),
      holds: (step) => step.calls('listBags').length === 0,
    },
    reaches({
      id: 'CHK-03',
      says: 'The bags can be listed from everywhere.',
      from: () => true,
      to: (bags) => bags.matches('listed'),
    }),
  ],
});
