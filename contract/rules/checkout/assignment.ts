/** A cart's address or timeslot as far as assignment goes. */
export interface Assignable {
  readonly autoAssigned: boolean;
}

/** Counts as assigned: present and not autoAssigned, or autoAssigned where configuration bypasses it (GATE-07, SLOT-13). */
export function isAssigned(entity: Assignable | null | undefined, bypass: boolean): boolean {
  return entity ? bypass || !entity.autoAssigned : false;
}
