import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { addToCartMachine } from '../../machines/add-to-cart/add-to-cart.machine.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { cartLineMachine } from '../../machines/cart-line/cart-line.machine.ts';
import { navigationMachine } from '../../machines/navigation/navigation.machine.ts';
import { notificationsMachine } from '../../machines/notifications/notifications.machine.ts';
import { pendingRequestsMachine } from '../../machines/pending-requests/pending-requests.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { shopMachine } from '../../machines/shop/shop.machine.ts';
import { slotHoldMachine } from '../../machines/slot-hold/slot-hold.machine.ts';
import { everyNode } from '../../paths/kit/xstate-internals.ts';

/**
 * Events that one flow, the API client or an event handler sends to one machine. Their sender does not know in which
 * state the machine is, so each state has a handler: one that does nothing says that nothing is to be done.
 */
const addressed: readonly (readonly [machine: AnyStateMachine, events: readonly string[]])[] = [
  [sessionMachine, ['login.request', 'login.dismiss', 'session.expire', 'user.seen']],
  [cartMachine, ['cart.answered', 'cart.outcomeUnknown']],
  [cartLineMachine, ['line.gone']],
  [addToCartMachine, ['gate.dismiss', 'delivery.closed']],
  [slotHoldMachine, ['hold.changed', 'hold.lost']],
  [shopMachine, ['login.requested', 'login.withdrawn', 'login.dismissed', 'gate.opened', 'delivery.fixed']],
  [navigationMachine, ['service.failed']],
  [notificationsMachine, ['notice.show']],
  [pendingRequestsMachine, ['call.started']],
];

type Node = ReturnType<typeof everyNode>[number];

const hears = (node: Node | undefined, event: string): boolean =>
  node !== undefined && (event in (node.config.on ?? {}) || hears(node.parent, event));

/** A state that is left as soon as it is entered hears nothing. */
const isPassedThrough = ({ always }: Node): boolean =>
  always?.some(({ guard }) => guard === undefined) === true;

/** In a parallel state it is enough that one region hears the event in each of its states. */
function isHeard(node: Node, event: string): boolean {
  if (hears(node, event) || isPassedThrough(node)) return true;
  const children = Object.values(node.states);
  if (node.type === 'parallel') return children.some((region) => isHeard(region, event));
  return node.type === 'final' || (children.length > 0 && children.every((child) => isHeard(child, event)));
}

test.each(
  addressed.flatMap(([machine, events]) => events.map((event) => [machine.id, event, machine] as const)),
)('%s has a handler for %s in every state', (_, event, machine) => {
  const deaf = everyNode(machine).filter(
    (node) => node.type === 'atomic' && !isHeard(machine.root, event) && !isHeard(node, event),
  );
  expect(deaf.map(({ id }) => id)).toEqual([]);
});
