import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailStopMachine } from '../../../machines/email-stop/email-stop.machine.ts';
import {
  emailStopError,
  isEmailStopped,
  isEmailStopping,
  isEmailStopRejected,
} from '../../../machines/email-stop/email-stop.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';

interface EmailStopProps {
  stop: ActorRefFrom<typeof emailStopMachine>;
}

/** Where the link in the mail to the old address leads (B-42). */
export function EmailStopView({ stop }: EmailStopProps) {
  const stopped = useSelector(stop, isEmailStopped);
  const rejected = useSelector(stop, isEmailStopRejected);
  return (
    <Page top="md" tall>
      {stopped ? <Stopped /> : rejected ? <Rejected /> : <Offered stop={stop} />}
    </Page>
  );
}

function Offered({ stop }: EmailStopProps) {
  const { t } = useLingui();
  const busy = useSelector(stop, isEmailStopping);
  const error = useErrorMessage(useSelector(stop, emailStopError));
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Blocca il cambio dell’e-mail`}
      actions={
        <Button size="lg" busy={busy} onClick={() => stop.send({ type: 'stop.confirm' })}>
          {t`Blocca il cambio`}
        </Button>
      }
    >
      <p>
        {t`Il tuo account resta, o torna, a questo indirizzo e chiunque sia entrato ne esce. Ti inviamo un link per scegliere una nuova password.`}
      </p>
      {error !== null && <p role="alert">{error}</p>}
    </SystemPage>
  );
}

function Stopped() {
  const { t } = useLingui();
  return (
    <SystemPage
      picture="/media/emoji/1f6d2-240.webp"
      title={t`Il cambio è bloccato`}
      actions={<ButtonLink size="lg" href={paths.home}>{t`Torna alla spesa`}</ButtonLink>}
    >
      <p role="status">
        {t`Ti abbiamo inviato un’e-mail: apri il link per scegliere una nuova password e accedi di nuovo.`}
      </p>
    </SystemPage>
  );
}

function Rejected() {
  const { t } = useLingui();
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Il link è scaduto`}
      actions={
        <ButtonLink size="lg" href={paths.resetPasswordRequest}>{t`Scegli una nuova password`}</ButtonLink>
      }
    >
      <p role="status">
        {t`Valeva sette giorni, o è già stato usato. Se temi per il tuo account, scegli una nuova password.`}
      </p>
    </SystemPage>
  );
}
