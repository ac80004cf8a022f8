import { ruleWords } from '#rule-words';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { emailRule } from '../../../contract/rules/validation/email.ts';
import { requiredWith } from '../../../contract/rules/validation/required.ts';
import { validate } from '../../../contract/rules/validation/validate.ts';
import {
  isLoggingIn,
  isLoginUnconfirmed,
  loginEmail,
  loginError,
  loginReason,
} from '../../../machines/session/session.selectors.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { paths } from '../../routing/paths.ts';
import { useShop } from '../shop-context.ts';
import { useHas } from '../use-has.ts';
import { OtherLogins } from './OtherLogins.tsx';
import { useErrorMessage } from '../../text/use-error-messages.ts';

interface FieldErrors {
  email: string | null;
  password: string | null;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

interface LoginFormProps {
  /** Another page is wanted in its stead. */
  onLeave?: (() => void) | undefined;
}

/** E-mail, password, remember me; the server's answer stands in the message area (SES-10…SES-12). */
export function LoginForm({ onLeave }: LoginFormProps) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const keptEmail = useSelector(session, loginEmail);
  const reason = useSelector(session, loginReason);
  const busy = useSelector(session, isLoggingIn);
  const failure = useErrorMessage(useSelector(session, loginError));
  const hasRegistration = useHas('registration');
  const isUnconfirmed = useSelector(session, isLoginUnconfirmed) && hasRegistration;
  // What is typed stays in the form: a password is nobody else's business.
  const [errors, setErrors] = useState<FieldErrors>({ email: null, password: null });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const email = textOf(data, 'login').trim();
    const password = textOf(data, 'password');
    const found = {
      email: validate(email, [requiredWith(ruleWords.loginEmail), emailRule]),
      password: validate(password, [requiredWith(ruleWords.loginPassword)]),
    };
    setErrors(found);
    const wrong = found.email !== null ? 'login' : found.password !== null ? 'password' : null;
    if (wrong !== null) {
      event.currentTarget.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus();
      return;
    }
    session.send({ type: 'login.submit', email, password, rememberMe: data.get('remember_me') === 'true' });
  };

  /** What is typed goes along to the recovery (SES-16). */
  const takeEmailAlong = () => {
    const typed = form.current === null ? '' : textOf(new FormData(form.current), 'login').trim();
    session.send({ type: 'email.typed', email: typed });
    onLeave?.();
  };

  // Without script it is sent to the page it stands in, whose address says where the visit goes on (decision 012).
  return (
    <form ref={form} id={formId} noValidate method="post" onSubmit={submit}>
      <Stack>
        {failure !== null ? (
          <MessageArea role="alert">
            <Alert
              tone="danger"
              action={
                isUnconfirmed ? (
                  <TextLink href={paths.confirmationForLogin} onClick={onLeave}>
                    {t`Manda di nuovo l’e-mail`}
                  </TextLink>
                ) : undefined
              }
            >
              {failure}
            </Alert>
          </MessageArea>
        ) : (
          reason === 'expired' && (
            <MessageArea role="alert">
              <Alert tone="warning">
                {t`La sessione è scaduta, si prega di rieffettuare il login per continuare.`}
              </Alert>
            </MessageArea>
          )
        )}
        <TextField
          label={t`E-mail`}
          name="login"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          required
          autoFocus={keptEmail === ''}
          defaultValue={keptEmail}
          error={errors.email ?? undefined}
        />
        <PasswordField
          label={t`Password`}
          name="password"
          autoComplete="current-password"
          autoFocus={keptEmail !== ''}
          data-starts-here=""
          maxLength={128}
          required
          showLabel={t`Mostra la password`}
          hideLabel={t`Nascondi la password`}
          error={errors.password ?? undefined}
        />
        <Row justify="between" wrap>
          <Checkbox label={t`Ricordami`} name="remember_me" value="true" />
          <TextLink href={paths.resetPasswordRequest} alone small onClick={takeEmailAlong}>
            {t`Password dimenticata?`}
          </TextLink>
        </Row>
        <Button type="submit" size="lg" block busy={busy}>
          {t`Accedi`}
        </Button>
        <OtherLogins onPage={onLeave === undefined} onLeave={onLeave} />
        <Row justify="center" wrap>
          <Text size="sm" tone="muted">{t`Non sai se arriviamo da te?`}</Text>
          <TextLink href={paths.serviceArea} alone small onClick={onLeave}>
            {t`Controlla il servizio`}
          </TextLink>
        </Row>
      </Stack>
    </form>
  );
}
