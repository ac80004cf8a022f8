import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { AnsweredDisclaimer } from '../../../contract/api/account/disclaimer.ts';
import type { consentsMachine } from '../../../machines/consents/consents.machine.ts';
import {
  areConsentsBusy,
  areConsentsSignedOut,
  changingConsent,
  consentList,
  consentsError,
  haveConsentsFailed,
} from '../../../machines/consents/consents.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Switch } from '../../ui/forms/Switch.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { CookieForm } from '../cookies/CookieForm.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { LanguageChoice } from '../shell/LanguageChoice.tsx';
import { LazyColourSchemeChoice } from '../shell/LazyColourSchemeChoice.tsx';
import { ProfileLayout } from './ProfileLayout.tsx';
import { DataText, dataText } from '../../ui/primitives/DataText.tsx';

interface ConsentsProps {
  consents: ActorRefFrom<typeof consentsMachine>;
}

/** 'Consensi e cookie': each consent acts at once, the choice about cookies when it is saved (REG-19, B-07). */
export function ConsentsView({ consents }: ConsentsProps) {
  const { t } = useLingui();
  const list = useSelector(consents, consentList);
  const isAwaitingSession = useSelector(consents, areConsentsSignedOut);
  const failed = useSelector(consents, haveConsentsFailed);
  const cookiesId = useId();
  const reload = () => consents.send({ type: 'consents.reload' });
  return (
    <ProfileLayout current={paths.consents}>
      <Heading level={1}>{t`Consensi e cookie`}</Heading>
      {failed ? (
        <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
          {t`Non riusciamo a caricare i tuoi consensi.`}
        </Alert>
      ) : isAwaitingSession ? (
        <AwaitingSession onRetry={reload}>
          <ConsentsSkeleton />
        </AwaitingSession>
      ) : list === null ? (
        <ConsentsSkeleton />
      ) : (
        <ConsentSwitches consents={consents} list={list} />
      )}
      <Panel labelledBy={cookiesId}>
        <Heading level={2} id={cookiesId}>
          {t`Cookie e misure`}
        </Heading>
        <Text tone="muted" reading>{t`Le stesse scelte del banner. Valgono per questo dispositivo.`}</Text>
        <CookieForm returnTo={paths.consents} />
      </Panel>
      <Panel>
        <LanguageChoice returnTo={paths.consents} />
        <LazyColourSchemeChoice />
        <Text tone="muted" size="sm">{t`Vale per questo dispositivo.`}</Text>
      </Panel>
    </ProfileLayout>
  );
}

const ConsentsSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
  </Stack>
);

function ConsentSwitches({ consents, list }: ConsentsProps & { list: readonly AnsweredDisclaimer[] }) {
  const { t } = useLingui();
  const change = useSelector(consents, changingConsent);
  const busy = useSelector(consents, areConsentsBusy);
  const titleId = useId();
  const failure = useErrorMessage(useSelector(consents, consentsError));
  return (
    <Panel labelledBy={titleId}>
      <Heading level={2} id={titleId}>
        {t`Consensi`}
      </Heading>
      <Text tone="muted" reading>{t`Ogni scelta vale subito e la puoi cambiare quando vuoi.`}</Text>
      <MessageArea role="alert">{failure !== null && <Alert tone="danger">{failure}</Alert>}</MessageArea>
      {list.map(({ legalId, title, text: ownText, required, accepted }) => {
        const text = dataText(ownText);
        const changing = change?.legalId === legalId;
        const given = changing ? change.accepted : accepted;
        const kept = required && given;
        return (
          <Switch
            key={legalId}
            label={<DataText>{title}</DataText>}
            note={kept ? <Trans>{text} Serve per l’account: non si può togliere.</Trans> : text}
            checked={given}
            disabled={kept || (busy && !changing)}
            aria-busy={changing || undefined}
            onChecked={(next) => consents.send({ type: 'consent.change', legalId, accepted: next })}
          />
        );
      })}
      <Text tone="muted" size="sm">
        <Trans>
          Per togliere il consenso obbligatorio si chiude l’account:{' '}
          <TextLink href={paths.privacy}>Privacy e account</TextLink>.
        </Trans>
      </Text>
    </Panel>
  );
}
