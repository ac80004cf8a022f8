import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailChangeMachine } from '../../../machines/email-change/email-change.machine.ts';
import {
  emailChangeError,
  isEmailChanged,
  isEmailChangeRejected,
  isEmailChanging,
} from '../../../machines/email-change/email-change.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useShop } from '../shop-context.ts';

interface EmailChangeProps {
  change: ActorRefFrom<typeof emailChangeMachine>;
}

/** Where the mailed link of a new e-mail leads (NAV-09, REG-17). */
export function EmailChangeView({ change }: EmailChangeProps) {
  const { t } = useLingui();
  const changing = useSelector(change, isEmailChanging);
  const changed = useSelector(change, isEmailChanged);
  const rejected = useSelector(change, isEmailChangeRejected);
  return (
    <Page top="md" tall>
      {changing ? (
        <Stack busy>
          <VisuallyHidden as="h1">{t`Conferma della nuova e-mail`}</VisuallyHidden>
          <Skeleton height="panel" />
        </Stack>
      ) : changed ? (
        <Changed />
      ) : rejected ? (
        <Rejected />
      ) : (
        <Unknown change={change} />
      )}
    </Page>
  );
}

function Changed() {
  const { t } = useLingui();
  const loggedIn = useSelector(useShop().flows.session, isLoggedIn);
  return (
    <SystemPage
      picture="/media/emoji/1f6d2-240.webp"
      title={t`E-mail cambiata`}
      actions={
        loggedIn ? (
          <ButtonLink size="lg" href={paths.home}>{t`Torna alla spesa`}</ButtonLink>
        ) : (
          <ButtonLink size="lg" href={paths.login}>{t`Accedi`}</ButtonLink>
        )
      }
    >
      <p role="status">{t`Da adesso entri con la nuova e-mail: la password è quella di sempre.`}</p>
    </SystemPage>
  );
}

function Rejected() {
  const { t } = useLingui();
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Il link è scaduto`}
      actions={<ButtonLink size="lg" href={paths.profile}>{t`Vai al profilo`}</ButtonLink>}
    >
      <p role="status">
        {t`Valeva un’ora, o è già stato usato. Se l’e-mail non è ancora cambiata, chiedi un altro link dal profilo.`}
      </p>
    </SystemPage>
  );
}

function Unknown({ change }: EmailChangeProps) {
  const { t } = useLingui();
  const error = useErrorMessage(useSelector(change, emailChangeError));
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Non riusciamo a cambiare l’e-mail`}
      actions={
        <Button size="lg" onClick={() => change.send({ type: 'change.retry' })}>
          {t`Riprova`}
        </Button>
      }
    >
      <p role="alert">{error}</p>
    </SystemPage>
  );
}
