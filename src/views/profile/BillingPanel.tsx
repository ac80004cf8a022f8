import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Billing } from '../../../contract/api/account/registration.ts';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import type { ProfileRef } from './profile-ref.ts';

interface BillingPanelProps {
  profile: ProfileRef;
  billing: Billing | null;
}

/** Whom invoices are made out to (REG-16). */
export function BillingPanel({ profile, billing }: BillingPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const name = t`Intestatario`;
  const edit = () => profile.send({ type: 'billing.edit' });
  return (
    <Panel as="section" labelledBy={id}>
      <Heading level={2} look="card" id={id}>{t`Fatturazione`}</Heading>
      <DetailRows>
        <DetailRow
          name={name}
          value={billing?.companyName ?? t`Nessuno`}
          note={
            billing === null
              ? t`Serve solo per la fattura`
              : t`${billing.vatNumber || billing.fiscalCode} · ${billing.address1} ${billing.addressNumber}, ${billing.city}`
          }
          action={
            billing === null ? (
              <TextButton small onClick={edit}>{t`Aggiungi intestatario`}</TextButton>
            ) : (
              <TextButton small aria-label={t`Cambia: ${name}`} onClick={edit}>{t`Cambia`}</TextButton>
            )
          }
        />
      </DetailRows>
    </Panel>
  );
}
