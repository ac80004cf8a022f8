import type { SnapshotFrom } from 'xstate';
import type { AddressSuggestion } from '../../contract/api/shopping/address.ts';
import type { addressSuggestMachine } from './address-suggest.machine.ts';

type Suggest = SnapshotFrom<typeof addressSuggestMachine>;

export const typedPlace = (suggest: Suggest): string => suggest.context.typed;
export const openSuggestions = (suggest: Suggest): readonly AddressSuggestion[] =>
  suggest.hasTag('open') ? suggest.context.suggestions : [];
