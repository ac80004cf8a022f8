import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  contactError,
  filledFields,
  isContactFormBusy,
} from '../../../machines/contact-form/contact-form.selectors.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { ArrivalHeading } from '../../ui/overlays/ArrivalHeading.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import type { ContactFormRef } from '../customer-service/contact-form-ref.ts';

/** What is going to be declared, and the second control the law asks for (B-41). */
export function WithdrawalConfirm({ form }: { form: ContactFormRef }) {
  const { t } = useLingui();
  const fields = filledFields(useSelector(form, (now) => now));
  const error = useErrorMessage(useSelector(form, contactError));
  const busy = useSelector(form, isContactFormBusy);
  return (
    <Panel>
      <ArrivalHeading level={2} look="section">{t`Controlla e conferma`}</ArrivalHeading>
      <Text>{t`Dichiari che recedi dal contratto per questi prodotti. Appena confermi ti mandiamo la ricevuta, con giorno e ora.`}</Text>
      <DetailRows>
        {fields.map(({ field: { name, label }, value }) => (
          <DetailRow
            key={name}
            name={label}
            value={value
              .trim()
              .split(/\n+/)
              .map((line, at) => (
                <Text as="div" key={`${at} ${line}`}>
                  {line}
                </Text>
              ))}
          />
        ))}
      </DetailRows>
      {/* Beside what was pressed: on a phone the top of the panel is out of sight by then. */}
      <MessageArea role="alert">
        {error !== null && (
          <Alert tone="danger" title={t`Non è partita`}>
            {error} {t`Quello che hai scritto è ancora qui.`}
          </Alert>
        )}
      </MessageArea>
      <Row wrap gap="3">
        <Button busy={busy} onClick={() => form.send({ type: 'form.confirm' })}>
          {t`Conferma recesso`}
        </Button>
        {!busy && (
          <Button variant="ghost" onClick={() => form.send({ type: 'form.edit' })}>
            {t`Modifica`}
          </Button>
        )}
      </Row>
    </Panel>
  );
}
