import { userTypeCodes } from '../../api/codes.ts';

const masterTypes: ReadonlySet<number> = new Set([userTypeCodes.master, userTypeCodes.secondMaster]);

/** True for accounts that may order for others (SES-24). */
export function isMasterAccount(userTypeId: number): boolean {
  return masterTypes.has(userTypeId);
}
