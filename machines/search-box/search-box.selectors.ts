import type { SnapshotFrom } from 'xstate';
import type { searchBoxMachine } from './search-box.machine.ts';

type SearchBox = SnapshotFrom<typeof searchBoxMachine>;

export const searchText = (box: SearchBox): string => box.context.text;
export const searchedWords = (box: SearchBox): readonly string[] => box.context.words;
export const foundProducts = (box: SearchBox) => box.context.found;
export const isSearchOpen = (box: SearchBox): boolean => box.hasTag('open');
