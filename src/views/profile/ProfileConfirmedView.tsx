import { useLingui } from '@lingui/react/macro';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { ProfileLayout } from './ProfileLayout.tsx';

/** What was saved of the profile is saved (REG-16, NAV-11). */
export function ProfileConfirmedView() {
  const { t } = useLingui();
  return (
    <ProfileLayout current={paths.profile}>
      <Heading level={1}>{t`Profilo aggiornato`}</Heading>
      <Alert tone="success" role="status" title={t`Dati salvati`}>
        {t`Da adesso valgono per gli ordini e le fatture nuovi; quelli già fatti restano com’erano.`}
      </Alert>
      <Row wrap>
        <ButtonLink variant="secondary" href={paths.profile}>{t`Torna al profilo`}</ButtonLink>
        <ButtonLink variant="ghost" href={paths.home}>{t`Torna alla spesa`}</ButtonLink>
      </Row>
    </ProfileLayout>
  );
}
