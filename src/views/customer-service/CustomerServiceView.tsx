import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import {
  contactThanks,
  hasContactFormFailed,
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
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx';
import { ArrivalHeading } from '../../ui/overlays/ArrivalHeading.tsx';
import { useFocusArrival } from '../../ui/overlays/use-focus-arrival.ts';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { useShop } from '../shop-context.ts';
import { ContactForm } from './ContactForm.tsx';
import type { ContactFormRef } from './contact-form-ref.ts';
import { OtherWays } from './OtherWays.tsx';

/** 'Servizio clienti': what helps without writing, and the form (NAV-17, CMS-10). */
export function CustomerServiceView({ form }: { form: ContactFormRef }) {
  const { t } = useLingui();
  const { session } = useShop().flows;
  const loggedIn = useSelector(session, isLoggedIn);
  const restoring = useSelector(session, isRestoring);
  useEffect(() => {
    // Whoever is still being recognised finds the name filled in.
    if (!restoring) form.send({ type: 'form.open', isLoggedIn: loggedIn });
  }, [form, loggedIn, restoring]);
  const title = t`Servizio clienti`;
  return (
    <Page>
      <Breadcrumbs label={t`Percorso`} links={[{ href: paths.home, label: t`Homepage` }]} current={title} />
      <Stack gap="5">
        <Heading level={1}>{title}</Heading>
        <HelpLayout aside={<OtherWays />} asideLabel={t`Senza scrivere`}>
          <Letter form={form} />
        </HelpLayout>
      </Stack>
    </Page>
  );
}

function Letter({ form }: { form: ContactFormRef }) {
  const { t } = useLingui();
  const isOpen = useSelector(form, isContactFormOpen);
  const hasFailed = useSelector(form, hasContactFormFailed);
  const isSent = useSelector(form, isContactFormSent);
  const thanks = useSelector(form, contactThanks);
  useFocusArrival(isSent ? 'sent' : 'editing');
  if (isSent)
    return (
      <Stack>
        <MessageArea>
          <Alert tone="success">
            <ArrivalHeading level={2} look="label">{t`Richiesta mandata`}</ArrivalHeading>
            {thanks}
          </Alert>
        </MessageArea>
        <Row wrap gap="3">
          <ButtonLink href={paths.home}>{t`Torna alla spesa`}</ButtonLink>
          <Button variant="ghost" onClick={() => form.send({ type: 'form.again' })}>
            {t`Manda un’altra richiesta`}
          </Button>
        </Row>
      </Stack>
    );
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        title={t`Il modulo non è disponibile`}
        action={<Button onClick={() => form.send({ type: 'page.retry' })}>{t`Riprova`}</Button>}
      >
        {t`Si è verificato un errore, riprova tra qualche minuto. Intanto puoi chiamarci o scriverci una e-mail.`}
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
      <ContactForm form={form} title={t`Scrivici`} submit={t`Invia la richiesta`} />
    </Panel>
  );
}
