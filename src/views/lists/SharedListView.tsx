import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  hasJoiningFailed,
  isJoiningSignedOut,
  isJoiningRefused,
  isListJoined,
  joiningError,
} from '../../../machines/list-joining/list-joining.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import type { ListJoiningRef } from './list-refs.ts';

/** What a link to a list leads to, until the list is there; or why it leads nowhere (B-37). */
export function SharedListView({ joining }: { joining: ListJoiningRef }) {
  return (
    <ProfileLayout current={paths.lists}>
      <Joining joining={joining} />
    </ProfileLayout>
  );
}

function Joining({ joining }: { joining: ListJoiningRef }) {
  const { t } = useLingui();
  const isRefused = useSelector(joining, isJoiningRefused);
  const isJoined = useSelector(joining, isListJoined);
  const hasFailed = useSelector(joining, hasJoiningFailed);
  const isAwaitingSession = useSelector(joining, isJoiningSignedOut);
  const error = useErrorMessage(useSelector(joining, joiningError));
  const retry = () => joining.send({ type: 'list.retry' });
  if (isRefused)
    return (
      <EmptyState
        level={1}
        title={t`Questa lista non si apre`}
        picture="/media/emoji/1f4e6-240.webp"
        actions={<ButtonLink href={paths.lists}>{t`Torna alle liste`}</ButtonLink>}
      >
        {error}
      </EmptyState>
    );
  return (
    <>
      <Heading level={1}>{t`Lista condivisa`}</Heading>
      {hasFailed ? (
        <Alert tone="danger" role="alert" action={<Button onClick={retry}>{t`Riprova`}</Button>}>
          {t`Non riusciamo a caricare la lista.`}
        </Alert>
      ) : isAwaitingSession ? (
        <AwaitingSession onRetry={retry}>
          <ListSkeleton />
        </AwaitingSession>
      ) : isJoined ? (
        <Text>{t`La lista è tra le tue.`}</Text>
      ) : (
        <ListSkeleton />
      )}
    </>
  );
}

const ListSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
  </Stack>
);
