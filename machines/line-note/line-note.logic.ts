import { assignFailure, failureGuards } from '../failure.logic.ts';
import { lineNoteMachine } from './line-note.machine.ts';

export const lineNoteLogic = lineNoteMachine.provide({
  guards: { isDismissed: failureGuards.isDismissed },
  actions: { assignFailure: assignFailure() },
});
