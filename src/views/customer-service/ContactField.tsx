import { useLingui } from '@lingui/react/macro';
import type { MailForm } from '../../../contract/api/content/content-form.ts';
import { characterCount } from '../../../contract/rules/validation/field-rule.ts';
import { paths } from '../../routing/paths.ts';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { RadioChips } from '../../ui/forms/RadioChips.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';

interface ContactFieldProps {
  field: MailForm['fields'][number];
  value: string;
  error: string | undefined;
  hint: string | undefined;
  onValue: (value: string) => void;
  onLeave: () => void;
}

const completion = { text: 'on', email: 'email', tel: 'tel' } as const;

/** A field of the server's form, by its type; one with answers offers these. */
export function ContactField({ field, value, error, hint, onValue, onLeave }: ContactFieldProps) {
  const { t } = useLingui();
  const { name, label, type, required, options, max_length: most } = field;
  const count = characterCount(value);
  if (options.length > 0)
    return (
      <RadioChips
        legend={label}
        name={name}
        choices={options}
        chosen={value}
        required={required}
        error={error}
        onChoose={onValue}
      />
    );
  const common = { label, name, required, error, hint };
  switch (type) {
    case 'textarea':
      return (
        <TextArea
          {...common}
          rows={6}
          value={value}
          counter={most === null || hint !== undefined ? undefined : t`${count} di ${most} caratteri`}
          onValue={onValue}
          onBlur={onLeave}
        />
      );
    case 'checkbox':
      return (
        <Stack gap="2">
          <Checkbox
            {...common}
            checked={value === 'true'}
            onChecked={(isChecked) => onValue(isChecked ? 'true' : '')}
          />
          {name === 'privacy' && (
            <Text size="sm" tone="muted">
              {t`Cosa facciamo dei tuoi dati:`}{' '}
              <TextLink href={paths.content('privacy')} target="_blank">{t`leggi l’informativa`}</TextLink>
            </Text>
          )}
        </Stack>
      );
    case 'text':
    case 'email':
    case 'tel':
      return (
        <TextField
          {...common}
          type={type}
          autoComplete={name === 'name' ? 'name' : completion[type]}
          hint={hint ?? (required ? undefined : t`Facoltativo`)}
          value={value}
          onValue={onValue}
          onBlur={onLeave}
        />
      );
  }
}
