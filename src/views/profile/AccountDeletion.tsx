import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { accountDeletionMachine } from '../../../machines/account-deletion/account-deletion.machine.ts';
import {
  areLossesOnTheirWay,
  deletionError,
  deletionLosses,
  isDeletingAccount,
  isDeletionBlocked,
  isDeletionConfirmable,
  isDeletionLinkExpired,
  isDeletionMailed,
  isRequestingDeletion,
  orderInTheWay,
} from '../../../machines/account-deletion/account-deletion.selectors.ts';
import type { dataExportMachine } from '../../../machines/data-export/data-export.machine.ts';
import { paths } from '../../routing/paths.ts';
import { shortHours } from '../../text/day.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { circleCheckIcon } from '../../ui/icons/circle-check.ts';
import { trashIcon } from '../../ui/icons/trash.ts';
import { triangleAlertIcon } from '../../ui/icons/triangle-alert.ts';
import { truckIcon } from '../../ui/icons/truck.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { FactList } from '../../ui/primitives/FactList.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';
import { useDayWords } from '../words/use-day-words.ts';
import { DeletionQuestion } from './DeletionQuestion.tsx';
import { useLossesText } from './use-losses-text.ts';

interface DeletionProps {
  deletion: ActorRefFrom<typeof accountDeletionMachine>;
}

interface AccountDeletionProps extends DeletionProps {
  data: ActorRefFrom<typeof dataExportMachine>;
}

/** The end of the account: what is lost, what stands in its way, or the next step (REG-20, REG-21). */
export function AccountDeletion({ deletion, data }: AccountDeletionProps) {
  const { t } = useLingui();
  const id = useId();
  const blocked = useSelector(deletion, isDeletionBlocked);
  const mailed = useSelector(deletion, isDeletionMailed);
  const confirmable = useSelector(deletion, isDeletionConfirmable);
  return (
    <Panel labelledBy={id}>
      <Heading level={2} id={id}>{t`Elimina account`}</Heading>
      <Text tone="muted" reading>
        {t`Cancelliamo nome, contatti, indirizzi, liste e punti. Fatture e scontrini restano 10 anni senza il tuo nome, come vuole la legge. Non si torna indietro.`}
      </Text>
      {blocked ? (
        <Blocked deletion={deletion} />
      ) : mailed ? (
        <Mailed deletion={deletion} />
      ) : confirmable ? (
        <LastQuestion deletion={deletion} />
      ) : (
        <Offer deletion={deletion} data={data} />
      )}
    </Panel>
  );
}

function Blocked({ deletion }: DeletionProps) {
  const { t } = useLingui();
  const { today } = useShop();
  const days = useDayWords();
  const order = useSelector(deletion, orderInTheWay);
  const reason = useErrorMessage(useSelector(deletion, deletionError));
  const which =
    order === null
      ? null
      : order.timeslot === null
        ? t`Ordine ${order.orderId}`
        : t`Ordine ${order.orderId}, ${days.relativeWithin(order.timeslot.dateIso, today)} ${shortHours(order.timeslot)}`;
  return (
    <>
      <Alert tone="warning" role="status" icon={truckIcon} title={t`Hai un ordine in corso`}>
        {which !== null && <p>{which}</p>}
        {reason ?? t`Potrai eliminare l’account quando sarà arrivato.`}
      </Alert>
      <Row wrap>
        {order === null ? (
          <ButtonLink variant="secondary" href={paths.orders}>{t`Vedi gli ordini`}</ButtonLink>
        ) : (
          <ButtonLink variant="secondary" href={paths.order(order.orderId)}>{t`Vedi ordine`}</ButtonLink>
        )}
        <Button variant="ghost" onClick={() => deletion.send({ type: 'deletion.retry' })}>
          {t`Controlla di nuovo`}
        </Button>
      </Row>
    </>
  );
}

function Offer({ deletion, data }: AccountDeletionProps) {
  const { t } = useLingui();
  const expired = useSelector(deletion, isDeletionLinkExpired);
  const busy = useSelector(deletion, isRequestingDeletion);
  const failure = useErrorMessage(useSelector(deletion, deletionError));
  return (
    <>
      {expired && (
        <Alert tone="warning" role="alert" title={t`Il link è scaduto`}>
          {t`Valeva un’ora e una volta sola. L’account c’è ancora: se vuoi eliminarlo ti mandiamo un altro link.`}
        </Alert>
      )}
      <Losses deletion={deletion} />
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      <Row>
        <Button
          variant="dangerLine"
          icon={trashIcon}
          busy={busy}
          onClick={() => deletion.send({ type: 'deletion.request' })}
        >
          {t`Elimina account`}
        </Button>
      </Row>
      <DeletionQuestion deletion={deletion} data={data} />
    </>
  );
}

/** What goes with the account, in numbers; without them the action stays. */
function Losses({ deletion }: DeletionProps) {
  const { t } = useLingui();
  const losses = useSelector(deletion, deletionLosses);
  const lost = useLossesText(losses);
  if (useSelector(deletion, areLossesOnTheirWay))
    return (
      <Stack busy>
        <Skeleton />
      </Stack>
    );
  if (losses === null) return null;
  return (
    <FactList
      facts={[
        { icon: circleCheckIcon, text: t`Nessun ordine in corso` },
        ...(lost === null ? [] : [{ icon: triangleAlertIcon, text: lost, tone: 'warning' as const }]),
      ]}
    />
  );
}

function Mailed({ deletion }: DeletionProps) {
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

function LastQuestion({ deletion }: DeletionProps) {
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
