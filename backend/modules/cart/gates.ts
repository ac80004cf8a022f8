import { isAssigned } from '../../../contract/rules/checkout/assignment.ts';
import type { TenantFacts } from '../../../contract/tenant.ts';
import type { CartState } from './cart-state.ts';
import { addressRequired, timeslotRequired } from './cart.errors.ts';

type Gated = Pick<CartState, 'cart' | 'address' | 'slot'>;

/** Throws unless an address counts as assigned (GATE-07). */
export function assertAddress({ cart, address }: Gated, facts: TenantFacts): void {
  const assignable = address === null ? null : { autoAssigned: cart.addressAuto };
  if (!isAssigned(assignable, facts.bypassAutoAssigned.address)) throw addressRequired();
}

/** Throws unless address and timeslot, in this order, count as assigned; a slot needs its live hold (GATE-01). */
export function assertAssigned(state: Gated, facts: TenantFacts): void {
  assertAddress(state, facts);
  const assignable = state.slot === null ? null : { autoAssigned: state.slot.state === 'lost' };
  if (!isAssigned(assignable, facts.bypassAutoAssigned.timeslot)) throw timeslotRequired();
}
