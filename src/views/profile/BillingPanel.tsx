import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Billing } from '../../../contract/api/account/registration.ts';
import { TextButton } from '../../ui/buttons/TextLink.tsx';
import { Panel } from '../../ui/layout/Panel.tsx';
import { DetailRow, DetailRows } from '../../ui/primitives/DetailRows.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import type { FiscalPersonsRef } from './fiscal-persons-ref.ts';
import { HolderRows } from './HolderRows.tsx';
import type { ProfileRef } from './profile-ref.ts';

interface BillingPanelProps {
  profile: ProfileRef;
  holders: FiscalPersonsRef;
  billing: Billing | null;
}

/** Whom invoices are made out to, and whom else they may be (REG-16, REG-22). */
export function BillingPanel({ profile, holders, billing }: BillingPanelProps) {
  const { t } = useLingui();
  const id = useId();
  const name = t`Intestatario`;
  const edit = () => profile.send({ type: 'billing.edit' });
  return (
    <Panel labelledBy={id}>
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
          action={<TextButton small aria-label={t`Cambia: ${name}`} onClick={edit}>{t`Cambia`}</TextButton>}
        />
      </DetailRows>
      <HolderRows holders={holders} billing={billing} />
    </Panel>
  );
}
