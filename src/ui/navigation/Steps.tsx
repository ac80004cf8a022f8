import { Icon } from '../primitives/Icon.tsx';
import { checkIcon } from '../icons/check.ts';
import { mark, step, steps as stepsClass, word } from './Steps.css.ts';

interface StepsProps {
  label: string;
  steps: readonly { label: string; state: keyof typeof mark }[];
}

/** How far an order has come. */
export function Steps({ label, steps }: StepsProps) {
  return (
    <ol className={stepsClass} aria-label={label}>
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
