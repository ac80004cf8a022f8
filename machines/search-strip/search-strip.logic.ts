import { assignFailure, assignTimeout } from '../failure.logic.ts';
import { searchStripMachine } from './search-strip.machine.ts';

export const searchStripLogic = searchStripMachine.provide({
  actions: { assignFailure: assignFailure(), assignTimeout: assignTimeout() },
});
