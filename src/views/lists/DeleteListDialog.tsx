import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isConfirmingListDeletion, shownWishlist } from '../../../machines/wishlist/wishlist.selectors.ts';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { useShop } from '../shop-context.ts';
import type { WishlistRef } from './list-refs.ts';

/** Deleting a list asks first (LIST-04). */
export function DeleteListDialog({ wishlist }: { wishlist: WishlistRef }) {
  const { t } = useLingui();
  const { tenant } = useShop();
  const open = useSelector(wishlist, isConfirmingListDeletion);
  const list = useSelector(wishlist, shownWishlist);
  return (
    <ConfirmDialog
      open={open}
      danger
      question={t`Vuoi eliminare la lista?`}
      noLabel={t`No`}
      yesLabel={tenant.texts.confirmYes}
      onNo={() => wishlist.send({ type: 'deletion.decline' })}
      onYes={() => wishlist.send({ type: 'deletion.confirm' })}
    >
      {list?.name}
    </ConfirmDialog>
  );
}
