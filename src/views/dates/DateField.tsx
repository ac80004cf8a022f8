import { language } from '#language';
import { typedDate } from '../../../contract/rules/language/typed-date.ts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField.tsx';

interface DateFieldProps extends TextFieldProps {
  /** As the rules know it, `gg/mm/aaaa`; it is shown and typed as the language has it. */
  value: string;
  onValue: (value: string) => void;
}

/** A day that is typed. */
export function DateField({ value, onValue, ...field }: DateFieldProps) {
  return (
    <TextField
      {...field}
      value={typedDate(value, language)}
      onValue={(typed) => onValue(typedDate(typed, language))}
    />
  );
}
