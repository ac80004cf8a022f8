import { use, useId, type ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { fieldLinks, type FieldWords } from './field-links.ts';
import { Icon } from '../primitives/Icon.tsx';
import { chevronDownIcon } from '../icons/chevron-down.ts';
import { box, chevron, variant as variants } from './Select.css.ts';
import { DataLanguageContext } from '../primitives/DataText.tsx';

interface SelectOption {
  value: string;
  label: string;
  /** It is in the language of the brand's data. */
  isData?: boolean | undefined;
  disabled?: boolean | undefined;
}

interface SelectProps extends FieldWords, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[];
  /** `compact` for toolbars. */
  variant?: keyof typeof variants | undefined;
  onValue?: ((value: string) => void) | undefined;
}

/** A native select with label, hint and error. */
export function Select({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  options,
  variant = 'field',
  onValue,
  onChange,
  ...control
}: SelectProps) {
  const lang = use(DataLanguageContext);
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field
      id={fieldId}
      label={label}
      labelHidden={labelHidden}
      required={control.required}
      hint={hint}
      error={error}
    >
      <div className={box}>
        <select
          {...control}
          {...fieldLinks(fieldId, { hint, error })}
          className={variants[variant]}
          onChange={(event) => {
            onChange?.(event);
            onValue?.(event.currentTarget.value);
          }}
        >
          {options.map(({ value, label: word, isData, disabled }) => (
            <option key={value} value={value} lang={isData ? lang : undefined} disabled={disabled}>
              {word}
            </option>
          ))}
        </select>
        <span className={chevron}>
          <Icon of={chevronDownIcon} size="sm" />
        </span>
      </div>
    </Field>
  );
}
