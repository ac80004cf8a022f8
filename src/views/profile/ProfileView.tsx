import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  hasProfileFailed,
  isMasterProfile,
  isProfileSignedOut,
  isProfileNeeded,
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
import { CardPanel } from './CardPanel.tsx';
import { CredentialDialog, EmailMailedDialog } from './CredentialDialog.tsx';
import type { CredentialsRef } from './credentials-ref.ts';
import type { FiscalPersonsRef } from './fiscal-persons-ref.ts';
import { HolderDialog, RemoveHolderDialog } from './HolderDialog.tsx';
import { PersonForm } from './PersonForm.tsx';
import { ProfileLayout } from './ProfileLayout.tsx';
import type { ProfileRef } from './profile-ref.ts';
import type { SavedCardsRef } from './saved-cards-ref.ts';
import { RemoveCardDialog, SavedCards } from './SavedCards.tsx';
import type { ShopAtWorkRef } from './WorkplaceForm.tsx';

interface ProfileProps {
  profile: ProfileRef;
  credentials: CredentialsRef;
  holders: FiscalPersonsRef;
  shopAtWork: ShopAtWorkRef;
  /** Null where the brand takes no payment online. */
  cards: SavedCardsRef | null;
}

/** 'Il mio profilo' (REG-16, REG-17, REG-18, REG-22, REG-24, SES-24, SES-26, B-44). */
export function ProfileView({ profile, credentials, holders, shopAtWork, cards }: ProfileProps) {
  const { t } = useLingui();
  const isMaster = useSelector(profile, isMasterProfile);
  const email = useSelector(profile, profileUser)?.email ?? '';
  return (
    <ProfileLayout current={paths.profile}>
      <Row wrap gap="3">
        <Heading level={1}>{t`Il mio profilo`}</Heading>
        {isMaster && <Badge tone="info">{t`account master`}</Badge>}
      </Row>
      <ProfileParts
        profile={profile}
        credentials={credentials}
        holders={holders}
        shopAtWork={shopAtWork}
        cards={cards}
      />
      <BillingDialog profile={profile} />
      <HolderDialog holders={holders} />
      <RemoveHolderDialog holders={holders} />
      <CredentialDialog credentials={credentials} email={email} />
      <EmailMailedDialog credentials={credentials} />
      {cards !== null && <RemoveCardDialog cards={cards} />}
    </ProfileLayout>
  );
}

function ProfileParts({ profile, credentials, holders, shopAtWork, cards }: ProfileProps) {
  const { t } = useLingui();
  const user = useSelector(profile, profileUser);
  const failed = useSelector(profile, hasProfileFailed);
  const isAwaitingSession = useSelector(profile, isProfileSignedOut);
  const isNeeded = useSelector(profile, isProfileNeeded);
  const reload = () => profile.send({ type: 'profile.reload' });
  if (failed)
    return (
      <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
        {t`Non riusciamo a caricare i tuoi dati.`}
      </Alert>
    );
  if (isAwaitingSession)
    return (
      <AwaitingSession onRetry={reload}>
        <ProfileSkeleton />
      </AwaitingSession>
    );
  if (user === null) return <ProfileSkeleton />;
  return (
    <>
      {isNeeded && (
        <Alert tone="warning" title={t`Prima di ordinare, completa il profilo`}>
          {t`Servono nome, cognome e telefono: il corriere ti chiama lì se non ti trova. Il carrello resta com’è, e dopo aver salvato torni alla cassa.`}
        </Alert>
      )}
      <PersonForm profile={profile} />
      <AccessPanel credentials={credentials} user={user} />
      <BillingPanel profile={profile} holders={holders} billing={user.billing} />
      {cards !== null && <SavedCards cards={cards} />}
      <CardPanel cardNumber={user.fidelityCard} shopAtWork={shopAtWork} />
    </>
  );
}

const ProfileSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
    <Skeleton height="panel" />
  </Stack>
);
