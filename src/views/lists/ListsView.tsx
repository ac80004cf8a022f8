import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import {
  areListsLoading,
  areListsSignedOut,
  haveListsFailed,
  isCreatingList,
  knownLists,
  listsError,
  newListName,
  newListNameError,
} from '../../../machines/wishlists/wishlists.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { ListCards } from '../../ui/commerce/ListCard.tsx';
import { Alert } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { plusIcon } from '../../ui/icons/plus.ts';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { ListEntry } from './ListEntry.tsx';
import { ListNameDialog } from './ListNameDialog.tsx';
import type { WishlistsRef } from './list-refs.ts';

/** 'Le mie liste' (LIST-01). */
export function ListsView({ lists }: { lists: WishlistsRef }) {
  const { t } = useLingui();
  const name = useSelector(lists, newListName);
  const nameError = useSelector(lists, newListNameError);
  const error = useSelector(lists, listsError);
  const busy = useSelector(lists, isCreatingList);
  const isKnown = useSelector(lists, knownLists) !== null;
  const isLoading = useSelector(lists, areListsLoading);
  return (
    <ProfileLayout current={paths.lists}>
      <Row justify="between" wrap>
        <Heading level={1}>{t`Le mie liste`}</Heading>
        {(isKnown || isLoading) && (
          <Button
            icon={plusIcon}
            busy={!isKnown}
            onClick={() => lists.send({ type: 'list.create' })}
          >{t`Nuova lista`}</Button>
        )}
      </Row>
      <TextLink alone href={paths.pastedList}>{t`Incolla una lista`}</TextLink>
      <Lists lists={lists} />
      <ListNameDialog
        title={t`Nuova lista`}
        saveLabel={t`Crea la lista`}
        name={name}
        nameError={nameError}
        error={error}
        busy={busy}
        send={(event) => lists.send(event)}
      />
    </ProfileLayout>
  );
}

function Lists({ lists }: { lists: WishlistsRef }) {
  const { t } = useLingui();
  const known = useSelector(lists, knownLists);
  const hasFailed = useSelector(lists, haveListsFailed);
  const isAwaitingSession = useSelector(lists, areListsSignedOut);
  const reload = () => lists.send({ type: 'lists.reload' });
  if (hasFailed)
    return (
      <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
        {t`Non riusciamo a caricare le liste.`}
      </Alert>
    );
  if (isAwaitingSession)
    return (
      <AwaitingSession onRetry={reload}>
        <ListsSkeleton />
      </AwaitingSession>
    );
  if (known === null) return <ListsSkeleton />;
  return (
    <Stack>
      <ListCards>
        {[...known.own, ...known.shared].map((list) => (
          <ListEntry key={list.listId} list={list} />
        ))}
      </ListCards>
    </Stack>
  );
}

const ListsSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
  </Stack>
);
