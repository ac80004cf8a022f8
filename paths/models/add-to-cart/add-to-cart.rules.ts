import { failureOf, isRefusedWith } from '../../../contract/api/failure.ts';
import { productAwaitingOptions } from '../../../machines/add-to-cart/add-to-cart.selectors.ts';
import { offers, reaches } from '../../kit/graph-rules.ts';
import { count, from } from '../../kit/step.ts';
import { closedGate, lacksChoice, ledgerOf, requestToSend, type AddStep } from './add-to-cart.ledger.ts';
import { cartSummary } from '../cart-summary-cases.ts';
import type { Rule } from '../../kit/model.ts';
import { isPenne } from './add-to-cart.terms.ts';

/** The shopper is asked for what the request lacks: the login, an address, a slot or options. */
const isAtGate = (step: AddStep['after']): boolean =>
  (['awaitingLogin', 'awaitingAddress', 'awaitingTimeslot', 'awaitingOptions'] as const).some((gate) =>
    step.matches({ gating: gate }),
  );

/** A dialog stands open for the request: of a gate, or of the session that expired. */
const canBeDismissed = (step: AddStep['after']): boolean => isAtGate(step) || step.matches('awaitingSession');

const isIdle = (step: AddStep['after']): boolean => step.matches('idle');

/** What the step's ledger was before it. */
const before = (trail: readonly AddStep[]) => ledgerOf(trail.slice(0, -1));

