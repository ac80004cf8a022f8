import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { UserDetail } from '../../../contract/api/account/registration.ts';
import {
  changedCredential,
  credentialsError,
  editedCredential,
  isEmailWithdrawing,
  isLinkResending,
  pendingEmail,
} from '../../../machines/credentials/credentials.selectors.ts';
import type { Credential } from '../../../machines/credentials/credentials.types.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { literal } from '../../text/literal.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import type { CredentialsRef } from './credentials-ref.ts';

interface AccessProps {
  credentials: CredentialsRef;
  user: UserDetail;
}

/** What one logs in with, each changed in a dialog of its own (REG-17, REG-18). */
export function AccessPanel({ credentials, user }: AccessProps) {
  const { t } = useLingui();
  const id = useId();
  const change = (credential: Credential, name: string) => (
    <TextButton
      small
      aria-label={t`Cambia: ${name}`}
      onClick={() => credentials.send({ type: 'credential.edit', credential, owner: user })}
    >
      {t`Cambia`}
    </TextButton>
  );
  return (
    <Panel labelledBy={id}>
      <Heading level={2} look="card" id={id}>{t`Accesso`}</Heading>
      <AccessNews credentials={credentials} />
      <DetailRows>
        <DetailRow name={t`E-mail`} value={user.email} action={change('email', t`E-mail`)}>
          <PendingEmail credentials={credentials} current={user.email} />
        </DetailRow>
        <DetailRow
          name={t`Password`}
          value={
            <>
              <span aria-hidden="true">••••••••</span>
              <VisuallyHidden>{t`non si mostra`}</VisuallyHidden>
            </>
          }
          action={change('password', t`Password`)}
        />
        <DetailRow name={t`Nome utente`} value={user.username} action={change('username', t`Nome utente`)} />
      </DetailRows>
    </Panel>
  );
}

function AccessNews({ credentials }: { credentials: CredentialsRef }) {
  const { t } = useLingui();
  const changed = useSelector(credentials, changedCredential);
  const isFormOpen = useSelector(credentials, editedCredential) !== null;
  const error = useErrorMessage(useSelector(credentials, credentialsError));
  const news: Readonly<Record<Credential | 'withdrawal', string>> = {
    email: t`Ti abbiamo mandato un’altra e-mail.`,
    password: t`Password cambiata. Sugli altri dispositivi dovrai accedere di nuovo.`,
    username: t`Nome utente cambiato.`,
    withdrawal: t`Cambio annullato: entri con l’e-mail di prima.`,
  };
  if (error !== null && !isFormOpen)
    return (
      <MessageArea role="alert">
        <Alert tone="danger">{error}</Alert>
      </MessageArea>
    );
  if (changed === null) return null;
  return (
    <Alert tone="success" role="status">
      {news[changed]}
    </Alert>
  );
}

function PendingEmail({ credentials, current }: { credentials: CredentialsRef; current: string }) {
  const { t } = useLingui();
  const email = useSelector(credentials, pendingEmail);
  const isResending = useSelector(credentials, isLinkResending);
  const isWithdrawing = useSelector(credentials, isEmailWithdrawing);
  if (email === null || email.toLowerCase() === current.toLowerCase()) return null;
  return (
    <Alert>
      <p>
        <Trans>
          <strong>{literal(email)}</strong> aspetta conferma. Fino ad allora entri con quella di prima.
        </Trans>
      </p>
      <Row wrap>
        <TextButton
          small
          aria-busy={isResending || undefined}
          onClick={() => credentials.send({ type: 'email.resend' })}
        >
          {t`Manda di nuovo`}
        </TextButton>
        <TextButton
          small
          aria-busy={isWithdrawing || undefined}
          onClick={() => credentials.send({ type: 'email.withdraw' })}
        >
          {t`Annulla il cambio`}
        </TextButton>
      </Row>
    </Alert>
  );
}
