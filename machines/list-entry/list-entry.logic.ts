import { pastedLines } from '../../contract/rules/shopping-list/pasted-lines.ts';
import { assignFailure, failureGuards } from '../failure.logic.ts';
import { listEntryMachine } from './list-entry.machine.ts';

export const listEntryLogic = listEntryMachine.provide({
  actions: { assignFailure: assignFailure() },
  guards: {
    hasWords: ({ context: { text } }) => pastedLines(text).lines.length > 0,
    isDismissed: failureGuards.isDismissed,
  },
});
