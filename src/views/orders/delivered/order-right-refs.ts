import type { ActorRefFrom } from 'xstate';
import type { claimMachine } from '../../../../machines/claim/claim.machine.ts';
import type { ratingMachine } from '../../../../machines/rating/rating.machine.ts';

export type ClaimRef = ActorRefFrom<typeof claimMachine>;
export type RatingRef = ActorRefFrom<typeof ratingMachine>;

/** The flows that put a delivered order right. */
export interface OrderRightFlows {
  claim: ClaimRef;
  rating: RatingRef;
}
