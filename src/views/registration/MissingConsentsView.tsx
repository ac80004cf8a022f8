import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { missingConsentsMachine } from '../../../machines/missing-consents/missing-consents.machine.ts';
import {
  areMissingConsentsBusy,
  areMissingConsentsSignedOut,
  haveMissingConsentsFailed,
  missingConsents,
  missingConsentsError,
  missingRequiredCount,
  returnAddress,
  tickedConsents,
  unansweredConsents,
} from '../../../machines/missing-consents/missing-consents.selectors.ts';
import type { MissingConsents } from '../../../machines/missing-consents/missing-consents.types.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { FormColumn } from '../../ui/form-layout/FormColumn.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Ruled } from '../../ui/primitives/Ruled.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { ConsentBoxes } from './ConsentBoxes.tsx';

interface MissingConsentsProps {
  missing: ActorRefFrom<typeof missingConsentsMachine>;
}

/** What an account of single sign-on has still to consent to, before the visit goes on (REG-10). */
export function MissingConsentsView({ missing }: MissingConsentsProps) {
  const { t } = useLingui();
  const known = useSelector(missing, missingConsents);
  const count = useSelector(missing, missingRequiredCount);
  const isSignedOut = useSelector(missing, areMissingConsentsSignedOut);
  const returnTo = useSelector(missing, returnAddress);
  const failed = useSelector(missing, haveMissingConsentsFailed);
  const reload = () => missing.send({ type: 'consents.reload' });
  if (isSignedOut)
    return (
      <Column>
        <AwaitingSession level={1} onRetry={reload}>
          <Loading />
        </AwaitingSession>
      </Column>
    );
  if (failed)
    return (
      <Column>
        <Stack>
          <Heading level={1}>{t`I tuoi consensi`}</Heading>
          <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
            {t`Non riusciamo a caricare i tuoi consensi.`}
          </Alert>
        </Stack>
      </Column>
    );
  return (
    <Column>
      {known === null ? (
        <Loading />
      ) : count === 0 ? (
        <Stack>
          <Heading level={1}>{t`I tuoi consensi`}</Heading>
          <Text>{t`Non manca nulla: puoi continuare.`}</Text>
          <ButtonLink size="lg" block href={returnTo}>{t`Continua`}</ButtonLink>
        </Stack>
      ) : (
        <ConsentForm missing={missing} known={known} count={count} />
      )}
    </Column>
  );
}

const Column = ({ children }: { children: ReactNode }) => (
  <Page top="md" tall>
    <FormColumn>{children}</FormColumn>
  </Page>
);

function Loading() {
  const { t } = useLingui();
  return (
    <Stack busy>
      <Heading level={1}>{t`I tuoi consensi`}</Heading>
      <Skeleton height="panel" />
    </Stack>
  );
}

function ConsentForm({
  missing,
  known: { person, statements },
  count,
}: MissingConsentsProps & { known: MissingConsents; count: number }) {
  const { t } = useLingui();
  const accepted = useSelector(missing, tickedConsents);
  const unanswered = useSelector(missing, unansweredConsents);
  const busy = useSelector(missing, areMissingConsentsBusy);
  const failure = useErrorMessage(useSelector(missing, missingConsentsError));
  const focusing = useFocusFirstError();
  const fullName = `${person.firstName} ${person.lastName}`;
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        missing.send({ type: 'consents.confirm' });
      }}
    >
      <Stack gap="5">
        <Stack gap="3">
          <Heading
            level={1}
          >{t`${plural(count, { one: 'Ancora un consenso', other: 'Ancora # consensi' })}`}</Heading>
          <Text tone="muted">{t`Entri con l’account della tua azienda: nome ed e-mail li abbiamo già.`}</Text>
        </Stack>
        <Panel gap="1">
          <Text weight="strong">{fullName}</Text>
          <Text tone="muted" size="sm">
            {person.email}
          </Text>
        </Panel>
        {failure !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{failure}</Alert>
          </MessageArea>
        )}
        <Ruled>
          <ConsentBoxes
            statements={statements}
            accepted={accepted}
            disabled={busy}
            errorOf={(legalId) => (unanswered.includes(legalId) ? t`Campo obbligatorio` : undefined)}
            onAnswer={(answer) => missing.send({ type: 'consent.answer', ...answer })}
          />
        </Ruled>
        <Button type="submit" size="lg" block busy={busy}>
          {t`Conferma e continua`}
        </Button>
      </Stack>
    </form>
  );
}
