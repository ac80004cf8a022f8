import { useAddress } from '../navigation/Anchor.tsx';
import { useId, type ReactNode, type RefObject } from 'react';
import { closeIcon } from '../icons/close.ts';
import { Icon } from '../primitives/Icon.tsx';
import { visuallyHidden } from '../primitives/VisuallyHidden.css.ts';
import { box, field, input, tone as tones } from './ChipField.css.ts';
import { hint as hintClass } from './Field.css.ts';
import { fieldLinks } from './field-links.ts';

interface FieldChip {
  words: string;
  /** Accessible name of the button that takes it away, with its words. */
  removeLabel: string;
  tone: keyof typeof tones;
}

interface ChipFieldProps {
  label: string;
  placeholder: string;
  /** Where the form leads without script, and the name of what is typed there. */
  action: string;
  name: string;
  chips: readonly FieldChip[];
  value: string;
  hint?: ReactNode;
  fieldRef: RefObject<HTMLInputElement | null>;
  onValue: (value: string) => void;
  /** Enter, or a text of several lines that was pasted. */
  onAdd: (text: string) => void;
  onRemove: (words: string) => void;
}

/** A text field with what was typed so far as chips in front, each to be taken away again. */
export function ChipField({
  label,
  placeholder,
  action,
  name,
  chips,
  value,
  hint,
  fieldRef,
  onValue,
  onAdd,
  onRemove,
}: ChipFieldProps) {
  const id = useId();
  return (
    <form
      className={field}
      action={useAddress(action)}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(value);
      }}
    >
      <label htmlFor={id} className={visuallyHidden}>
        {label}
      </label>
      <div className={box}>
        {chips.map(({ words, removeLabel, tone }) => (
          <button
            key={words}
            type="button"
            aria-label={removeLabel}
            className={tones[tone]}
            onClick={() => {
              onRemove(words);
              // The button goes: whoever is at the keyboard goes on from the field.
              fieldRef.current?.focus();
            }}
          >
            {words}
            <Icon of={closeIcon} size="sm" />
          </button>
        ))}
        {chips.map(({ words }) => (
          <input key={words} type="hidden" name={name} value={words} />
        ))}
        <input
          ref={fieldRef}
          type="text"
          name={name}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={placeholder}
          value={value}
          {...fieldLinks(id, { hint })}
          className={input}
          onChange={(event) => onValue(event.currentTarget.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            // The field would run the lines together.
            if (!/[\r\n]/.test(pasted.trim())) return;
            event.preventDefault();
            onAdd(`${value}\n${pasted}`);
          }}
        />
      </div>
      {hint !== undefined && (
        <p className={hintClass} id={`${id}-hint`} role="status">
          {hint}
        </p>
      )}
    </form>
  );
}
