import { failureGuards } from '../failure.logic.ts';
import { favouritesMachine } from './favourites.machine.ts';

export const favouritesLogic = favouritesMachine.provide({
  guards: { isInterrupted: failureGuards.isInterrupted },
});
