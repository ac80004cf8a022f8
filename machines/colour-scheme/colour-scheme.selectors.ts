import type { SnapshotFrom } from 'xstate';
import type { SchemeChoice } from '../../contract/rules/session/colour-scheme.ts';
import type { colourSchemeMachine } from './colour-scheme.machine.ts';

const choices: readonly SchemeChoice[] = ['system', 'light', 'dark'];

/** The choice that holds; null until it is known. */
export const chosenScheme = (flow: SnapshotFrom<typeof colourSchemeMachine>): SchemeChoice | null =>
  choices.find((choice) => flow.matches(choice)) ?? null;
