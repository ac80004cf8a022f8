import { stepFields } from '../../contract/rules/session/registration-form.ts';
import { registrationStepsMachine } from './registration-steps.machine.ts';

export const registrationStepsLogic = registrationStepsMachine.provide({
  guards: {
    hasFaultIn: (_, { fields, step }) => stepFields[step].some((field) => fields.includes(field)),
  },
});
