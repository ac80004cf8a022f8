import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { PushSettings, PushSwitch } from '../../../contract/api/account/push.ts';
import { quietHours } from '../../../contract/rules/time/quiet-hours.ts';
import type { pushSettingsMachine } from '../../../machines/push-settings/push-settings.machine.ts';
import {
  arePushSettingsSignedOut,
  arePushSettingsBusy,
  havePushSettingsFailed,
  pushSettings,
  pushSettingsError,
  turningSwitch,
} from '../../../machines/push-settings/push-settings.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { shortHours } from '../../text/day.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { AwaitedProducts } from './AwaitedProducts.tsx';
import { ThisDevice } from './ThisDevice.tsx';

type SettingsRef = ActorRefFrom<typeof pushSettingsMachine>;

/** 'Notifiche': whether this device is told, and what of; each switch acts at once (TEN-07, PUSH-08). */
export function NotificationsView({ settings }: { settings: SettingsRef }) {
  const { t } = useLingui();
  const known = useSelector(settings, pushSettings);
  const isAwaitingSession = useSelector(settings, arePushSettingsSignedOut);
  const failed = useSelector(settings, havePushSettingsFailed);
  const reload = () => settings.send({ type: 'settings.reload' });
  return (
    <ProfileLayout current={paths.notifications}>
      <Heading level={1}>{t`Notifiche`}</Heading>
      {failed ? (
        <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
          {t`Non riusciamo a caricare le tue notifiche.`}
        </Alert>
      ) : isAwaitingSession ? (
        <AwaitingSession onRetry={reload}>
          <SettingsSkeleton />
        </AwaitingSession>
      ) : known === null ? (
        <SettingsSkeleton />
      ) : (
        <>
          <ThisDevice />
          <SettingsPanels settings={settings} known={known} />
        </>
      )}
      {!isAwaitingSession && <AwaitedProducts />}
    </ProfileLayout>
  );
}

const SettingsSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);

/** "08:00" of 8. */
const onTheHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

interface PanelsProps {
  settings: SettingsRef;
  known: PushSettings;
}

function SettingsPanels({ settings, known }: PanelsProps) {
  const { t } = useLingui();
  const change = useSelector(settings, turningSwitch);
  const busy = useSelector(settings, arePushSettingsBusy);
  const failure = useErrorMessage(useSelector(settings, pushSettingsError));
  const control = (name: PushSwitch['name'], label: string, note: string) => {
    const isTurning = change?.name === name;
    const isOn = name === 'quietHours' ? known.quietHours : known.topics[name];
    return (
      <Switch
        label={label}
        note={note}
        checked={isTurning ? change.isOn : isOn}
        disabled={busy && !isTurning}
        aria-busy={isTurning || undefined}
        onChecked={(next) => settings.send({ type: 'switch.turn', name, isOn: next })}
      />
    );
  };
  const hours = shortHours({ beginTime: onTheHour(quietHours.from), endTime: onTheHour(quietHours.to) });
  return (
    <>
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      <Topics title={t`Ordini`}>
        {control('orderStatus', t`A che punto è l’ordine`, t`In preparazione, in viaggio, consegnato`)}
        {control(
          'deliveryReminder',
          t`Promemoria della consegna`,
          t`Due ore prima della fascia oraria, o la sera prima`,
        )}
        {control('changeTerm', t`Ultimi minuti per modificare`, t`30 minuti prima del termine, o la sera`)}
      </Topics>
      <Topics title={t`Prodotti`}>
        {control('productBack', t`Avvisi di ritorno`, t`Quando torna un prodotto che aspetti`)}
      </Topics>
      <Topics title={t`Come`}>
        {control('quietHours', t`Silenzio di notte`, t`${hours}, tranne la consegna in corso`)}
      </Topics>
    </>
  );
}

function Topics({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Panel labelledBy={titleId}>
      <Heading level={2} id={titleId}>
        {title}
      </Heading>
      {children}
    </Panel>
  );
}
