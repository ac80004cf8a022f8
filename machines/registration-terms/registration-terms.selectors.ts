import type { SnapshotFrom } from 'xstate';
import type { registrationTermsMachine } from './registration-terms.machine.ts';

type Terms = SnapshotFrom<typeof registrationTermsMachine>;

export const offeredStores = (terms: Terms) => terms.context.stores;
export const chosenStoreId = (terms: Terms): number | null => terms.context.storeId;
export const areStoresMissing = (terms: Terms): boolean => terms.matches('withoutStores');
export const statementsToAnswer = (terms: Terms) => terms.context.statements;
export const areStatementsMissing = (terms: Terms): boolean => terms.matches('withoutStatements');
export const acceptedIds = (terms: Terms): readonly number[] => terms.context.accepted;
