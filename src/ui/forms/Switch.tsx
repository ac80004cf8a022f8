import { useId, type ComponentProps, type ReactNode } from 'react';
import { label as labelClass, note as noteClass, row, track, words } from './Switch.css.ts';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role'> {
  label: ReactNode;
  note?: ReactNode;
  onChecked?: ((checked: boolean) => void) | undefined;
}

/** An on-off switch that takes effect at once. */
export function Switch({ id, label, note, onChecked, onChange, ...control }: SwitchProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <div className={row}>
      <span className={words}>
        <label htmlFor={fieldId} className={labelClass}>
          {label}
        </label>
        {note !== undefined && (
          <span className={noteClass} id={`${fieldId}-note`}>
            {note}
          </span>
        )}
      </span>
      <input
        {...control}
        id={fieldId}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox's own state is the switch's.
        role="switch"
        aria-describedby={note === undefined ? undefined : `${fieldId}-note`}
        className={track}
        onChange={(event) => {
          onChange?.(event);
          onChecked?.(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
