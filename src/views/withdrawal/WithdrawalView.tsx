import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import {
  contactThanks,
  hasContactFormFailed,
  isContactFormConfirming,
  isContactFormOpen,
  isContactFormSent,
} from '../../../machines/contact-form/contact-form.selectors.ts';
import { isLoggedIn, isRestoring } from '../../../machines/session/session.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { HelpLayout } from '../../ui/layout/help/HelpLayout.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { ArrivalHeading } from '../../ui/overlays/ArrivalHeading.tsx';
import { useFocusArrival } from '../../ui/overlays/use-focus-arrival.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { CallPanel } from '../customer-service/CallPanel.tsx';
import { ContactForm } from '../customer-service/ContactForm.tsx';
import type { ContactFormRef } from '../customer-service/contact-form-ref.ts';
import { useShop } from '../shop-context.ts';
import { WhenToWithdraw } from './WhenToWithdraw.tsx';
import { WithdrawalConfirm } from './WithdrawalConfirm.tsx';

/** 'Recedere dal contratto': the declaration, the question before it goes, and the receipt (B-41). */
export function WithdrawalView({ form }: { form: ContactFormRef }) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const loggedIn = useSelector(session, isLoggedIn);
  const restoring = useSelector(session, isRestoring);
  const isConfirming = useSelector(form, isContactFormConfirming);
  const isSent = useSelector(form, isContactFormSent);
  useEffect(() => {
    // Whoever is still being recognised finds the name filled in.
    if (!restoring) form.send({ type: 'form.open', isLoggedIn: loggedIn });
  }, [form, loggedIn, restoring]);
  useFocusArrival(isSent ? 'sent' : isConfirming ? 'confirming' : 'editing');
  const title = t`Recedere dal contratto`;
  return (
    <Page>
      <Breadcrumbs label={t`Percorso`} links={[{ href: paths.home, label: t`Homepage` }]} current={title} />
      <Stack gap="5">
        <Heading level={1}>{title}</Heading>
        {isSent || isConfirming ? (
          <TwoColumn aside={<CallPanel />} asideLabel={t`Senza scrivere`}>
            {isSent ? <Receipt form={form} /> : <WithdrawalConfirm form={form} />}
          </TwoColumn>
        ) : (
          <HelpLayout aside={<WhenToWithdraw />} asideLabel={t`Prima di recedere`}>
            <Stack gap="5">
              <Declaration form={form} />
              <CallPanel />
            </Stack>
          </HelpLayout>
        )}
      </Stack>
    </Page>
  );
}

function Receipt({ form }: { form: ContactFormRef }) {
  const { t } = useLingui();
  const thanks = useSelector(form, contactThanks);
  return (
    <Stack>
      <MessageArea>
        <Alert tone="success">
          <ArrivalHeading level={2} look="label">{t`Recesso inviato`}</ArrivalHeading>
          {thanks}
        </Alert>
      </MessageArea>
      <Row wrap gap="3">
        <ButtonLink href={paths.home}>{t`Torna alla spesa`}</ButtonLink>
        <ButtonLink variant="ghost" href={paths.content('resi-e-rimborsi')}>
          {t`Come rendere i prodotti`}
        </ButtonLink>
      </Row>
    </Stack>
  );
}

function Declaration({ form }: { form: ContactFormRef }) {
  const { t } = useLingui();
  const isOpen = useSelector(form, isContactFormOpen);
  const hasFailed = useSelector(form, hasContactFormFailed);
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        title={t`Il modulo non è disponibile`}
        action={<Button onClick={() => form.send({ type: 'page.retry' })}>{t`Riprova`}</Button>}
      >
        {t`Si è verificato un errore, riprova tra qualche minuto. Intanto puoi recedere anche al telefono o con una e-mail.`}
      </Alert>
    );
  if (!isOpen)
    return (
      <Stack busy>
        <Skeleton height="panel" />
        <Skeleton height="panel" />
      </Stack>
    );
  return (
    <Panel>
      <ContactForm
        form={form}
        title={t`La tua dichiarazione`}
        submit={t`Continua`}
        hints={{
          order: t`È nell’e-mail di conferma e fra i tuoi ordini`,
          goods: t`Scrivi quali e quanti, oppure «tutto l’ordine»`,
          email: t`Qui arriva la ricevuta con giorno e ora`,
        }}
      />
    </Panel>
  );
}
