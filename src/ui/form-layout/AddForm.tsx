import { useId, type RefObject } from 'react';
import { Button } from '../buttons/Button.tsx';
import { input } from '../forms/Field.css.ts';
import { FieldError } from '../forms/Field.tsx';
import { fieldLinks } from '../forms/field-links.ts';
import { form, label as labelClass, wide } from './AddForm.css.ts';

interface AddFormProps {
  label: string;
  placeholder?: string | undefined;
  value: string;
  error?: string | undefined;
  /** The button's words. */
  add: string;
  /** Nothing can be typed for now. */
  busy?: boolean | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
  onValue: (value: string) => void;
  onAdd: () => void;
}

/** A field whose text is added to a list by its button or by Enter; whoever added one can type the next. */
export function AddForm({
  label,
  placeholder,
  value,
  error,
  add,
  busy = false,
  fieldRef,
  onValue,
  onAdd,
}: AddFormProps) {
  const id = useId();
  return (
    <form
      className={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
        fieldRef.current?.focus();
      }}
    >
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <input
        ref={fieldRef}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        placeholder={placeholder}
        value={value}
        readOnly={busy}
        {...fieldLinks(id, { error, hint: undefined })}
        className={input}
        onChange={(event) => onValue(event.currentTarget.value)}
      />
      <Button type="submit" variant="secondary">
        {add}
      </Button>
      {error !== undefined && (
        <div className={wide} role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </form>
  );
}
