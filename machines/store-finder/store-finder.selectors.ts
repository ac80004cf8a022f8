import type { SnapshotFrom } from 'xstate';
import type { storeFinderMachine } from './store-finder.machine.ts';

type Finder = SnapshotFrom<typeof storeFinderMachine>;

export const foundPlaces = (finder: Finder) => finder.context.places;
export const finderKind = (finder: Finder) => finder.context.kind;
export const finderText = (finder: Finder) => finder.context.typed;
export const isPlaceUnknown = (finder: Finder): boolean => finder.context.isUnknown;
export const searchedPlace = (finder: Finder) => finder.context.near;
export const chosenPlaceId = (finder: Finder) => finder.context.chosenId;
export const finderError = (finder: Finder) => finder.context.error;
export const isFinderBusy = (finder: Finder): boolean => finder.hasTag('busy');
/** The choice is on its way: nothing of the list may change. */
export const isPlaceSelecting = (finder: Finder): boolean => finder.hasTag('selecting');
export const isFinderChoosing = (finder: Finder): boolean => finder.matches({ looking: 'awaitingChoice' });
/** There is no list to show, and none is asked for. */
export const hasFinderFailed = (finder: Finder): boolean => finder.matches({ looking: 'failed' });
export const finderPositionRef = (finder: Finder) => finder.children.position;
