import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  credentialErrors,
  credentialFields,
  credentialsError,
  editedCredential,
  isEmailMailed,
  isSavingCredential,
  pendingEmail,
} from '../../../machines/credentials/credentials.selectors.ts';
import type { Credential, CredentialFields } from '../../../machines/credentials/credentials.types.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { literal } from '../../text/literal.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { NewPasswordField } from '../session/NewPasswordField.tsx';
import type { CredentialsRef } from './credentials-ref.ts';

interface CredentialProps {
  credentials: CredentialsRef;
  /** Of the account as it is. */
  email: string;
}

const formId = 'profile-credential';

/** One credential is changed (REG-17, REG-18). */
export function CredentialDialog({ credentials, email }: CredentialProps) {
  const { t } = useLingui();
  const credential = useSelector(credentials, editedCredential);
  const busy = useSelector(credentials, isSavingCredential);
  const dismiss = () => credentials.send({ type: 'credential.dismiss' });
  const titles: Readonly<Record<Credential, string>> = {
    email: t`Cambia e-mail`,
    password: t`Cambia password`,
    username: t`Cambia nome utente`,
  };
  return (
    <Dialog
      open={credential !== null}
      title={credential === null ? '' : titles[credential]}
      description={credential === 'email' ? t`Adesso: ${email}` : undefined}
      closeLabel={t`Chiudi`}
      onClose={dismiss}
      footer={
        <>
          <Button variant="ghost" onClick={dismiss}>{t`Annulla`}</Button>
          <Button type="submit" form={formId} busy={busy}>
            {credential === 'email' ? t`Manda conferma` : t`Salva`}
          </Button>
        </>
      }
    >
      {credential !== null && (
        <CredentialForm credentials={credentials} credential={credential} email={email} />
      )}
    </Dialog>
  );
}

function CredentialForm({ credentials, credential, email }: CredentialProps & { credential: Credential }) {
  const fields = useSelector(credentials, credentialFields);
  const errors = useSelector(credentials, credentialErrors);
  const error = useErrorMessage(useSelector(credentials, credentialsError));
  const focusing = useFocusFirstError();
  const Fields = { email: EmailField, password: PasswordFields, username: UsernameField }[credential];
  return (
    <form
      {...focusing}
      id={formId}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        credentials.send({ type: 'credential.save' });
      }}
    >
      <Stack>
        {error !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{error}</Alert>
          </MessageArea>
        )}
        <Fields
          email={email}
          field={(name) => ({
            name,
            value: fields[name],
            error: errors[name],
            onValue: (value) => credentials.send({ type: 'credential.changed', field: name, value }),
          })}
        />
      </Stack>
    </form>
  );
}

interface FieldsProps {
  /** Of the account as it is. */
  email: string;
  /** What the control of a field needs: its value, what is wrong with it, and where a change goes. */
  field: (name: keyof CredentialFields) => {
    name: string;
    value: string;
    error: string | undefined;
    onValue: (value: string) => void;
  };
}

function EmailField({ field }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Nuova e-mail`}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        {...field('email')}
      />
      <Text tone="muted">{t`Fino alla conferma entri con quella di prima.`}</Text>
    </>
  );
}

function PasswordFields({ field, email }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      {/* Whose password it is, for whatever keeps passwords. */}
      <input type="hidden" autoComplete="username" defaultValue={email} />
      <PasswordField
        label={t`Password attuale`}
        required
        maxLength={128}
        showLabel={t`Mostra la password attuale`}
        hideLabel={t`Nascondi la password attuale`}
        {...field('oldPassword')}
      />
      <NewPasswordField label={t`Nuova password`} {...field('newPassword')} />
      <Text tone="muted">{t`Salvando esci dagli altri dispositivi.`}</Text>
      <TextLink alone href={paths.resetPasswordRequest}>{t`Password dimenticata?`}</TextLink>
    </>
  );
}

function UsernameField({ field }: FieldsProps) {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Nome utente`}
      required
      autoComplete="username"
      autoCapitalize="none"
      maxLength={40}
      hint={t`Vale per entrare al posto dell’e-mail. Da 3 a 40 caratteri.`}
      {...field('username')}
    />
  );
}

/** The link of a new e-mail is on its way (REG-17). */
export function EmailMailedDialog({ credentials }: { credentials: CredentialsRef }) {
  const { t } = useLingui();
  const open = useSelector(credentials, isEmailMailed);
  const email = useSelector(credentials, pendingEmail);
  const dismiss = () => credentials.send({ type: 'credential.dismiss' });
  return (
    <Dialog
      open={open}
      title={t`Conferma dalla posta`}
      closeLabel={t`Chiudi`}
      onClose={dismiss}
      footer={<Button block onClick={dismiss}>{t`Ho capito`}</Button>}
    >
      <Stack gap="3">
        <p role="status">
          <Trans>
            Abbiamo scritto a <strong>{literal(email)}</strong>. Il cambio vale dal clic sul link.
          </Trans>
        </p>
        <Text tone="muted">
          {t`Non arriva? Guarda nella posta indesiderata o manda di nuovo dal profilo.`}
        </Text>
      </Stack>
    </Dialog>
  );
}
