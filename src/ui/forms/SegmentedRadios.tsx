import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { choice, group, input } from './SegmentedRadios.css.ts';

interface SegmentedRadiosProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  name: string;
  choices: readonly { value: Value; label: string; icon?: IconShape | undefined }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Two or three radios side by side, looking like `Segmented`: a choice that changes what is asked below it. */
export function SegmentedRadios<Value extends string>({
  label,
  name,
  choices,
  chosen,
  onChoose,
}: SegmentedRadiosProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={group}>
      {choices.map(({ value, label: word, icon }) => (
        <label key={value} className={choice}>
          <input
            type="radio"
            className={input}
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {icon && <Icon of={icon} />}
          {word}
        </label>
      ))}
    </div>
  );
}
