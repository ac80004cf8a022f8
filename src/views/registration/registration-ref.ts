import type { ActorRefFrom } from 'xstate';
import type { registrationMachine } from '../../../machines/registration/registration.machine.ts';
import type { RegistrationField } from '../../../machines/registration/registration.types.ts';

export type RegistrationRef = ActorRefFrom<typeof registrationMachine>;

/** Of a field's control on the page: what says that it is wrong leads there. */
export const fieldId = (field: RegistrationField): string => `registration-${field}`;
