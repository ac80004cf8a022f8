import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { phoneIcon } from '../../ui/icons/account/phone.ts';
import { Panel } from '../../ui/layout/Panel.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { useShop } from '../shop-context.ts';

/** The shop's phone and e-mail, which work without script. */
export function CallPanel() {
  const { t } = useLingui();
  const id = useId();
  const { phone, email } = useShop().tenant.facts;
  return (
    <Panel labelledBy={id} gap="3">
      <Heading level={2} look="card" id={id}>{t`Oppure chiama`}</Heading>
      <Text size="lg" weight="strong">
        {phone}
      </Text>
      <ButtonLink variant="secondary" block icon={phoneIcon} href={`tel:${phone.replaceAll(' ', '')}`}>
        {t`Chiama`}
      </ButtonLink>
      <Text size="sm" tone="muted">
        {t`O scrivi a`} <TextLink href={`mailto:${email}`}>{email}</TextLink>
      </Text>
    </Panel>
  );
}
