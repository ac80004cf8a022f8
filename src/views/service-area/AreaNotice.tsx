import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { areaNoticeMachine } from '../../../machines/area-notice/area-notice.machine.ts';
import {
  isNoticeNoted,
  isNoticeSending,
  noticeEmail,
  noticeEmailError,
  noticeError,
} from '../../../machines/area-notice/area-notice.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { ArrivalHeading } from '../../ui/overlays/ArrivalHeading.tsx';
import { useFocusArrival } from '../../ui/overlays/use-focus-arrival.ts';

interface AreaNoticeProps {
  notice: ActorRefFrom<typeof areaNoticeMachine>;
  /** The place that is not served, e.g. `04100 Latina`. */
  place: string;
  /** No store is near: there is nothing else to do here. */
  isOnlyWay: boolean;
}

/** An e-mail left for the day the groceries come to a place (SES-17). */
export function AreaNotice({ notice, place, isOnlyWay }: AreaNoticeProps) {
  const { t } = useLingui();
  const noted = useSelector(notice, isNoticeNoted);
  useFocusArrival(noted ? 'noted' : 'asked');
  return (
    <Stack gap="2">
      {!noted && <NoticeForm notice={notice} isOnlyWay={isOnlyWay} />}
      <MessageArea>
        {noted && (
          <Alert tone="success">
            <ArrivalHeading level={2} look="label">
              {t`Ti scriviamo quando arriviamo a ${place}.`}
            </ArrivalHeading>
          </Alert>
        )}
      </MessageArea>
    </Stack>
  );
}

function NoticeForm({ notice, isOnlyWay }: Pick<AreaNoticeProps, 'notice' | 'isOnlyWay'>) {
  const { t } = useLingui();
  const email = useSelector(notice, noticeEmail);
  const emailError = useSelector(notice, noticeEmailError);
  const busy = useSelector(notice, isNoticeSending);
  const error = useSelector(notice, noticeError);
  const refused = useErrorMessage(error);
  const focusing = useFocusFirstError();
  const hasReason = (error?.messages.length ?? 0) > 0;
  return (
    <form
      {...focusing}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        notice.send({ type: 'notice.request' });
      }}
    >
      <Stack gap="3">
        <TextField
          label={t`E-mail`}
          hint={t`Ti scriviamo una volta sola, poi cancelliamo l’indirizzo.`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          required
          value={email}
          error={emailError ?? undefined}
          onValue={(text) => notice.send({ type: 'email.changed', text })}
        />
        <MessageArea role="alert">
          {error !== null && (
            <Alert tone="danger">
              {hasReason
                ? refused
                : t`Non siamo riusciti a prenderne nota. La tua e-mail è ancora qui: riprova.`}
            </Alert>
          )}
        </MessageArea>
        <Button type="submit" size="lg" block busy={busy} variant={isOnlyWay ? 'primary' : 'secondary'}>
          {t`Avvisami quando arrivate`}
        </Button>
      </Stack>
    </form>
  );
}
