import type { SnapshotFrom } from 'xstate';
import { claimPreview } from '../../contract/rules/claim/claim-item.ts';
import type { claimMachine } from './claim.machine.ts';

type Claim = SnapshotFrom<typeof claimMachine>;

const dialogStates = ['choosing', 'counting', 'sending', 'checking', 'uncertain', 'sent'] as const;

export const isClaimOpen = (claim: Claim): boolean => dialogStates.some((state) => claim.matches(state));
export const isPickingClaim = (claim: Claim): boolean => claim.matches('picking');
export const isConfirmingUnwanted = (claim: Claim): boolean => claim.matches('confirming');
export const isCountingClaim = (claim: Claim): boolean => claim.matches('counting');
export const isAskingClaim = (claim: Claim): boolean => claim.hasTag('asking');
export const isClaimBusy = (claim: Claim): boolean => claim.hasTag('busy');
export const isClaimUncertain = (claim: Claim): boolean => claim.matches('uncertain');
export const claimedItem = ({ context }: Claim) => context.item;
export const claimedReason = ({ context }: Claim) => context.reason;
export const claimedQuantity = ({ context }: Claim) => context.quantity;
export const claimText = ({ context }: Claim) => context.text;
export const madeClaim = ({ context }: Claim) => context.claim;
export const claimError = ({ context }: Claim) => context.error;

/** What would come back, in cents; before a reason is chosen, for all that came (B-22). */
export const claimRefundBefore = ({ context }: Claim): number => {
  const { item, reason, quantity, claimable } = context;
  return item === null ? 0 : claimPreview(item, { reason: reason ?? 'damaged', quantity, claimable });
};
