import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { shallowEqual, useSelector } from '@xstate/react';
import type { WishlistView } from '../../../contract/api/shopping/wishlist.ts';
import {
  hasListFailed,
  isListDeleted,
  isListEditable,
  isListMissing,
  isListSignedOut,
  isRenamingList,
  isSavingListName,
  listedItems,
  listError,
  listName,
  listNameError,
  shownWishlist,
} from '../../../machines/wishlist/wishlist.selectors.ts';
import { paths } from '../../routing/paths.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ButtonLink } from '../../ui/buttons/ButtonLink.tsx';
import { TextLink } from '../../ui/buttons/TextLink.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Row } from '../../ui/layout/Row.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TwoColumn } from '../../ui/layout/TwoColumn.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { ProfileLayout } from '../profile/ProfileLayout.tsx';
import { AwaitingSession } from '../session/AwaitingSession.tsx';
import { DeleteListDialog } from './DeleteListDialog.tsx';
import { ListActions } from './ListActions.tsx';
import { ListBadges } from './ListBadges.tsx';
import { ListEntryForm } from './ListEntryForm.tsx';
import { ListItems } from './ListItems.tsx';
import { ListNameDialog } from './ListNameDialog.tsx';
import { BorrowedDialogs } from './BorrowedDialogs.tsx';
import { BorrowedError } from './BorrowedError.tsx';
import type { ListFlows } from './list-refs.ts';
import { OrderListDialog } from './OrderListDialog.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { ListBar, ListSummary } from './ListSummary.tsx';
import { useListTitle } from './list-title.ts';
import { RemovedItem } from './RemovedItem.tsx';

interface ListDetailViewProps extends ListFlows {
  /** The address a token of a link leads to. */
  linkOf: (token: string) => string;
}

/** 'Dettaglio lista' (LIST-02). */
export function ListDetailView({ linkOf, ...flows }: ListDetailViewProps) {
  const { t } = useLingui();
  const { wishlist, sharing, borrowed, order } = flows;
  const title = useListTitle();
  const list = useSelector(wishlist, shownWishlist);
  const name = useSelector(wishlist, listName);
  const nameError = useSelector(wishlist, listNameError);
  const error = useSelector(wishlist, listError);
  const busy = useSelector(wishlist, isSavingListName);
  return (
    <ProfileLayout current={paths.lists}>
      <TextLink alone href={paths.lists}>{t`Le mie liste`}</TextLink>
      <Detail {...flows} />
      <DeleteListDialog wishlist={wishlist} />
      <ListNameDialog
        title={t`Rinomina la lista`}
        saveLabel={t`Salva il nome`}
        name={name}
        nameError={nameError}
        error={error}
        busy={busy}
        send={(event) => wishlist.send(event)}
      />
      {list !== null && sharing !== null && (
        <ShareDialog sharing={sharing} name={title(list)} linkOf={linkOf} />
      )}
      {borrowed !== null && <BorrowedDialogs borrowed={borrowed} />}
      {list !== null && <OrderListDialog order={order} name={title(list)} />}
    </ProfileLayout>
  );
}

function Detail(flows: ListFlows) {
  const { t } = useLingui();
  const { wishlist } = flows;
  const list = useSelector(wishlist, shownWishlist);
  const hasFailed = useSelector(wishlist, hasListFailed);
  const isAwaitingSession = useSelector(wishlist, isListSignedOut);
  const missing = useSelector(wishlist, isListMissing);
  const deleted = useSelector(wishlist, isListDeleted);
  const reload = () => wishlist.send({ type: 'list.reload' });
  if (deleted || missing)
    return (
      <EmptyState
        level={1}
        title={deleted ? t`La lista è stata eliminata` : t`Questa lista non c’è`}
        picture="/media/emoji/1f4e6-240.webp"
        actions={<ButtonLink href={paths.lists}>{t`Torna alle liste`}</ButtonLink>}
      >
        {deleted
          ? t`Le altre liste sono come prima.`
          : t`È stata eliminata, oppure non è più condivisa con te.`}
      </EmptyState>
    );
  if (hasFailed)
    return (
      <>
        <Heading level={1}>{t`Dettaglio lista`}</Heading>
        <Alert tone="danger" role="alert" action={<Button onClick={reload}>{t`Riprova`}</Button>}>
          {t`Non riusciamo a caricare la lista.`}
        </Alert>
      </>
    );
  if (isAwaitingSession)
    return (
      <>
        <Heading level={1}>{t`Dettaglio lista`}</Heading>
        <AwaitingSession onRetry={reload}>
          <ListSkeleton />
        </AwaitingSession>
      </>
    );
  if (list === null)
    return (
      <>
        <Heading level={1}>{t`Dettaglio lista`}</Heading>
        <ListSkeleton />
      </>
    );
  return <KnownList {...flows} list={list} />;
}

function KnownList({ list, ...flows }: ListFlows & { list: WishlistView }) {
  const { t } = useLingui();
  const { wishlist, borrowed, order, entry } = flows;
  const editable = useSelector(wishlist, isListEditable);
  const title = useListTitle()(list);
  const items = useSelector(wishlist, listedItems, shallowEqual);
  const renaming = useSelector(wishlist, isRenamingList);
  const error = useErrorMessage(useSelector(wishlist, listError));
  const absent = items.filter(({ product }) => product.available === 0).length;
  const count = t`${plural(items.length, { one: '# prodotto', other: '# prodotti' })}`;
  return (
    <>
      <Row justify="between" wrap>
        <Heading level={1}>{title}</Heading>
        <ListActions {...flows} />
      </Row>
      <Text tone="muted">
        {absent === 0
          ? count
          : t`${count}, ${plural(absent, { one: '# non disponibile', other: '# non disponibili' })}`}
      </Text>
      <ListBadges list={list} />
      {borrowed !== null && <BorrowedError borrowed={borrowed} />}
      {error !== null && !renaming && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      {editable && <ListEntryForm entry={entry} listId={list.listId} />}
      {items.length === 0 ? (
        <EmptyState
          title={t`La lista è vuota`}
          picture="/media/emoji/1f9fa-240.webp"
          actions={<ButtonLink href={paths.home}>{t`Cerca prodotti`}</ButtonLink>}
        >
          <p>{t`Scrivi qui sopra che cosa ti serve, o aggiungi prodotti dalle loro pagine.`}</p>
          <RemovedItem wishlist={wishlist} />
        </EmptyState>
      ) : (
        <>
          <TwoColumn
            asideLabel={t`Riepilogo della lista`}
            aside={<ListSummary wishlist={wishlist} list={list} order={order} />}
          >
            <ListItems wishlist={wishlist} items={items} />
          </TwoColumn>
          <ListBar wishlist={wishlist} list={list} order={order} />
        </>
      )}
    </>
  );
}

const ListSkeleton = () => (
  <Stack busy>
    <Skeleton height="panel" />
  </Stack>
);
