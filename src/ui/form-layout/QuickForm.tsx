import { useId, type ComponentProps } from 'react';
import { Button } from '../buttons/Button.tsx';
import { useAddress } from '../navigation/Anchor.tsx';
import { input } from '../forms/Field.css.ts';
import { form, label as labelClass } from './QuickForm.css.ts';

interface QuickFormProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  /** The page that answers. */
  action: string;
  label: string;
  send: string;
}

/** One question, which leads to a page with its answer and needs no script. */
export function QuickForm({ action, label, send, ...control }: QuickFormProps) {
  const id = useId();
  return (
    <form className={form} action={useAddress(action)}>
      <label className={labelClass} htmlFor={id}>
        {label}
      </label>
      <input {...control} id={id} type="text" className={input} />
      <Button type="submit" variant="secondary">
        {send}
      </Button>
    </form>
  );
}
