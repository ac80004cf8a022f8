/** What adding to the cart may ask first, in this order (GATE-01). */
export type Gate = 'login' | 'address' | 'timeslot' | 'options';

/** The facts the gates judge. */
export interface GateFacts {
  readonly loggedIn: boolean;
  /** Count as assigned. */
  readonly addressAssigned: boolean;
  readonly timeslotAssigned: boolean;
  /** Some option of the product has no choice yet. */
  readonly optionsPending: boolean;
}

/** The gates that are open, in the order they are asked; one whose condition holds is passed (GATE-01, GATE-02). */
export function openGates(facts: GateFacts): Gate[] {
  const judged: readonly [Gate, boolean][] = [
    ['login', facts.loggedIn],
    ['address', facts.addressAssigned],
    ['timeslot', facts.timeslotAssigned],
    ['options', !facts.optionsPending],
  ];
  return judged.filter(([, passed]) => !passed).map(([gate]) => gate);
}

/** The gate to ask next; null when the add call may be made. */
export function nextGate(facts: GateFacts): Gate | null {
  return openGates(facts)[0] ?? null;
}

/** The way through the gates: closing one ends it, and the pending add is dropped (GATE-05). */
export function gatePath(facts: GateFacts, closesAt: Gate | null): { opens: Gate[]; thenAdds: boolean } {
  const gates = openGates(facts);
  const end = closesAt === null ? -1 : gates.indexOf(closesAt);
  return end < 0 ? { opens: gates, thenAdds: true } : { opens: gates.slice(0, end + 1), thenAdds: false };
}
