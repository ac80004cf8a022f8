import { assignFailure, assignTimeout, failureGuards } from '../failure.logic.ts';
import { lineNoteMachine } from './line-note.machine.ts';

export const lineNoteLogic = lineNoteMachine.provide({
  guards: { isInterrupted: failureGuards.isInterrupted },
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
});
