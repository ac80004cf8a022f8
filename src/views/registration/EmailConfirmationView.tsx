import { useLingui } from '@lingui/react/macro';
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
  isMailResent,
} from '../../../machines/email-confirmation/email-confirmation.selectors.ts';
import { isLoggedIn } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SystemPage } from '../../ui/layout/SystemPage.tsx';
import { VisuallyHidden } from '../../ui/primitives/VisuallyHidden.tsx';
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
  return (
    <Page top="md" tall>
      {confirming ? (
        <Stack busy>
          <VisuallyHidden as="h1">{t`Conferma della registrazione`}</VisuallyHidden>
          <Skeleton height="panel" />
        </Stack>
      ) : confirmed ? (
        <Confirmed />
      ) : hasFailed ? (
        <Unknown confirmation={confirmation} />
      ) : (
        <AwaitedMail confirmation={confirmation} />
      )}
    </Page>
  );
}

function Confirmed() {
  const { t } = useLingui();
  const loggedIn = useSelector(useShop().flows.session, isLoggedIn);
  return (
    <SystemPage
      picture="/media/emoji/1f6d2-240.webp"
      title={t`Indirizzo confermato`}
      actions={
        loggedIn ? (
          <ButtonLink size="lg" href={paths.home}>{t`Inizia la spesa`}</ButtonLink>
        ) : (
          <ButtonLink size="lg" href={paths.login}>{t`Accedi`}</ButtonLink>
        )
      }
    >
      <p role="status">{t`Il tuo account è attivo: adesso puoi fare la spesa.`}</p>
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

function AwaitedMail({ confirmation }: EmailConfirmationProps) {
  const { t } = useLingui();
  const isLinkWrong = useSelector(confirmation, cameByLink);
  const email = useSelector(confirmation, confirmationEmail);
  const isSending = useSelector(confirmation, isMailResending);
  const isSent = useSelector(confirmation, isMailResent);
  const error = useErrorMessage(useSelector(confirmation, confirmationError));
  const resend = (
    <Button
      size="lg"
      variant={isLinkWrong ? 'secondary' : 'primary'}
      busy={isSending}
      disabledReason={isSent ? t`Fra un minuto puoi chiederla ancora` : undefined}
      reasonHidden
      onClick={() => confirmation.send({ type: 'mail.resend' })}
    >
      {isLinkWrong ? t`Manda un nuovo link` : t`Manda di nuovo`}
    </Button>
  );
  return (
    <SystemPage
      picture={isLinkWrong ? '/media/emoji/1f4e6-240.webp' : '/media/emoji/1f6d2-240.webp'}
      title={isLinkWrong ? t`Questo link non è valido` : t`Manca un clic`}
      actions={
        <>
          {isLinkWrong && <ButtonLink size="lg" href={paths.login}>{t`Accedi`}</ButtonLink>}
          {email !== '' && resend}
          {!isLinkWrong && (
            <ButtonLink size="lg" variant="secondary" href={paths.registration}>
              {t`Cambia e-mail`}
            </ButtonLink>
          )}
        </>
      }
    >
      <Stack gap="3">
        {error !== null && (
          <MessageArea role="alert">
            <Alert tone="danger">{error}</Alert>
          </MessageArea>
        )}
        <p>
          {isLinkWrong
            ? t`Il codice non corrisponde. Se l’account è già confermato, accedi e basta.`
            : email === ''
              ? t`Ti abbiamo scritto un’e-mail: apri il link che contiene per confermare il tuo indirizzo.`
              : t`Abbiamo scritto a ${email}: apri il link dell’e-mail per confermare il tuo indirizzo.`}
        </p>
        {!isLinkWrong && <p>{t`Se non la trovi, guarda nella posta indesiderata.`}</p>}
        <p role="status">
          {isSent && t`Te ne abbiamo mandata un’altra. Fra un minuto puoi chiederla ancora.`}
        </p>
      </Stack>
    </SystemPage>
  );
}
