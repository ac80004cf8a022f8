import type { SnapshotFrom } from 'xstate';
import type { DeliveryServiceId } from '../../contract/api/shopping/delivery.ts';
import type { TimeslotDay } from '../../contract/api/shopping/timeslot.ts';
import type { contentBlockMachine } from './content-block.machine.ts';
import type { BlockData } from './content-block.types.ts';

type Block = SnapshotFrom<typeof contentBlockMachine>;

/** The block's data of the wanted kind, once it is there. */
export function blockData<K extends BlockData['kind']>(
  block: Block,
  kind: K,
): Extract<BlockData, { kind: K }> | null {
  const { data } = block.context;
  return data !== null && isKind(data, kind) ? data : null;
}

const isKind = <K extends BlockData['kind']>(
  data: BlockData,
  kind: K,
): data is Extract<BlockData, { kind: K }> => data.kind === kind;

export const isBlockLoading = (block: Block): boolean => block.matches('loading');

/** Returns the days of this way of delivery; null where those of another are there, or none. */
export function slotDays(block: Block, deliveryServiceId: DeliveryServiceId): readonly TimeslotDay[] | null {
  const slots = blockData(block, 'timeslots');
  return slots?.deliveryServiceId === deliveryServiceId ? slots.days : null;
}

/** Whether the days of this way of delivery are on their way: what is there is of another. */
export const areSlotsLoading = (block: Block, deliveryServiceId: DeliveryServiceId): boolean =>
  isBlockLoading(block) || (block.matches('refreshing') && slotDays(block, deliveryServiceId) === null);

/** Asked for, and nothing came that could be shown. */
export const isBlockHidden = (block: Block): boolean => block.matches('hidden');
