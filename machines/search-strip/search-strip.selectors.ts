import type { SnapshotFrom } from 'xstate';
import type { Product } from '../../contract/api/shopping/product.ts';
import type { searchStripMachine } from './search-strip.machine.ts';

type SearchStrip = SnapshotFrom<typeof searchStripMachine>;

export const isStripLoading = (strip: SearchStrip): boolean => strip.matches('finding');
export const hasStripFailed = (strip: SearchStrip): boolean => strip.matches('failed');
/** Nothing was found for the word. */
export const isStripEmpty = (strip: SearchStrip): boolean =>
  strip.matches('suggesting') || strip.matches('empty');
/** Empty while it is not known what there is. */
export const stripProducts = (strip: SearchStrip): readonly Product[] =>
  strip.matches('shown') ? (strip.context.found?.products ?? []) : [];
/** How many products the whole search has; null while it is not known. */
export const stripTotal = (strip: SearchStrip): number | null =>
  strip.matches('finding') ? null : (strip.context.found?.page.totItems ?? null);
/** What the word was read as, where a typo was put right. */
export const stripCorrection = (strip: SearchStrip): string | null =>
  strip.matches('finding') ? null : (strip.context.found?.didYouMean ?? null);
export const stripSuggestions = ({ context }: SearchStrip): readonly string[] => context.suggestions;
export const stripError = ({ context }: SearchStrip) => context.error;
