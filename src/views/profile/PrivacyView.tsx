import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { accountDeletionMachine } from '../../../machines/account-deletion/account-deletion.machine.ts';
import {
  hasDeletionCheckFailed,
  isAccountDeleted,
  isDeletionSignedOut,
  isDeletionSettled,
} from '../../../machines/account-deletion/account-deletion.selectors.ts';
import type { dataExportMachine } from '../../../machines/data-export/data-export.machine.ts';
import type { openSessionsMachine } from '../../../machines/open-sessions/open-sessions.machine.ts';
import { areOpenSessionsSignedOut } from '../../../machines/open-sessions/open-sessions.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { AccountDeletedView } from './AccountDeletedView.tsx';
import { AccountDeletion } from './AccountDeletion.tsx';
import { DataExport } from './DataExport.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { ProfileLayout } from './ProfileLayout.tsx';

interface PrivacyProps {
  deletion: ActorRefFrom<typeof accountDeletionMachine>;
  data: ActorRefFrom<typeof dataExportMachine>;
  sessions: ActorRefFrom<typeof openSessionsMachine>;
}

/** 'Privacy e account' (REG-20, REG-21, REG-27, SES-30). */
export function PrivacyView({ deletion, data, sessions }: PrivacyProps) {
  const { t } = useLingui();
  const settled = useSelector(deletion, isDeletionSettled);
  const areSessionsAwaitingSession = useSelector(sessions, areOpenSessionsSignedOut);
  const isAwaitingSession = useSelector(deletion, isDeletionSignedOut) || areSessionsAwaitingSession;
  const failed = useSelector(deletion, hasDeletionCheckFailed);
  const deleted = useSelector(deletion, isAccountDeleted);
  const retry = () => {
    if (areSessionsAwaitingSession) sessions.send({ type: 'sessions.reload' });
    deletion.send({ type: 'deletion.retry' });
  };
  if (deleted) return <AccountDeletedView />;
  return (
    <ProfileLayout current={paths.privacy}>
      <Heading level={1}>{t`Privacy e account`}</Heading>
      {failed ? (
        <Alert tone="danger" role="alert" action={<Button onClick={retry}>{t`Riprova`}</Button>}>
          {t`Non riusciamo a controllare il tuo account.`}
        </Alert>
      ) : isAwaitingSession ? (
        <AwaitingSession onRetry={retry}>
          <PrivacySkeleton />
        </AwaitingSession>
      ) : settled ? (
        <>
          <OpenSessions sessions={sessions} />
          <DataExport data={data} />
          <AccountDeletion deletion={deletion} data={data} />
        </>
      ) : (
        <PrivacySkeleton />
      )}
    </ProfileLayout>
  );
}

const PrivacySkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
  </Stack>
);
