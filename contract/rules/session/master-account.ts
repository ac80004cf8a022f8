const masterTypes: ReadonlySet<number> = new Set([1, 2]);

/** True for accounts that may order for others (SES-24). */
export function isMasterAccount(userTypeId: number): boolean {
  return masterTypes.has(userTypeId);
}
