import { registrationStepsLogic } from '../../../machines/registration-steps/registration-steps.logic.ts';
import type { RegistrationStep } from '../../../contract/rules/session/registration-form.ts';
import { shownStep } from '../../../machines/registration-steps/registration-steps.selectors.ts';
import type { RegistrationField } from '../../../contract/rules/session/registration-form.ts';
import { says } from '../../kit/cases.ts';
import { reaches } from '../../kit/graph-rules.ts';
import { flowModel } from '../../kit/model.ts';
import type { NoActors, Step } from '../../kit/step.ts';

type Walked = Step<typeof registrationStepsLogic, NoActors>;

const inOrder: readonly RegistrationStep[] = ['person', 'place', 'terms'];
const after = (step: RegistrationStep): RegistrationStep => inOrder[inOrder.indexOf(step) + 1] ?? 'terms';
const before = (step: RegistrationStep): RegistrationStep => inOrder[inOrder.indexOf(step) - 1] ?? 'person';

const found = (...fields: RegistrationField[]) => ({ fields });
const wrong: readonly {
  says: string;
  fields: readonly RegistrationField[];
  first: RegistrationStep | null;
}[] = [
  { says: 'the VAT number is wrong', ...found('vatNumber'), first: 'person' },
  { says: 'password and city are wrong', ...found('password', 'city'), first: 'person' },
  { says: 'store and card are wrong', ...found('storeId', 'fidelityCard'), first: 'place' },
  { says: 'the consents are wrong', ...found('legals'), first: 'terms' },
  { says: 'no field is wrong', ...found(), first: null },
];
const firstOf = (step: Walked): RegistrationStep | null =>
  wrong.find(({ fields }) => String(fields) === String(step.sent('faults.found')?.fields))?.first ?? null;

export const registrationStepsModel = flowModel<typeof registrationStepsLogic, NoActors>({
  name: 'registration-steps',
  machine: registrationStepsLogic,
  starts: [{ says: 'the form is opened', input: ({ parent }) => ({ parent }) }],
  cases: {
    'step.continue': [says('the shopper goes on')],
    'step.back': [says('the shopper goes back')],
    'step.pass': inOrder.map((step) => says(`nothing is wrong with the step ${step}`, { step })),
    'faults.found': wrong.map(({ says: text, fields }) => says(text, { fields })),
  },
  answers: {},
  writes: [],
  project: () => null,
  rules: [
    {
      id: 'RULE-REGISTRATION-4',
      says: 'It begins with who one is.',
      when: (step) => step.isStart,
      holds: (step) => shownStep(step.after) === 'person',
    },
    {
      id: 'RULE-REGISTRATION-4',
      says: 'Going on asks whether the step is right, and shows no other one by itself; the last one is sent instead.',
      when: (step) => step.sent('step.continue') !== null,
      holds: (step) => {
        const asked = step.told('parent', 'step.finish');
        const shown = shownStep(step.before);
        return (
          shownStep(step.after) === shown &&
          asked.length === (shown === 'terms' ? 0 : 1) &&
          (shown === 'terms' || asked[0]?.['step'] === shown)
        );
      },
    },
    {
      id: 'RULE-REGISTRATION-4',
      says: 'No step is skipped: the next one comes when the one that is shown was found right, and no other.',
      when: (step) => step.sent('step.pass') !== null,
      holds: (step) => {
        const shown = shownStep(step.before);
        const isShown = step.sent('step.pass')?.step === shown;
        return shownStep(step.after) === (isShown ? after(shown) : shown);
      },
    },
    {
      id: 'REG-01',
      says: 'Back is one step back.',
      when: (step) => step.sent('step.back') !== null,
      holds: (step) => shownStep(step.after) === before(shownStep(step.before)),
    },
    {
      id: 'VAL-14',
      says: 'The first step with a wrong field comes into sight; nothing wrong moves nobody.',
      when: (step) => step.sent('faults.found') !== null,
      holds: (step) => shownStep(step.after) === (firstOf(step) ?? shownStep(step.before)),
    },
    reaches({
      id: 'REG-01',
      says: 'From every step the last one can be reached.',
      from: () => true,
      to: (steps) => shownStep(steps) === 'terms',
    }),
  ],
});
