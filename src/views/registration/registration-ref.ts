import type { ActorRefFrom } from 'xstate';
import type { registrationStepsMachine } from '../../../machines/registration-steps/registration-steps.machine.ts';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationField } from '../../../contract/rules/session/registration-form.ts';

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;
export type RegistrationStepsRef = ActorRefFrom<typeof registrationStepsMachine>;

/** Of a field's control on the page: what says that it is wrong leads there. */
export const fieldId = (field: RegistrationField): string => `registration-${field}`;
