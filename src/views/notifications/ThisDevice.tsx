import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { deviceStanding, isPushBusy, pushError } from '../../../machines/push/push.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { bellOffIcon } from '../../ui/icons/device/bell-off.ts';
import { bellRingIcon } from '../../ui/icons/device/bell-ring.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { useShop } from '../shop-context.ts';

/** How this device stands, and what can be done about it. */
export function ThisDevice() {
  const { t } = useLingui();
  const { tenant, flows } = useShop();
  const { push } = flows;
  const standing = useSelector(push, deviceStanding);
  const busy = useSelector(push, isPushBusy);
  const failure = useErrorMessage(useSelector(push, pushError));
  const { name } = tenant.facts;
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') push.send({ type: 'permission.look' });
    };
    look();
    // Back from the device's own settings.
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [push]);
  if (standing === null) return <Skeleton height="panel" />;
  if (standing === 'unsupported')
    return (
      <Alert icon={bellOffIcon} title={t`Qui non arrivano`}>
        {t`Questo browser non riceve notifiche: le notizie importanti ti arrivano per e-mail. Su iPhone aggiungi prima il negozio alla schermata Home.`}
      </Alert>
    );
  if (standing === 'blocked')
    return (
      <Alert tone="warning" icon={bellOffIcon} title={t`Bloccate dal dispositivo`}>
        {t`Il dispositivo le blocca per ${name}. Si riaccendono dalle impostazioni del telefono o del browser; intanto ti scriviamo per e-mail.`}
      </Alert>
    );
  return (
    <Panel>
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      <Alert
        tone={standing === 'on' ? 'success' : 'info'}
        icon={standing === 'on' ? bellRingIcon : bellOffIcon}
      >
        {standing === 'on' ? t`Accese su questo dispositivo.` : t`Spente su questo dispositivo.`}
      </Alert>
      <Switch
        label={t`Notifiche su questo dispositivo`}
        checked={standing === 'on'}
        aria-busy={busy || undefined}
        disabled={busy}
        onChecked={(on) => push.send({ type: on ? 'push.turnOn' : 'push.turnOff' })}
      />
    </Panel>
  );
}
