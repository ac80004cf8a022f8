import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accountDeletionMachine } from '../../../machines/account-deletion/account-deletion.machine.ts';
import {
  deletionError,
  isConfirmingDeletionRequest,
  isDeletingAccount,
  isDeletionBlocked,
  isDeletionConfirmable,
  isDeletionLinkExpired,
  isDeletionMailed,
  isRequestingDeletion,
} from '../../../machines/account-deletion/account-deletion.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { trashIcon } from '../../ui/icons/trash.ts';
import { truckIcon } from '../../ui/icons/truck.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';

interface AccountDeletionProps {
  deletion: ActorRefFrom<typeof accountDeletionMachine>;
}

/** The end of the account: what is lost, what stands in its way, or the next step (REG-20, REG-21). */
export function AccountDeletion({ deletion }: AccountDeletionProps) {
  const { t } = useLingui();
  const id = useId();
  const blocked = useSelector(deletion, isDeletionBlocked);
  const mailed = useSelector(deletion, isDeletionMailed);
  const confirmable = useSelector(deletion, isDeletionConfirmable);
  return (
    <Panel as="section" labelledBy={id}>
      <Heading level={2} id={id}>{t`Elimina account`}</Heading>
      <Text tone="muted" reading>
        {t`Cancelliamo nome, contatti, indirizzi, liste e punti. Fatture e scontrini restano senza il tuo nome, come vuole la legge. Non si torna indietro.`}
      </Text>
      {blocked ? (
        <Blocked deletion={deletion} />
      ) : mailed ? (
        <Mailed deletion={deletion} />
      ) : confirmable ? (
        <LastQuestion deletion={deletion} />
      ) : (
        <Offer deletion={deletion} />
      )}
    </Panel>
  );
}

function Blocked({ deletion }: AccountDeletionProps) {
  const { t } = useLingui();
  const reason = useErrorMessage(useSelector(deletion, deletionError));
  return (
    <>
      <Alert tone="warning" role="status" icon={truckIcon} title={t`Hai un ordine in corso`}>
        {reason ?? t`Potrai eliminare l’account quando sarà arrivato.`}
      </Alert>
      <Row wrap>
        <ButtonLink variant="secondary" href={paths.orders}>{t`Vedi gli ordini`}</ButtonLink>
        <Button variant="ghost" onClick={() => deletion.send({ type: 'deletion.retry' })}>
          {t`Controlla di nuovo`}
        </Button>
      </Row>
    </>
  );
}

function Offer({ deletion }: AccountDeletionProps) {
  const { t } = useLingui();
  const expired = useSelector(deletion, isDeletionLinkExpired);
  const busy = useSelector(deletion, isRequestingDeletion);
  const asked = useSelector(deletion, isConfirmingDeletionRequest);
  const failure = useErrorMessage(useSelector(deletion, deletionError));
  return (
    <>
      {expired && (
        <Alert tone="warning" role="alert" title={t`Il link è scaduto`}>
          {t`Valeva un’ora e una volta sola. L’account c’è ancora: se vuoi eliminarlo ti mandiamo un altro link.`}
        </Alert>
      )}
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      <Row>
        <Button
          variant="secondary"
          icon={trashIcon}
          busy={busy}
          onClick={() => deletion.send({ type: 'deletion.request' })}
        >
          {t`Elimina account`}
        </Button>
      </Row>
      <ConfirmDialog
        open={asked}
        danger
        question={t`Elimini l’account?`}
        noLabel={t`No, resto`}
        yesLabel={t`Manda il link`}
        onNo={() => deletion.send({ type: 'deletion.dismiss' })}
        onYes={() => deletion.send({ type: 'deletion.confirm' })}
      >
        {t`Ti mandiamo un’e-mail con il link per l’ultima conferma. Indirizzi, liste e punti si perdono per sempre.`}
      </ConfirmDialog>
    </>
  );
}

function Mailed({ deletion }: AccountDeletionProps) {
  const { t } = useLingui();
  return (
    <>
      <Alert tone="success" role="status" title={t`Controlla la posta`}>
        {t`Ti abbiamo mandato il link per l’ultima conferma. Vale un’ora; finché non lo apri non cambia nulla.`}
      </Alert>
      <Row>
        <Button variant="secondary" onClick={() => deletion.send({ type: 'deletion.request' })}>
          {t`Manda un altro link`}
        </Button>
      </Row>
    </>
  );
}

function LastQuestion({ deletion }: AccountDeletionProps) {
  const { t } = useLingui();
  const busy = useSelector(deletion, isDeletingAccount);
  const failure = useErrorMessage(useSelector(deletion, deletionError));
  return (
    <>
      <Alert tone="warning" title={t`Elimini l’account per sempre?`}>
        {t`È l’ultima conferma: esci da tutti i dispositivi e i tuoi dati spariscono.`}
      </Alert>
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      <Row wrap>
        <ButtonLink variant="secondary" href={paths.home}>{t`No, resto`}</ButtonLink>
        <Button variant="danger" busy={busy} onClick={() => deletion.send({ type: 'deletion.confirm' })}>
          {t`Elimina per sempre`}
        </Button>
      </Row>
    </>
  );
}
