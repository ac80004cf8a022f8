import { Icon } from '../primitives/Icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { mark, step, steps as stepsClass, word } from './Steps.css.ts';

interface StepsProps {
  label: string;
  /** What it stands on. */
  on?: keyof typeof stepsClass;
  steps: readonly { label: string; state: keyof typeof mark }[];
}

/** How far something has come that is done in steps. */
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
