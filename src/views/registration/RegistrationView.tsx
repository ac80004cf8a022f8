import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import {
  isFormBroken,
  isFormOpen,
  isRegistered,
  stepsRef,
} from '../../../machines/registration/registration.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormColumn } from '../../ui/form-layout/FormColumn.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { RegistrationRef } from './registration-ref.ts';

/** A new account (NAV-08). */
export function RegistrationView({ registration }: { registration: RegistrationRef }) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const loggedIn = useSelector(session, isLoggedIn);
  const open = useSelector(registration, isFormOpen);
  const broken = useSelector(registration, isFormBroken);
  const steps = useSelector(registration, stepsRef);
  const registered = useSelector(registration, isRegistered);
  if (loggedIn)
    return (
      <Narrow>
        <Panel>
          <Text>{t`Hai già fatto l’accesso.`}</Text>
          <ButtonLink href={paths.home}>{t`Vai alla spesa`}</ButtonLink>
        </Panel>
      </Narrow>
    );
  if (open && steps !== undefined)
    return (
      <Page tall>
        <RegistrationForm registration={registration} steps={steps} />
      </Page>
    );
  if (registered)
    return (
      <Narrow>
        <Panel>
          <Text>{t`Ti abbiamo mandato un’e-mail: aprila per confermare il tuo indirizzo.`}</Text>
          <ButtonLink href={paths.registrationCompleted}>{t`Continua`}</ButtonLink>
        </Panel>
      </Narrow>
    );
  if (broken)
    return (
      <Narrow>
        <Alert
          tone="danger"
          role="alert"
          action={
            <Button
              variant="secondary"
              onClick={() => registration.send({ type: 'registration.reopen' })}
            >{t`Riprova`}</Button>
          }
        >
          {t`Non siamo riusciti a caricare questa pagina.`}
        </Alert>
      </Narrow>
    );
  return (
    <Narrow busy>
      <Skeleton height="panel" />
    </Narrow>
  );
}

function Narrow({ busy = false, children }: { busy?: boolean; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Page top="md" tall>
      <FormColumn>
        <Stack busy={busy}>
          <Heading level={1}>{t`Registrati`}</Heading>
          {children}
        </Stack>
      </FormColumn>
    </Page>
  );
}
