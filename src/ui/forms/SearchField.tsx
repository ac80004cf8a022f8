import { useAddress } from '../navigation/Anchor.tsx';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Icon } from '../primitives/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { closeIcon } from '../icons/close.ts';
import { searchIcon } from '../icons/search.ts';
import { box, end, icon, input, search, withTrail } from './SearchField.css.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'onSubmit'> {
  /** Accessible name of the field and of its region. */
  label: string;
  /** The form's `action`, for use without JavaScript. */
  action: string;
  name: string;
  clearLabel: string;
  onValue?: ((value: string) => void) | undefined;
  onClear?: (() => void) | undefined;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** A small button inside the field, at its end. */
  trailing?: ReactNode;
  /** `SuggestPanel`, while it is open. */
  panel?: ReactNode;
}

/** The product search: a field with a button and a panel of suggestions below. */
export function SearchField({
  label,
  action,
  name,
  clearLabel,
  onValue,
  onClear,
  onSubmit,
  onChange,
  trailing,
  panel,
  ...control
}: SearchFieldProps) {
  const filled = control.value !== undefined && control.value !== '';
  return (
    // Outside the form: suggestions have fields of their own, and several fields keep Enter from submitting.
    <div role="search" aria-label={label} className={search}>
      <form className={box} action={useAddress(action)} onSubmit={onSubmit}>
        <span className={icon}>
          <Icon of={searchIcon} />
        </span>
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...control}
          type="search"
          name={name}
          aria-label={label}
          className={trailing === undefined ? input : withTrail}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.currentTarget.value);
          }}
        />
        <span className={end}>
          {filled && onClear && <IconButton label={clearLabel} icon={closeIcon} onClick={onClear} />}
          {trailing}
        </span>
      </form>
      {panel}
    </div>
  );
}
