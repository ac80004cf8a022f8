import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { claimModel } from '../paths/models/claim/claim.model.ts';
import { ratingModel } from '../paths/models/rating/rating.model.ts';
import { standIn, type Recorder } from './stand-in.ts';
import { snapshotAt } from './states/reached-states.ts';

/** The flows that put a delivered order right, at rest beside what is given. */
export function orderRightFlows(
  record: Recorder,
  { claim, rating }: { claim?: AnyMachineSnapshot; rating?: AnyMachineSnapshot } = {},
): Record<'claim' | 'rating', AnyActorRef> {
  return {
    claim: standIn('claim', claim ?? snapshotAt(claimModel, 'closed'), record),
    rating: standIn('rating', rating ?? snapshotAt(ratingModel, 'resting'), record),
  };
}
