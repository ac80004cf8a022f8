import { ruleWords } from '#rule-words';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useState, type FormEvent } from 'react';
import { requiredWith } from '../../../contract/rules/validation/required.ts';
import { validate } from '../../../contract/rules/validation/validate.ts';
import {
  confirmationError,
  isConfirming,
} from '../../../machines/reauthentication/reauthentication.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { PasswordField } from '../../ui/forms/PasswordField.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { useShop } from '../shop-context.ts';
import { OtherLogins } from './OtherLogins.tsx';

/** Asks for the password again before credentials change or personal data leave the shop (B-42). */
export function ReauthenticationDialog() {
  const { t } = useLingui();
  const { reauthentication } = useShop().flows;
  const busy = useSelector(reauthentication, isConfirming);
  const failure = useErrorMessage(useSelector(reauthentication, confirmationError));
  const [fault, setFault] = useState<string | null>(null);
  const dismiss = () => reauthentication.send({ type: 'confirmation.dismiss' });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('password');
    const password = field instanceof HTMLInputElement ? field.value : '';
    const found = validate(password, [requiredWith(ruleWords.loginPassword)]);
    setFault(found);
    if (found !== null) (field as HTMLInputElement).focus();
    else reauthentication.send({ type: 'confirmation.submit', password });
  };

  return (
    <Dialog
      open
      size="sm"
      title={t`Conferma che sei tu`}
      description={t`Per la tua sicurezza, inserisci di nuovo la password.`}
      closeLabel={t`Chiudi`}
      onClose={dismiss}
    >
      <form noValidate onSubmit={submit}>
        <Stack>
          {failure !== null && (
            <MessageArea role="alert">
              <Alert tone="danger">{failure}</Alert>
            </MessageArea>
          )}
          <PasswordField
            label={t`Password`}
            name="password"
            autoComplete="current-password"
            autoFocus
            maxLength={128}
            required
            showLabel={t`Mostra la password`}
            hideLabel={t`Nascondi la password`}
            error={fault ?? undefined}
          />
          <Row justify="end">
            <TextLink href={paths.resetPasswordRequest} alone small onClick={dismiss}>
              {t`Password dimenticata?`}
            </TextLink>
          </Row>
          <Button type="submit" size="lg" block busy={busy}>
            {t`Conferma`}
          </Button>
          <OtherLogins isKnown onPage={false} onLeave={dismiss} />
        </Stack>
      </form>
    </Dialog>
  );
}
