import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { passwordResetMachine } from '../../../machines/password-reset/password-reset.machine.ts';
import {
  hasResetFailed,
  isPasswordChanged,
  isResetFormOpen,
  isResetLinkExpired,
  isSavingPassword,
  newPasswordError,
  resetEmail,
  resetError,
} from '../../../machines/password-reset/password-reset.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormColumn } from '../../ui/form-layout/FormColumn.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { NewPasswordField } from '../session/NewPasswordField.tsx';
import { useShop } from '../shop-context.ts';
import { ChangedPassword } from './ChangedPassword.tsx';

interface PasswordResetProps {
  reset: ActorRefFrom<typeof passwordResetMachine>;
}

/** Where the mailed link of a forgotten password leads (NAV-10, REG-13, REG-15). */
export function PasswordResetView({ reset }: PasswordResetProps) {
  const { t } = useLingui();
  const open = useSelector(reset, isResetFormOpen);
  const expired = useSelector(reset, isResetLinkExpired);
  const failed = useSelector(reset, hasResetFailed);
  const changed = useSelector(reset, isPasswordChanged);
  return (
    <Page top="md" tall>
      {open ? (
        <FormColumn>
          <NewPasswordForm reset={reset} />
        </FormColumn>
      ) : expired ? (
        <ExpiredLink reset={reset} />
      ) : failed ? (
        <UnknownLink reset={reset} />
      ) : changed ? (
        <ChangedPassword />
      ) : (
        <Stack busy>
          <VisuallyHidden as="h1">{t`Nuova password`}</VisuallyHidden>
          <Skeleton height="panel" />
        </Stack>
      )}
    </Page>
  );
}

function NewPasswordForm({ reset }: PasswordResetProps) {
  const { t } = useLingui();
  const email = useSelector(reset, resetEmail);
  const error = useSelector(reset, newPasswordError);
  const busy = useSelector(reset, isSavingPassword);
  const failure = useErrorMessage(useSelector(reset, resetError));
  const focusing = useFocusFirstError();
  // What is typed stays in the form: a password is nobody else's business.
  const [password, setPassword] = useState('');
  return (
    <form
      {...focusing}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        reset.send({ type: 'password.submit', password });
      }}
    >
      <Stack>
        <Stack gap="2">
          <Heading level={1}>{t`Nuova password`}</Heading>
          <Text tone="muted">{t`Per ${email}`}</Text>
        </Stack>
        {failure !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{failure}</Alert>
          </MessageArea>
        )}
        {/* Whose password it is, for whatever keeps passwords. */}
        <input type="hidden" autoComplete="username" defaultValue={email} />
        <NewPasswordField
          label={t`Nuova password`}
          name="password"
          value={password}
          error={error ?? undefined}
          onValue={setPassword}
        />
        <Text tone="muted">{t`Salvando esci dagli altri dispositivi. Il carrello resta com’è.`}</Text>
        <Button type="submit" size="lg" block busy={busy}>
          {t`Salva la password`}
        </Button>
      </Stack>
    </form>
  );
}

function ExpiredLink({ reset }: PasswordResetProps) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const email = useSelector(reset, resetEmail);
  // Both pages ask for the e-mail first (SES-16).
  const takeEmailAlong = () => {
    if (email !== '') session.send({ type: 'email.typed', email });
  };
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Il link è scaduto`}
      actions={
        <>
          <ButtonLink size="lg" href={paths.resetPasswordRequest} onClick={takeEmailAlong}>
            {t`Manda un nuovo link`}
          </ButtonLink>
          <ButtonLink size="lg" variant="ghost" href={paths.login} onClick={takeEmailAlong}>
            {t`Accedi`}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{t`Valeva 60 minuti, o è già stato usato. La password di prima funziona ancora.`}</p>
    </SystemPage>
  );
}

function UnknownLink({ reset }: PasswordResetProps) {
  const { t } = useLingui();
  const error = useErrorMessage(useSelector(reset, resetError));
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Non riusciamo a controllare il link`}
      actions={
        <Button size="lg" onClick={() => reset.send({ type: 'reset.retry' })}>
          {t`Riprova`}
        </Button>
      }
    >
      <p role="alert">{error}</p>
    </SystemPage>
  );
}
