import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { FormColumn } from '../../ui/form-layout/FormColumn.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { LoginForm } from './LoginForm.tsx';

/** The login as a page of its own (SES-18). */
export function LoginView() {
  const { t } = useLingui();
  const { flows } = useShop();
  const loggedIn = useSelector(flows.session, isLoggedIn);
  return (
    <Page top="md" tall>
      <FormColumn>
        <Stack>
          <Heading level={1}>{t`Accedi`}</Heading>
          <Panel>
            {loggedIn ? (
              <>
                <Text>{t`Hai già fatto l’accesso.`}</Text>
                <ButtonLink href={paths.home}>{t`Vai alla spesa`}</ButtonLink>
              </>
            ) : (
              <LoginForm />
            )}
          </Panel>
        </Stack>
      </FormColumn>
    </Page>
  );
}
