import { useId } from 'react';
import { choice as choiceClass, input, legend as legendClass, row } from './RadioRow.css.ts';

interface RadioRowProps<Value extends string> {
  legend: string;
  choices: readonly { value: Value; label: string }[];
  /** Null where it is not known yet. */
  chosen: Value | null;
  onChoose: (value: Value) => void;
}

/** A few small radios after their legend; each acts at once. */
export function RadioRow<Value extends string>({ legend, choices, chosen, onChoose }: RadioRowProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} className={row}>
      <span id={id} className={legendClass}>
        {legend}
      </span>
      {choices.map(({ value, label }) => (
        <label key={value} className={choiceClass}>
          <input
            type="radio"
            className={input}
            name={`${id}-choice`}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
