import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { borrowedListModel } from '../paths/models/borrowed-list/borrowed-list.model.ts';
import { listEntryModel } from '../paths/models/list-entry/list-entry.model.ts';
import { listOrderModel } from '../paths/models/list-order/list-order.model.ts';
import { listSharingModel } from '../paths/models/list-sharing/list-sharing.model.ts';
import { wishlistModel } from '../paths/models/wishlist/wishlist.model.ts';
import { standIn, type Recorder } from './stand-in.ts';
import { snapshotAt } from './states/reached-states.ts';

interface ListSnapshots {
  wishlist: AnyMachineSnapshot;
  sharing: AnyMachineSnapshot;
  borrowed: AnyMachineSnapshot;
  order: AnyMachineSnapshot;
  entry: AnyMachineSnapshot;
}

/** The flows of a list's page, with nothing open beside what is given. */
export function listFlows(
  record: Recorder,
  given: Partial<ListSnapshots>,
): Record<keyof ListSnapshots, AnyActorRef> {
  const { wishlist, sharing, borrowed, order, entry } = given;
  return {
    wishlist: standIn('wishlist', wishlist ?? snapshotAt(wishlistModel, 'shown'), record),
    sharing: standIn('sharing', sharing ?? snapshotAt(listSharingModel, 'closed'), record),
    borrowed: standIn('borrowed', borrowed ?? snapshotAt(borrowedListModel, 'resting'), record),
    entry: standIn('entry', entry ?? snapshotAt(listEntryModel, 'typing'), record),
    order: standIn('order', order ?? snapshotAt(listOrderModel, 'closed'), record),
  };
}

export const linkOf = (token: string): string => `https://shop.example/shared-list?token=${token}`;
