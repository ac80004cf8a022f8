import { useId, useState, type KeyboardEvent } from 'react';
import {
  combobox,
  list,
  main as mainClass,
  option as optionClass,
  secondary as secondaryClass,
} from './Combobox.css.ts';
import { Icon } from '../primitives/Icon.tsx';
import type { IconShape } from '../primitives/icon-shape.ts';
import { nextIndex } from './roving/roving.ts';
import { takesEscape } from '../primitives/takes-escape.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface ComboboxOption {
  id: string;
  main: string;
  secondary?: string | undefined;
}

interface ComboboxProps extends Omit<TextFieldProps, 'value' | 'onValue' | 'type'> {
  value: string;
  onValue: (value: string) => void;
  /** Suggestions for the text; an empty list is closed. */
  options: readonly ComboboxOption[];
  /** Accessible name of the list. */
  listLabel: string;
  optionIcon?: IconShape | undefined;
  onPick: (id: string) => void;
}

/** A text field with suggestions. Arrows move through the list, Enter takes one, Escape closes it. */
export function Combobox({
  value,
  onValue,
  options,
  listLabel,
  optionIcon,
  onPick,
  ...field
}: ComboboxProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const shown = open && options.length > 0;
  const chosen = shown ? options[active] : undefined;
  const pick = (picked: string) => {
    setOpen(false);
    setActive(-1);
    onPick(picked);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (!shown) return;
    if (event.key === 'Escape') {
      setOpen(false);
      return;
    }
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen.id);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const from = active === -1 && event.key === 'ArrowUp' ? 0 : active;
    const to = nextIndex(event.key, from, options.length);
    event.preventDefault();
    if (to !== null) setActive(to);
  };
  return (
    <div className={combobox}>
      <TextField
        {...field}
        {...takesEscape(shown)}
        role="combobox"
        autoComplete="off"
        aria-expanded={shown}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        value={value}
        onValue={(text) => {
          setOpen(true);
          setActive(-1);
          onValue(text);
        }}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      {shown && (
        <div role="listbox" id={id} aria-label={listLabel} className={list}>
          {options.map((option, index) => (
            <div
              key={option.id}
              role="option"
              id={`${id}-${option.id}`}
              tabIndex={-1}
              aria-selected={index === active}
              className={optionClass}
              // Keeps the focus in the field: its blur would close the list before the click.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(option.id)}
              onKeyDown={undefined}
            >
              {optionIcon && <Icon of={optionIcon} />}
              <span>
                <span className={mainClass}>{option.main}</span>
                {option.secondary !== undefined && <span className={secondaryClass}>{option.secondary}</span>}
              </span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
