import { Icon } from '../primitives/Icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { mark, step, steps as stepsClass, word } from './Steps.css.ts';

interface StepsProps {
  label: string;
  /** Background it stands on. */
  on?: keyof typeof stepsClass;
  steps: readonly { label: string; state: keyof typeof mark }[];
}

/** A progress stepper: the steps of a process, with those done and the current one. */
export function Steps({ label, on = 'header', steps }: StepsProps) {
  return (
    <ol className={stepsClass[on]} aria-label={label}>
      {steps.map(({ label: name, state }, index) => (
        <li key={name} className={step} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={mark[state]} aria-hidden="true">
            {state === 'done' ? <Icon of={checkIcon} size="sm" /> : index + 1}
          </span>
          <span className={word[state]}>{name}</span>
        </li>
      ))}
    </ol>
  );
}
