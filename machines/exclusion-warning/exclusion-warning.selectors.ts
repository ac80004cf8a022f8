import type { SnapshotFrom } from 'xstate';
import type { ProductRequest } from '../add-to-cart/add-to-cart.types.ts';
import type { exclusionWarningMachine } from './exclusion-warning.machine.ts';

type ExclusionWarning = SnapshotFrom<typeof exclusionWarningMachine>;

/** The addition the shopper is warned of; null where nothing is. */
export const warnedAddition = (flow: ExclusionWarning): ProductRequest | null =>
  flow.matches('warned') ? (flow.context.additions[0] ?? null) : null;

/** Why it is excluded. */
export const warnedReasons = ({ context }: ExclusionWarning) => context.reasons;

/** What is known of it; null while that comes, and where it does not. */
export const warnedFacts = ({ context }: ExclusionWarning) => context.facts;

/** It is on its way. */
export const areFactsComing = (flow: ExclusionWarning): boolean => flow.matches({ warned: 'looking' });
