import type { SnapshotFrom } from 'xstate';
import type { substitutionChoiceMachine } from './substitution-choice.machine.ts';

type Choice = SnapshotFrom<typeof substitutionChoiceMachine>;

/** For which line is still to be chosen. */
export const isLineAwaited = (choice: Choice): boolean => choice.matches('awaitingLine');
/** The line that is chosen for; null while none is. */
export const chosenLine = (choice: Choice) => (choice.matches('choosing') ? choice.context.line : null);
export const pickedSubstitution = (choice: Choice) => choice.context.picked;
export const substitutesFound = (choice: Choice) => choice.context.found;
export const areSubstitutesComing = (choice: Choice): boolean => choice.matches({ choosing: 'loading' });
export const areSubstitutesLost = (choice: Choice): boolean => choice.matches({ choosing: 'failed' });
/** What is picked can be said yes to. */
export const canSaveChoice = (choice: Choice): boolean => choice.can({ type: 'choice.save' });
