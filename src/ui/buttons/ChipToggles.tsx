import type { ReactNode } from 'react';
import { useSideways } from '../scrolling/use-sideways.ts';
import { toggleChip, toggleRow } from './Chip.css.ts';

interface ChipTogglesProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  choices: readonly { value: Value; label: ReactNode }[];
  chosen: Value;
  onChoose: (value: Value) => void;
}

/** Renders chips of which one is pressed, which says what is shown below them; on a phone it is brought into view. */
export function ChipToggles<Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChipTogglesProps<Value>) {
  const row = useSideways<HTMLDivElement>(chosen);
  return (
    <div ref={row} role="group" aria-label={label} className={toggleRow}>
      {choices.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          className={toggleChip}
          onClick={() => onChoose(value)}
        >
          {words}
        </button>
      ))}
    </div>
  );
}
