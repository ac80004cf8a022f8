import type { SnapshotFrom } from 'xstate';
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

/** Asked for, and nothing came that could be shown. */
export const isBlockHidden = (block: Block): boolean => block.matches('hidden');
