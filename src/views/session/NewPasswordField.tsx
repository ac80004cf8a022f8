import { useLingui } from '@lingui/react/macro';
import { minPasswordLength } from '../../../contract/rules/session/password.ts';
import { passwordStrength } from '../../text/password-strength.ts';
import { Strength } from '../../ui/feedback/Strength.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import type { TextFieldProps } from '../../ui/forms/TextField.tsx';
import { useShop } from '../shop-context.ts';

interface NewPasswordFieldProps extends Pick<TextFieldProps, 'id' | 'name' | 'label' | 'error'> {
  value: string;
  onValue: (value: string) => void;
}

/** A password that is being chosen: what the brand asks for, and how strong it is, in a word too. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const { t } = useLingui();
  const { minPasswordLength: asked } = useShop().tenant.facts;
  const least = Math.max(minPasswordLength, asked);
  const words = { 1: t`Corta`, 2: t`Discreta`, 3: t`Buona`, 4: t`Ottima` } as const;
  const level = passwordStrength(field.value, least);
  return (
    <div>
      <PasswordField
        {...field}
        required
        autoComplete="new-password"
        maxLength={128}
        showLabel={t`Mostra la password`}
        hideLabel={t`Nascondi la password`}
        hint={t`Almeno ${least} caratteri. Una frase corta va benissimo.`}
      />
      <div role="status">{field.value !== '' && <Strength level={level}>{words[level]}</Strength>}</div>
    </div>
  );
}
