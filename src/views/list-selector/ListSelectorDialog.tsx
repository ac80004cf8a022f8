import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { wishlistTypeCodes } from '../../../contract/api/codes.ts';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import { isFavourite } from '../../../machines/favourites/favourites.selectors.ts';
import {
  changedListId,
  haveSelectableListsFailed,
  isListSelectorBusy,
  listSelectorError,
  listSubject,
  selectableLists,
} from '../../../machines/list-selector/list-selector.selectors.ts';
import type { ListSubject } from '../../../machines/list-selector/list-selector.types.ts';
import { useErrorMessage } from '../../text/use-error-messages.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ListChoice, ListChoices } from '../../ui/lists/ListChoice.tsx';
import { ProductSummary } from '../../ui/commerce/ProductSummary.tsx';
import { Alert, MessageArea } from '../../ui/feedback/Alert.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Text } from '../../ui/primitives/Text.tsx';
import { productPicture } from '../product-tile/product-picture.ts';
import { ProductPrice } from '../product-tile/ProductPrice.tsx';
import { useShop } from '../shop-context.ts';
import { NewListForm } from './NewListForm.tsx';
import { nameText } from '../../ui/primitives/DataText.tsx';
import { ProductMeta } from '../words/ProductMeta.tsx';

/** 'Aggiungi a una lista': acts at the press, and is closed without saving anything (LIST-07). */
export function ListSelectorDialog() {
  const { t } = useLingui();
  const { listSelector } = useShop().flows;
  const subject = useSelector(listSelector, listSubject);
  const error = useErrorMessage(useSelector(listSelector, listSelectorError));
  const hasFailed = useSelector(listSelector, haveSelectableListsFailed);
  const lists = useSelector(listSelector, selectableLists);
  if (subject === null) return null;
  return (
    <Dialog
      open
      size="md"
      title={t`Aggiungi a una lista`}
      description={subject.kind === 'product' ? nameText(subject.product) : subject.name}
      closeLabel={t`Chiudi`}
      onClose={() => listSelector.send({ type: 'selector.close' })}
      {...(lists !== null && { footer: <NewListForm /> })}
    >
      <Subject subject={subject} />
      {error !== null && !hasFailed && (
        <MessageArea role="alert">
          <Alert tone="danger">{error}</Alert>
        </MessageArea>
      )}
      <Lists subject={subject} />
    </Dialog>
  );
}

function Subject({ subject }: { subject: ListSubject }) {
  const { t } = useLingui();
  if (subject.kind === 'product')
    return (
      <ProductSummary
        picture={productPicture(subject.product)}
        meta={<ProductMeta product={subject.product} />}
        price={<ProductPrice product={subject.product} />}
      />
    );
  return (
    <Text tone="muted">{t`${plural(subject.items.length, { one: '# prodotto', other: '# prodotti' })}`}</Text>
  );
}

function Lists({ subject }: { subject: ListSubject }) {
  const { t } = useLingui();
  const { listSelector } = useShop().flows;
  const lists = useSelector(listSelector, selectableLists);
  const hasFailed = useSelector(listSelector, haveSelectableListsFailed);
  if (hasFailed)
    return (
      <Alert
        tone="danger"
        role="alert"
        action={<Button onClick={() => listSelector.send({ type: 'lists.reload' })}>{t`Riprova`}</Button>}
      >
        {t`Non riusciamo a caricare le liste.`}
      </Alert>
    );
  if (lists === null) return <Skeleton height="panel" />;
  return (
    <ListChoices label={t`Le tue liste`}>
      {lists.map((list) =>
        list.wishlistTypeId === wishlistTypeCodes.favourites ? (
          subject.kind === 'product' && (
            <FavouritesEntry key={list.listId} list={list} product={subject.product} />
          )
        ) : (
          <ListEntry key={list.listId} list={list} />
        ),
      )}
    </ListChoices>
  );
}

/** The hearts know best what the favourites hold, and settle a press themselves (LIST-10). */
function FavouritesEntry({
  list: { size },
  product,
}: {
  list: Wishlist;
  product: Extract<ListSubject, { kind: 'product' }>['product'];
}) {
  const { t } = useLingui();
  const { favourites } = useShop().flows;
  const pressed = useSelector(favourites, (hearts) => isFavourite(hearts, product.productId));
  return (
    <ListChoice
      name={t`Lista preferiti`}
      note={t`${plural(size, { one: '# prodotto', other: '# prodotti' })}`}
      isFavourites
      checked={pressed}
      checkedLabel={t`Dentro`}
      onPress={() => favourites.send({ type: 'favourite.toggle', product })}
    />
  );
}

function ListEntry({ list: { listId, name, size, sharingData, holdsProduct } }: { list: Wishlist }) {
  const { t } = useLingui();
  const { listSelector } = useShop().flows;
  const isChanging = useSelector(listSelector, (selector) => changedListId(selector) === listId);
  const busy = useSelector(listSelector, isListSelectorBusy);
  const { ownerName } = sharingData;
  return (
    <ListChoice
      name={name}
      note={
        sharingData.grant === 'OWNER'
          ? t`${plural(size, { one: '# prodotto', other: '# prodotti' })}`
          : t`condivisa da ${ownerName}`
      }
      isShared={sharingData.grant !== 'OWNER'}
      checked={holdsProduct === true}
      checkedLabel={t`Dentro`}
      busy={isChanging}
      onPress={() => {
        if (!busy) listSelector.send({ type: 'list.toggle', listId });
      }}
    />
  );
}
