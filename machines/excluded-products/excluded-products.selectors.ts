import type { SnapshotFrom } from 'xstate';
import type { ExclusionReason } from '../../contract/api/shopping/exclusion-reason.ts';
import type { excludedProductsMachine } from './excluded-products.machine.ts';

type ExcludedProducts = SnapshotFrom<typeof excludedProductsMachine>;

const none: readonly ExclusionReason[] = [];

/** Why the shopper excludes a product; null before the shop has told. */
export const knownReasons = (
  { context }: ExcludedProducts,
  productId: number,
): readonly ExclusionReason[] | null => context.reasons[productId] ?? null;

/** Why the shopper excludes a product, as far as the shop has told. */
export const reasonsAgainst = (flow: ExcludedProducts, productId: number): readonly ExclusionReason[] =>
  knownReasons(flow, productId) ?? none;

/** What is left out of a list for now. */
export const isHidden = (flow: ExcludedProducts, productId: number): boolean =>
  flow.context.isHiding && !flow.context.isRevealed && reasonsAgainst(flow, productId).length > 0;

/** The shopper wants what they exclude left out of lists. */
export const isHidingExcluded = ({ context }: ExcludedProducts): boolean => context.isHiding;

/** What was hidden shows for now. */
export const isRevealed = ({ context }: ExcludedProducts): boolean => context.isHiding && context.isRevealed;
