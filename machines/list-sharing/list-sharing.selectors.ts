import type { SnapshotFrom } from 'xstate';
import type { listSharingMachine } from './list-sharing.machine.ts';

type SharingSnapshot = SnapshotFrom<typeof listSharingMachine>;

export const isSharingOpen = (snapshot: SharingSnapshot): boolean => !snapshot.matches('closed');
export const shownSharing = ({ context }: SharingSnapshot) => context.sharing;
export const hasSharingFailed = (snapshot: SharingSnapshot): boolean => snapshot.matches('failed');
export const sharedGrant = ({ context }: SharingSnapshot) => context.grant;
/** The link that gives what is chosen, where it was made here; null until it is asked for. */
export const madeLink = ({ context: { made, grant } }: SharingSnapshot) =>
  made?.grant === grant ? made : null;
export const canShareByDevice = ({ context }: SharingSnapshot): boolean => context.canShare;
/** What is done with the link once it is there; null where nothing is. */
export const pendingHandOver = ({ context }: SharingSnapshot) => context.handOver;
/** The member that is changed or taken off. */
export const changedMemberId = ({ context: { change } }: SharingSnapshot): number | null =>
  change?.kind === 'setMember' || change?.kind === 'removeMember' ? change.memberId : null;
export const revokedLinkId = ({ context: { change } }: SharingSnapshot): number | null =>
  change?.kind === 'revokeLink' ? change.linkId : null;
export const handedOver = ({ context }: SharingSnapshot) => context.outcome;
export const sharingError = ({ context }: SharingSnapshot) => context.error;
