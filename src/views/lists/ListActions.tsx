import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isLeavingList } from '../../../machines/borrowed-list/borrowed-list.selectors.ts';
import {
  isListBusy,
  isOwnList,
  isSelectableList,
  shownWishlist,
} from '../../../machines/wishlist/wishlist.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { copyIcon } from '../../ui/icons/lists/copy.ts';
import { userPlusIcon } from '../../ui/icons/lists/user-plus.ts';
import { logOutIcon } from '../../ui/icons/log-out.ts';
import { pencilIcon } from '../../ui/icons/pencil.ts';
import { starIcon } from '../../ui/icons/star.ts';
import { trashIcon } from '../../ui/icons/trash.ts';
import { Row } from '../../ui/layout/Row.tsx';
import type { BorrowedListRef, ListFlows, ListSharingRef, WishlistRef } from './list-refs.ts';

/** What can be done with a list: everything with one's own, a copy of somebody else's (LIST-03…05, LIST-08, B-37). */
export function ListActions({ wishlist, sharing, borrowed }: ListFlows) {
  const isOwn = useSelector(wishlist, isOwnList);
  const isSelectable = useSelector(wishlist, isSelectableList);
  const isShared = useSelector(wishlist, (list) => shownWishlist(list)?.sharingData.grant !== 'OWNER');
  if (isShared && borrowed !== null) return <BorrowedActions wishlist={wishlist} borrowed={borrowed} />;
  if (!isOwn && !isSelectable) return null;
  return <OwnActions wishlist={wishlist} sharing={sharing} />;
}

function OwnActions({ wishlist, sharing }: { wishlist: WishlistRef; sharing: ListSharingRef | null }) {
  const { t } = useLingui();
  const isOwn = useSelector(wishlist, isOwnList);
  const isSelectable = useSelector(wishlist, isSelectableList);
  const busy = useSelector(wishlist, isListBusy);
  return (
    <Row wrap>
      {isOwn && (
        <IconButton
          variant="line"
          label={t`Rinomina la lista`}
          icon={pencilIcon}
          onClick={() => wishlist.send({ type: 'list.rename' })}
        />
      )}
      {isOwn && sharing !== null && (
        <Button
          variant="secondary"
          icon={userPlusIcon}
          onClick={() => sharing.send({ type: 'sharing.open' })}
        >
          {t`Condividi`}
        </Button>
      )}
      {isSelectable && (
        <IconButton
          variant="line"
          label={t`Rendi predefinita`}
          icon={starIcon}
          busy={busy}
          onClick={() => wishlist.send({ type: 'list.select' })}
        />
      )}
      {isOwn && (
        <IconButton
          variant="line"
          label={t`Elimina la lista`}
          icon={trashIcon}
          onClick={() => wishlist.send({ type: 'list.delete' })}
        />
      )}
    </Row>
  );
}

function BorrowedActions({ wishlist, borrowed }: { wishlist: WishlistRef; borrowed: BorrowedListRef }) {
  const { t } = useLingui();
  const name = useSelector(wishlist, (list) => shownWishlist(list)?.name ?? '');
  const leaving = useSelector(borrowed, isLeavingList);
  return (
    <Row wrap>
      <Button variant="secondary" icon={copyIcon} onClick={() => borrowed.send({ type: 'list.copy', name })}>
        {t`Copia nelle mie liste`}
      </Button>
      <IconButton
        variant="line"
        label={t`Lascia la lista`}
        icon={logOutIcon}
        busy={leaving}
        onClick={() => borrowed.send({ type: 'list.leave' })}
      />
    </Row>
  );
}
