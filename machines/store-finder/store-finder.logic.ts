import { failureOf } from '../../contract/api/failure.ts';
import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { storeFinderMachine } from './store-finder.machine.ts';

export const storeFinderLogic = storeFinderMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
  guards: {
    isInterrupted: failureGuards.isInterrupted,
    keepsPlaces: ({ context }, { error }) => context.places !== null && failureOf(error) === 'dismissed',
  },
});
