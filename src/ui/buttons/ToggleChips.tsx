import { checkIcon } from '../icons/check.ts';
import { Icon } from '../primitives/Icon.tsx';
import { chip, row } from './ToggleChips.css.ts';

interface ToggleChipsProps<Value extends string> {
  /** Id of what names the group. */
  labelledBy: string;
  choices: readonly { value: Value; label: string }[];
  pressed: readonly Value[];
  /** Presses mean nothing for now. */
  busy?: boolean | undefined;
  onToggle: (value: Value) => void;
}

/** Buttons of which any number is pressed, each with a check mark then. */
export function ToggleChips<Value extends string>({
  labelledBy,
  choices,
  pressed,
  busy = false,
  onToggle,
}: ToggleChipsProps<Value>) {
  return (
    <div role="group" aria-labelledby={labelledBy} className={row}>
      {choices.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={pressed.includes(value)}
          aria-disabled={busy || undefined}
          className={chip}
          onClick={() => {
            if (!busy) onToggle(value);
          }}
        >
          {pressed.includes(value) && <Icon of={checkIcon} size="sm" />}
          {label}
        </button>
      ))}
    </div>
  );
}
