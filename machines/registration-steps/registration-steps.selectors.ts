import type { SnapshotFrom } from 'xstate';
import type { RegistrationStep } from '../../contract/rules/session/registration-form.ts';
import type { registrationStepsMachine } from './registration-steps.machine.ts';

type Steps = SnapshotFrom<typeof registrationStepsMachine>;

export const shownStep = (steps: Steps): RegistrationStep => steps.value;
