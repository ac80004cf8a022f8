import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { recoveryRequestMachine } from '../../../machines/recovery-request/recovery-request.machine.ts';
import {
  accountError,
  accountMeans,
  isRequestingReset,
  isResetSent,
  linkResentAt,
  namedAccount,
  nextLinkAt,
  recoveryEmail,
  recoveryError,
} from '../../../machines/recovery-request/recovery-request.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { shopTime } from '../../text/shop-time.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { literal } from '../../text/literal.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { FormColumn } from '../../ui/form-layout/FormColumn.tsx';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useFocusFirstError } from '../../ui/forms/use-focus-first-error.ts';
import { chevronLeftIcon } from '../../ui/icons/chevron-left.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Icon } from '../../ui/primitives/Icon.tsx';
import { tabId } from '../../ui/primitives/tab-id.ts';
import { Text } from '../../ui/primitives/Text.tsx';
import { ResendButton } from '../mail/ResendButton.tsx';
import { useShop } from '../shop-context.ts';

interface RecoveryRequestProps {
  recovery: ActorRefFrom<typeof recoveryRequestMachine>;
}

/** The first two pages of a forgotten password: asking for the link, and the link that was sent (NAV-10, REG-12). */
export function RecoveryRequestView({ recovery }: RecoveryRequestProps) {
  const sent = useSelector(recovery, isResetSent);
  return (
    <Page top="md" tall>
      {sent ? (
        <SentLink recovery={recovery} />
      ) : (
        <FormColumn>
          <RequestForm recovery={recovery} />
        </FormColumn>
      )}
    </Page>
  );
}

function RequestForm({ recovery }: RecoveryRequestProps) {
  const { t } = useLingui();
  const { phone } = useShop().tenant.facts;
  const panelId = useId();
  const means = useSelector(recovery, accountMeans);
  const account = useSelector(recovery, namedAccount);
  const fieldError = useSelector(recovery, accountError);
  const busy = useSelector(recovery, isRequestingReset);
  const failure = useErrorMessage(useSelector(recovery, recoveryError));
  const focusing = useFocusFirstError();
  const field = {
    name: 'account',
    required: true,
    value: account,
    error: fieldError ?? undefined,
    onValue: (text: string) => recovery.send({ type: 'account.changed', text }),
  };
  return (
    <form
      {...focusing}
      noValidate
      method="post"
      action={paths.resetPasswordRequest}
      onSubmit={(event) => {
        event.preventDefault();
        recovery.send({ type: 'recovery.submit' });
      }}
    >
      <Stack>
        <div>
          <TextLink href={paths.login} alone small>
            <Icon of={chevronLeftIcon} size="sm" />
            {t`Accedi`}
          </TextLink>
        </div>
        <Stack gap="2">
          <Heading level={1}>{t`Password dimenticata?`}</Heading>
          <Text tone="muted">{t`Scrivi con cosa hai aperto l’account. Ti mandiamo un link che vale 60 minuti.`}</Text>
        </Stack>
        {failure !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{failure}</Alert>
          </MessageArea>
        )}
        <Segmented
          label={t`Cerca l’account con`}
          panelId={panelId}
          selected={means}
          segments={[
            { id: 'email', label: t`E-mail` },
            { id: 'taxCode', label: t`Codice fiscale` },
          ]}
          onSelect={(id) =>
            recovery.send({ type: 'means.changed', means: id === 'taxCode' ? 'taxCode' : 'email' })
          }
        />
        <div role="tabpanel" id={panelId} aria-labelledby={tabId(panelId, means)}>
          {means === 'email' ? (
            <TextField
              key="email"
              {...field}
              label={t`E-mail`}
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
            />
          ) : (
            <TextField key="taxCode" {...field} label={t`Codice fiscale`} autoComplete="off" maxLength={16} />
          )}
        </div>
        <Button type="submit" size="lg" block busy={busy}>
          {t`Manda il link`}
        </Button>
        <Text tone="muted" size="sm">
          <Trans>
            Non ricordi nemmeno quella? Servizio clienti,{' '}
            <TextLink href={`tel:${phone.replaceAll(' ', '')}`}>{literal(phone)}</TextLink>.
          </Trans>
        </Text>
      </Stack>
    </form>
  );
}

function SentLink({ recovery }: RecoveryRequestProps) {
  const { t } = useLingui();
  const { name } = useShop().tenant.facts;
  const email = useSelector(recovery, recoveryEmail);
  const nextAt = useSelector(recovery, nextLinkAt);
  const resentAt = useSelector(recovery, linkResentAt);
  const busy = useSelector(recovery, isRequestingReset);
  const failure = useErrorMessage(useSelector(recovery, recoveryError));
  const time = resentAt === null ? null : shopTime(new Date(resentAt).toISOString()).time;
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Controlla la posta`}
      actions={
        <>
          <ButtonLink size="lg" variant="secondary" href={paths.home}>{t`Torna alla spesa`}</ButtonLink>
          {email === '' ? (
            <ButtonLink size="lg" variant="ghost" href={paths.resetPasswordRequest}>
              {t`Manda di nuovo`}
            </ButtonLink>
          ) : (
            <ResendButton
              size="lg"
              variant="ghost"
              label={t`Manda di nuovo`}
              busy={busy}
              nextAt={nextAt}
              onSend={() => recovery.send({ type: 'recovery.resend' })}
            />
          )}
        </>
      }
    >
      <Stack gap="3">
        {failure !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{failure}</Alert>
          </MessageArea>
        )}
        <p>
          {email === '' ? (
            t`Se i dati sono di un account ${name}, il link è già partito. Vale 60 minuti.`
          ) : (
            <Trans>
              Se <strong>{literal(email)}</strong> è di un account {literal(name)}, il link è già partito.
              Vale 60 minuti.
            </Trans>
          )}
        </p>
        <p>{t`Se non lo trovi, guarda nella posta indesiderata.`}</p>
        {/* The same for every address: nothing tells whether there is such an account. */}
        <p role="status">{time !== null && t`Richiesta mandata di nuovo alle ${time}`}</p>
      </Stack>
    </SystemPage>
  );
}
