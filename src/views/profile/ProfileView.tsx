import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  hasProfileFailed,
  isMasterProfile,
  isProfileAwaitingSession,
  profileUser,
} from '../../../machines/profile/profile.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { AccessPanel } from './AccessPanel.tsx';
import { BillingDialog } from './BillingDialog.tsx';
import { BillingPanel } from './BillingPanel.tsx';
import { CredentialDialog, EmailMailedDialog } from './CredentialDialog.tsx';
import type { CredentialsRef } from './credentials-ref.ts';
import { PersonForm } from './PersonForm.tsx';
import { ProfileLayout } from './ProfileLayout.tsx';
import type { ProfileRef } from './profile-ref.ts';

interface ProfileProps {
  profile: ProfileRef;
  credentials: CredentialsRef;
}

/** 'Il mio profilo' (REG-16, REG-17, REG-18, SES-24). */
export function ProfileView({ profile, credentials }: ProfileProps) {
  const { t } = useLingui();
  const isMaster = useSelector(profile, isMasterProfile);
  const email = useSelector(profile, profileUser)?.email ?? '';
  return (
    <ProfileLayout current={paths.profile}>
      <Row wrap gap="3">
        <Heading level={1}>{t`Il mio profilo`}</Heading>
        {isMaster && <Badge tone="info">{t`account master`}</Badge>}
      </Row>
      <ProfileParts profile={profile} credentials={credentials} />
      <BillingDialog profile={profile} />
      <CredentialDialog credentials={credentials} email={email} />
      <EmailMailedDialog credentials={credentials} />
    </ProfileLayout>
  );
}

function ProfileParts({ profile, credentials }: ProfileProps) {
  const { t } = useLingui();
  const user = useSelector(profile, profileUser);
  const failed = useSelector(profile, hasProfileFailed);
  const isAwaitingSession = useSelector(profile, isProfileAwaitingSession);
  const reload = () => profile.send({ type: 'profile.reload' });
  if (failed)
    return (
      <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
        {t`Non riusciamo a caricare i tuoi dati.`}
      </Alert>
    );
  if (isAwaitingSession)
    return (
      <AwaitingSession level={2} onRetry={reload}>
        <ProfileSkeleton />
      </AwaitingSession>
    );
  if (user === null) return <ProfileSkeleton />;
  return (
    <>
      <PersonForm profile={profile} />
      <AccessPanel credentials={credentials} user={user} />
      <BillingPanel profile={profile} billing={user.billing} />
    </>
  );
}

const ProfileSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);
