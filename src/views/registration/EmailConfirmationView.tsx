import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { emailConfirmationMachine } from '../../../machines/email-confirmation/email-confirmation.machine.ts';
import {
  cameByLink,
  confirmationEmail,
  confirmationError,
  hasConfirmationFailed,
  isConfirmed,
  isConfirming,
  isMailResending,
  mailResentAt,
  nextMailAt,
} from '../../../machines/email-confirmation/email-confirmation.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { shopTime } from '../../text/shop-time.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { literal } from '../../text/literal.tsx';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
import { useHydrating } from '../words/use-hydrating.ts';
import { ResendButton } from '../mail/ResendButton.tsx';
import { useShop } from '../shop-context.ts';

interface EmailConfirmationProps {
  confirmation: ActorRefFrom<typeof emailConfirmationMachine>;
}

/** The mail of a new account, and where its link leads (NAV-09, REG-07, REG-08). */
export function EmailConfirmationView({ confirmation }: EmailConfirmationProps) {
  const { t } = useLingui();
  const confirming = useSelector(confirmation, isConfirming);
  const confirmed = useSelector(confirmation, isConfirmed);
  const hasFailed = useSelector(confirmation, hasConfirmationFailed);
  const isByLink = useSelector(confirmation, cameByLink);
  // Whom the mail was sent to is known to this tab alone, and not to the server.
  const isUnknownYet = useHydrating() && !isByLink;
  return (
    <Page top="md" tall>
      {confirming || isUnknownYet ? (
        <Stack busy>
          <VisuallyHidden as="h1">{t`Conferma della registrazione`}</VisuallyHidden>
          <Skeleton height="panel" />
        </Stack>
      ) : confirmed ? (
        <Confirmed confirmation={confirmation} />
      ) : hasFailed ? (
        <Unknown confirmation={confirmation} />
      ) : isByLink ? (
        <WrongLink confirmation={confirmation} />
      ) : (
        <AwaitedMail confirmation={confirmation} />
      )}
    </Page>
  );
}

/** Whoever has an account comes in, with the e-mail of the link in the form (SES-16). */
function ToLogin({ email }: { email: string }) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  return (
    <ButtonLink
      size="lg"
      href={paths.login}
      onClick={() => {
        if (email !== '') session.send({ type: 'email.typed', email });
      }}
    >
      {t`Accedi`}
    </ButtonLink>
  );
}

function Confirmed({ confirmation }: EmailConfirmationProps) {
  const { t } = useLingui();
  const email = useSelector(confirmation, confirmationEmail);
  const loggedIn = useSelector(useShop().flows.session, isLoggedIn);
  return (
    <SystemPage
      picture="/media/emoji/1f6d2-240.webp"
      title={t`Ti diamo il benvenuto`}
      actions={
        loggedIn ? (
          <ButtonLink size="lg" href={paths.home}>{t`Inizia la spesa`}</ButtonLink>
        ) : (
          <ToLogin email={email} />
        )
      }
    >
      <p role="status">{t`L’indirizzo è confermato e il tuo account è attivo.`}</p>
    </SystemPage>
  );
}

function Unknown({ confirmation }: EmailConfirmationProps) {
  const { t } = useLingui();
  const error = useErrorMessage(useSelector(confirmation, confirmationError));
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Non riusciamo a confermare l’indirizzo`}
      actions={
        <Button size="lg" onClick={() => confirmation.send({ type: 'confirmation.retry' })}>
          {t`Riprova`}
        </Button>
      }
    >
      <p role="alert">{error}</p>
    </SystemPage>
  );
}

function ResendFailure({ confirmation }: EmailConfirmationProps) {
  const error = useErrorMessage(useSelector(confirmation, confirmationError));
  return (
    error !== null && (
      <MessageArea role="alert">
        <Alert tone="danger">{error}</Alert>
      </MessageArea>
    )
  );
}

function useResend(confirmation: EmailConfirmationProps['confirmation']) {
  return {
    busy: useSelector(confirmation, isMailResending),
    nextAt: useSelector(confirmation, nextMailAt),
    onSend: () => confirmation.send({ type: 'mail.resend' }),
  };
}

/** The time of day a mail was sent again at; null where none was. */
function useResentTime(confirmation: EmailConfirmationProps['confirmation']): string | null {
  const resentAt = useSelector(confirmation, mailResentAt);
  return resentAt === null ? null : shopTime(new Date(resentAt).toISOString()).time;
}

function AwaitedMail({ confirmation }: EmailConfirmationProps) {
  const { t } = useLingui();
  const email = useSelector(confirmation, confirmationEmail);
  const resend = useResend(confirmation);
  const time = useResentTime(confirmation);
  return (
    <SystemPage
      picture="/media/emoji/1f6d2-240.webp"
      title={t`Manca un clic`}
      actions={<ButtonLink size="lg" href={paths.home}>{t`Continua la spesa`}</ButtonLink>}
      below={
        <>
          <p>{t`Non arriva? Guarda nella posta indesiderata.`}</p>
          <Row justify="center" wrap>
            {email !== '' && <ResendButton label={t`Manda di nuovo`} variant="ghost" {...resend} />}
            <ButtonLink variant="ghost" href={paths.registration}>
              {t`Cambia e-mail`}
            </ButtonLink>
          </Row>
          <p role="status">
            {time !== null && (
              <Text as="span" tone="success" weight="medium">{t`E-mail mandata di nuovo alle ${time}`}</Text>
            )}
          </p>
          <ResendFailure confirmation={confirmation} />
        </>
      }
    >
      <p>
        {email === '' ? (
          t`Ti abbiamo scritto un’e-mail: apri il link che contiene per confermare il tuo indirizzo.`
        ) : (
          <Trans>
            Abbiamo scritto a <strong>{literal(email)}</strong>: apri il link dell’e-mail per confermare il
            tuo indirizzo.
          </Trans>
        )}
      </p>
    </SystemPage>
  );
}

function WrongLink({ confirmation }: EmailConfirmationProps) {
  const { t } = useLingui();
  const email = useSelector(confirmation, confirmationEmail);
  const resend = useResend(confirmation);
  const time = useResentTime(confirmation);
  return (
    <SystemPage
      picture="/media/emoji/1f4e6-240.webp"
      title={t`Questo link non è valido`}
      actions={
        <>
          <ToLogin email={email} />
          {email !== '' && (
            <ResendButton label={t`Manda un nuovo link`} size="lg" variant="secondary" {...resend} />
          )}
        </>
      }
    >
      <Stack gap="3">
        <ResendFailure confirmation={confirmation} />
        <p>{t`Il codice non corrisponde. Se l’account è già confermato, accedi e basta.`}</p>
        {/* The same for every address: nothing tells whether there is such an account. */}
        <p role="status">
          {time !== null && t`Se l’account è da confermare, il nuovo link è partito alle ${time}.`}
        </p>
      </Stack>
    </SystemPage>
  );
}
