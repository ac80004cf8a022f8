import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { LoginDevice, OpenSession } from '../../../contract/api/account/open-sessions.ts';
import type { openSessionsMachine } from '../../../machines/open-sessions/open-sessions.machine.ts';
import {
  endingSessions,
  haveOpenSessionsFailed,
  openSessionList,
  openSessionsError,
} from '../../../machines/open-sessions/open-sessions.selectors.ts';
import { shopTime } from '../../text/shop-time.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useDayWords } from '../words/use-day-words.ts';

interface OpenSessionsProps {
  sessions: ActorRefFrom<typeof openSessionsMachine>;
}

/** 'Accessi aperti': each device with its last use, one or all others to be ended (SES-30). */
export function OpenSessions({ sessions }: OpenSessionsProps) {
  const { t } = useLingui();
  const id = useId();
  const list = useSelector(sessions, openSessionList);
  const failed = useSelector(sessions, haveOpenSessionsFailed);
  return (
    <Panel labelledBy={id}>
      <Heading level={2} id={id}>{t`Accessi aperti`}</Heading>
      {failed ? (
        <Alert
          tone="danger"
          role="alert"
          action={<Button onClick={() => sessions.send({ type: 'sessions.reload' })}>{t`Riprova`}</Button>}
        >
          {t`Non riusciamo a caricare i tuoi accessi.`}
        </Alert>
      ) : list === null ? (
        <Stack busy>
          <Skeleton height="panel" />
        </Stack>
      ) : (
        <SessionRows sessions={sessions} list={list} />
      )}
    </Panel>
  );
}

function SessionRows({ sessions, list }: OpenSessionsProps & { list: readonly OpenSession[] }) {
  const { t } = useLingui();
  const ending = useSelector(sessions, endingSessions);
  const failure = useErrorMessage(useSelector(sessions, openSessionsError));
  const others = list.filter(({ isCurrent }) => !isCurrent);
  return (
    <>
      <Text tone="muted" reading>
        {others.length === 0
          ? t`Il tuo account è aperto solo qui.`
          : t`Dove il tuo account è aperto adesso. Se non riconosci un dispositivo, chiudi quell’accesso e cambia la password.`}
      </Text>
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      <DetailRows>
        {list.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            isEnding={ending.includes(session.sessionId)}
            onEnd={() => sessions.send({ type: 'session.end', sessionId: session.sessionId })}
          />
        ))}
      </DetailRows>
      {others.length > 1 && (
        <Row>
          <Button
            variant="secondary"
            busy={ending.length > 1}
            onClick={() => sessions.send({ type: 'others.end' })}
          >
            {t`Chiudi tutti gli altri accessi`}
          </Button>
        </Row>
      )}
    </>
  );
}

interface SessionRowProps {
  session: OpenSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session: { device, seenAt, isCurrent }, isEnding, onEnd }: SessionRowProps) {
  const { t } = useLingui();
  const days = useDayWords();
  const name = useDeviceName(device);
  const { day, time } = shopTime(seenAt);
  const date = days.dated(day);
  const used = t`Usato ${date} alle ${time}`;
  if (isCurrent) return <DetailRow name={name} value={t`Questo dispositivo`} />;
  return (
    <DetailRow
      name={name}
      value={used}
      action={
        <TextButton
          small
          aria-label={t`Chiudi l’accesso: ${name}, ${used}`}
          aria-busy={isEnding || undefined}
          onClick={onEnd}
        >
          {t`Chiudi`}
        </TextButton>
      }
    />
  );
}

function useDeviceName(device: LoginDevice | null): string {
  const { t } = useLingui();
  const system = device?.system ?? null;
  const browser = device?.browser ?? null;
  if (device?.isApp === true) return system === null ? t`App` : t`App su ${system}`;
  if (browser !== null) return system === null ? browser : t`${browser} su ${system}`;
  return system ?? t`Dispositivo sconosciuto`;
}
