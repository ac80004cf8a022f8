import { useId, type ReactNode } from 'react';
import { FieldError } from './Field.tsx';
import { chip, row } from './RadioChips.css.ts';
import { group, legend as legendClass, mark } from './RadioGroup.css.ts';
import { input } from './SegmentedRadios.css.ts';

interface RadioChipsProps {
  /** Accessible name of the group. */
  legend: ReactNode;
  name: string;
  /** What can be chosen, in the words it is shown by. */
  choices: readonly string[];
  chosen: string;
  required?: boolean | undefined;
  error?: string | undefined;
  onChoose: (choice: string) => void;
}

/** A few short answers, of which one is chosen. */
export function RadioChips({ legend, name, choices, chosen, required, error, onChoose }: RadioChipsProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      className={group}
      // A form that comes back with errors leads here.
      tabIndex={error === undefined ? undefined : -1}
      aria-labelledby={id}
      aria-required={required || undefined}
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <span className={legendClass}>
        <span id={id}>{legend}</span>
        {required === true && (
          <span className={mark} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      <div className={row}>
        {choices.map((choice) => (
          <label key={choice} className={chip}>
            <input
              type="radio"
              className={input}
              name={name}
              value={choice}
              checked={choice === chosen}
              onChange={() => onChoose(choice)}
            />
            {choice}
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