/** What must hold of the flow, whatever its chart says. */
export const addToCartRules: readonly Rule<AddStep>[] = [
  {
    id: 'RULE-ADDTOCART-1',
    says: 'No add without login, address, slot and every option, judged when the call is made.',
    when: (step) => step.calls('add').length > 0,
    holds: (_, trail) => closedGate(ledgerOf(trail)) === null,
  },
  {
    id: 'RULE-ADDTOCART-2',
    says: 'The gate that opens is the first one that is closed: login, address, slot, options.',
    when: (step) => step.emitted('gate.opened').length > 0,
    holds: (step, trail) => step.emitted('gate.opened')[0]?.gate === closedGate(ledgerOf(trail)),
  },
  {
    id: 'RULE-ADDTOCART-3',
    says: 'A request whose gates are all open is sent at once, without a dialog.',
    when: (step, trail) =>
      step.sent('cart.add') !== null && isIdle(step.before) && closedGate(ledgerOf(trail)) === null,
    holds: (step) => step.calls('add').length === 1 && step.emitted('gate.opened').length === 0,
  },
  {
    id: 'RULE-ADDTOCART-4',
    says: 'At most one gate opens at a time, and at most one request is at hand.',
    when: (step) => step.emitted('gate.opened').length > 0 || isAtGate(step.after),
    holds: (step) =>
      step.emitted('gate.opened').length <= 1 &&
      step.after.context.pending !== null &&
      step.inFlight('add') === 0,
  },
  {
    id: 'GATE-13',
    says: 'While a gate is open a further request is ignored.',
    when: (step) => step.sent('cart.add') !== null && isAtGate(step.before),
    holds: (step) =>
      step.after.context.pending === step.before.context.pending &&
      step.after.context.queue.length === step.before.context.queue.length,
  },
  {
    id: 'GATE-01',
    says: 'A request that meets a closed gate opens its dialog.',
    when: (step, trail) =>
      step.sent('cart.add') !== null && isIdle(step.before) && closedGate(ledgerOf(trail)) !== null,
    holds: (step, trail) => step.emitted('gate.opened')[0]?.gate === closedGate(ledgerOf(trail)),
  },
  {
    id: 'RULE-ADDTOCART-5',
    says: 'The call carries product, quantity, options and key of the request at hand, as chosen.',
    when: (step) => step.calls('add').length > 0,
    holds: (step, trail) =>
      JSON.stringify(step.calls('add')[0]?.request) === JSON.stringify(requestToSend(ledgerOf(trail))),
  },
  {
    id: 'RULE-ADDTOCART-7',
    says: 'A key the shop has refused is never sent again: it would be refused for ever.',
    when: (step) => step.calls('add').length > 0,
    holds: (step, trail) => {
      const key = step.calls('add')[0]?.request.requestId;
      const refused = trail.flatMap((one, index) =>
        failureOf(one.failed('add')?.error) === 'refused'
          ? trail
              .slice(0, index)
              .findLast((earlier) => earlier.calls('add').length > 0)
              ?.calls('add')
              .map(({ request }) => request.requestId)
          : [],
      );
      return !refused.includes(key);
    },
  },
  {
    id: 'GATE-14',
    says: 'A request during an add is sent right after it, in order; with none waiting the flow rests.',
    when: (_, trail) =>
      before(trail).isCalling && !ledgerOf(trail).isCalling && ledgerOf(trail).request === null,
    holds: ({ after }) => isIdle(after),
  },
  {
    id: 'GATE-14',
    says: 'What waited behind an add is taken up when that add is over.',
    when: (_, trail) =>
      before(trail).queue.length > 0 &&
      ledgerOf(trail).queue.length === 0 &&
      ledgerOf(trail).request !== null,
    holds: (step, trail) => {
      const gate = closedGate(ledgerOf(trail));
      return gate === null ? step.calls('add').length === 1 : step.emitted('gate.opened')[0]?.gate === gate;
    },
  },
  {
    id: 'RULE-ADDTOCART-6',
    says: 'Closing a gate leaves nothing pending and makes no call.',
    when: (step) => step.sent('gate.dismiss') !== null && canBeDismissed(step.before),
    holds: (step) =>
      isIdle(step.after) &&
      step.after.context.pending === null &&
      step.after.context.queue.length === 0 &&
      step.calls('add').length === 0,
  },
  {
    id: 'RULE-ADDTOCART-6',
    says: 'Nothing is ever sent without a request.',
    when: (step) => step.calls('add').length > 0,
    holds: (_, trail) => ledgerOf(trail).request !== null,
  },
  {
    id: 'RULE-ADDTOCART-7',
    says: 'A request is added at most once, and sent again only after a session that ended, a lost gate, a service that was down or an unknown outcome.',
    when: (step) => step.done('add') !== null,
    holds: (_, trail) => {
      const key = before(trail).request?.requestId;
      const window = from(trail, (one) => one.sent('cart.add') !== null && isIdle(one.before));
      const sent = count(
        window,
        (one) => one.calls('add').filter(({ request }) => request.requestId === key).length,
      );
      const lost = count(window, (one) =>
        one.failed('add') !== null ||
        one.elapsed('answerTimeout') ||
        (one.sent('session.closed') !== null && one.wasInFlight('add') > 0)
          ? 1
          : 0,
      );
      return sent <= 1 + lost;
    },
  },
  {
    id: 'RULE-ADDTOCART-7',
    says: 'After a 419, of its own call or of another, the request is kept; it opens no dialog and sends nothing before a login.',
    when: (step, trail) =>
      failureOf(step.failed('add')?.error) === 'sessionExpired' ||
      (step.sent('session.closed')?.reason === 'expired' &&
        before(trail).request !== null &&
        !step.before.matches('awaitingService')),
    holds: (step) =>
      step.emitted('gate.opened').length === 0 &&
      step.after.matches('awaitingSession') &&
      step.after.context.pending?.requestId === step.before.context.pending?.requestId &&
      step.calls('add').length + step.inFlight('add') === 0,
  },
  {
    id: 'GATE-06',
    says: 'After the login the cart is heard before anything is judged.',
    when: (step, trail) =>
      step.sent('session.opened') !== null &&
      before(trail).request !== null &&
      (before(trail).gate === 'login' || before(trail).isAwaitingSession),
    holds: (step) =>
      step.calls('add').length === 0 && step.emitted('gate.opened').length === 0 && step.after.hasTag('busy'),
  },
  {
    id: 'GATE-06',
    says: 'The cart that comes after the login is judged at once.',
    when: (step, trail) => step.sent('cart.changed') !== null && before(trail).isAwaitingCart,
    holds: (step, trail) => {
      const gate = closedGate(ledgerOf(trail));
      return gate === null ? step.calls('add').length === 1 : step.emitted('gate.opened')[0]?.gate === gate;
    },
  },
  {
    id: 'GATE-06',
    says: 'A start that finds nobody asks for the login again while a request waits for it.',
    when: (step) => step.sent('session.absent') !== null && step.before.matches({ gating: 'awaitingLogin' }),
    holds: (step) => step.emitted('gate.opened')[0]?.gate === 'login',
  },
  {
    id: 'GATE-09',
    says: 'A gate that is still open when the dialogs close asks for its dialog again; nothing else happens.',
    when: (step) => step.sent('delivery.closed') !== null,
    holds: (step, trail) => {
      const isDelivery =
        step.before.matches({ gating: 'awaitingAddress' }) ||
        step.before.matches({ gating: 'awaitingTimeslot' });
      const asked = step.emitted('gate.opened').map(({ gate }) => gate);
      const wanted = isDelivery ? [closedGate(ledgerOf(trail))] : [];
      return JSON.stringify(asked) === JSON.stringify(wanted) && step.calls('add').length === 0;
    },
  },
  {
    id: 'GATE-02',
    says: 'A cart that changes while the address or slot gate is open is judged at once.',
    when: (step) =>
      step.sent('cart.changed') !== null &&
      (step.before.matches({ gating: 'awaitingAddress' }) ||
        step.before.matches({ gating: 'awaitingTimeslot' })),
    holds: (step, trail) => {
      const gate = closedGate(ledgerOf(trail));
      return gate === null ? step.calls('add').length === 1 : step.emitted('gate.opened')[0]?.gate === gate;
    },
  },
  {
    id: 'RULE-ADDTOCART-8',
    says: 'A slot nobody chose never satisfies its gate.',
    when: (step) => step.sent('cart.changed')?.summary === cartSummary.proposedSlot,
    holds: (step) => step.calls('add').length === 0,
  },
  {
    id: 'RULE-ADDTOCART-9',
    says: 'After another address is chosen in the flow the slot gate follows.',
    when: (step) =>
      step.sent('cart.changed')?.summary === cartSummary.withoutSlot &&
      step.before.matches({ gating: 'awaitingAddress' }),
    holds: (step) => step.emitted('gate.opened')[0]?.gate === 'timeslot',
  },
  {
    id: 'RULE-ADDTOCART-10',
    says: 'Success is told only of an add that was done, with whether the server spoke.',
    when: (step) => step.emitted('cart.added').length > 0 || step.done('add') !== null,
    holds: (step, trail) => {
      const output = step.done('add')?.output;
      const [added] = step.emitted('cart.added');
      return (
        output !== undefined &&
        added?.hadMessages === output.infos.length + output.warnings.length > 0 &&
        added.isWhole === (output.warnings.length === 0) &&
        added.request.requestId === before(trail).request?.requestId &&
        step.emitted('cart.answered')[0]?.answer === output
      );
    },
  },
  {
    id: 'GATE-17',
    says: 'An add that fails for good shows why, once.',
    when: (step) => {
      const error = step.failed('add')?.error;
      const isGate =
        isRefusedWith(error, 'cart.address.required') || isRefusedWith(error, 'cart.timeslot.required');
      return (
        step.elapsed('answerTimeout') ||
        (failureOf(error) === 'refused' && !isGate) ||
        failureOf(error) === 'network'
      );
    },
    holds: (step, trail) =>
      step.emitted('failure.raised').length === 1 &&
      step.after.context.pending?.requestId !== before(trail).request?.requestId,
  },
  {
    id: 'RULE-ADDTOCART-7',
    says: 'A refusal is a sure outcome: the same request made again is a new one, with a key of its own.',
    when: (step) => failureOf(step.failed('add')?.error) === 'refused' && isIdle(step.after),
    holds: ({ after }) => after.context.unconfirmed === null,
  },
  {
    id: 'ERR-04',
    says: 'A cart that may have changed unseen is asked for again; one that did not is left alone.',
    when: (step) => step.failed('add') !== null || step.elapsed('answerTimeout'),
    holds: (step) => {
      const error = step.failed('add')?.error;
      const isOther =
        step.elapsed('answerTimeout') ||
        failureOf(error) === 'network' ||
        isRefusedWith(error, 'cart.address.required') ||
        isRefusedWith(error, 'cart.timeslot.required');
      return step.emitted('cart.outcomeUnknown').length === (isOther ? 1 : 0);
    },
  },
  {
    id: 'GATE-09',
    says: 'A gate the server finds closed opens again with the request still pending.',
    when: (step) => {
      const error = step.failed('add')?.error;
      return isRefusedWith(error, 'cart.address.required') || isRefusedWith(error, 'cart.timeslot.required');
    },
    holds: (step, trail) =>
      step.emitted('gate.opened')[0]?.gate === closedGate(ledgerOf(trail)) &&
      step.after.context.pending?.requestId === before(trail).request?.requestId,
  },
  {
    id: 'ERR-13',
    says: 'While the service is down the request waits with its key, and is sent when it is back.',
    when: (step) =>
      failureOf(step.failed('add')?.error) === 'serviceDown' ||
      (step.sent('service.resumed') !== null && step.before.matches('awaitingService')),
    holds: (step, trail) => {
      if (step.sent('service.resumed') === null)
        return (
          step.after.context.pending?.requestId === before(trail).request?.requestId &&
          step.calls('add').length === 0
        );
      const gate = closedGate(ledgerOf(trail));
      return gate === null ? step.calls('add').length === 1 : step.emitted('gate.opened')[0]?.gate === gate;
    },
  },
  {
    id: 'RULE-ADDTOCART-12',
    says: 'A session that ends otherwise, at a gate or during the call, leads back to the login gate.',
    when: (step) =>
      step.sent('session.closed')?.reason === 'logout' &&
      (isAtGate(step.before) || step.before.matches('adding')),
    holds: (step) => step.emitted('gate.opened')[0]?.gate === 'login',
  },
  {
    id: 'RULE-ADDTOCART-12',
    says: 'When the options are confirmed everything is judged once more.',
    when: (step) => step.sent('options.confirm') !== null && step.before.can({ type: 'options.confirm' }),
    holds: (step, trail) => {
      const gate = closedGate(ledgerOf(trail));
      return gate === null ? step.calls('add').length === 1 : step.emitted('gate.opened')[0]?.gate === gate;
    },
  },
  {
    id: 'QTY-01',
    says: 'Beside the options stands the quantity that was pressed or typed.',
    when: (step) =>
      step.before.matches({ gating: 'awaitingOptions' }) &&
      (['quantity.increase', 'quantity.decrease', 'quantity.entered'] as const).some(
        (type) => step.sent(type) !== null,
      ),
    holds: (step, trail) => {
      const { request } = ledgerOf(trail);
      return request?.kind === 'product' && productAwaitingOptions(step.after)?.quantity === request.quantity;
    },
  },
  {
    id: 'GATE-11',
    says: 'The options can be confirmed only when each has a choice.',
    when: (step) =>
      step.sent('options.confirm') !== null && step.before.matches({ gating: 'awaitingOptions' }),
    holds: (step, trail) =>
      lacksChoice(ledgerOf(trail).request) === step.after.matches({ gating: 'awaitingOptions' }),
  },
  {
    id: 'RULE-ADDTOCART-11',
    says: 'A cart that does not come after the login ends the request with a message.',
    when: (step, trail) =>
      step.elapsed('cartTimeout') || (step.sent('cart.unavailable') !== null && before(trail).isAwaitingCart),
    holds: (step) =>
      isIdle(step.after) &&
      step.after.context.pending === null &&
      step.after.context.queue.length === 0 &&
      step.emitted('failure.raised').length === 1,
  },
  reaches({
    id: 'RULE-ADDTOCART-11',
    says: 'Every request comes to an end.',
    from: (snapshot) => !snapshot.matches('idle'),
    to: (snapshot) => snapshot.matches('idle'),
  }),
  offers({
    id: 'RULE-ADDTOCART-11',
    says: 'Every open gate can be closed.',
    from: canBeDismissed,
    via: ({ id }) => id === 'gate.dismiss',
    to: (after) => after.matches('idle'),
  }),
  offers({
    id: 'RULE-ADDTOCART-11',
    says: 'No request waits for ever without a dialog, a call or the service: a timer ends it.',
    from: (snapshot) => snapshot.hasTag('busy') && !snapshot.matches('adding'),
    via: ({ kind }) => kind === 'elapsed',
    to: (after) => after.matches('idle'),
  }),
  offers({
    id: 'GATE-14',
    says: 'While an add is on its way a further request is taken.',
    from: (snapshot: AddStep['after']) =>
      snapshot.matches('adding') &&
      snapshot.context.queue.length === 0 &&
      isPenne(snapshot.context.pending) &&
      !isPenne(snapshot.context.unconfirmed),
    via: ({ id }) => id === 'cart.add',
    to: (after: AddStep['after']) => after.context.queue.length === 1,
  }),
  offers({
    id: 'GATE-11',
    says: 'Every option that has no choice can be chosen.',
    from: (snapshot) =>
      snapshot.matches({ gating: 'awaitingOptions' }) && !snapshot.can({ type: 'options.confirm' }),
    via: ({ id }) => id === 'option.choose',
  }),
];
