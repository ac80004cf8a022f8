import { useState } from 'react';
import { IconButton } from '../buttons/IconButton.tsx';
import { eyeIcon } from '../icons/eye.ts';
import { eyeOffIcon } from '../icons/eye-off.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  showLabel: string;
  hideLabel: string;
}

/** A password field with a button that shows what is typed. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? eyeOffIcon : eyeIcon}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
