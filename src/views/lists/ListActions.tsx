import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { isListBusy, isOwnList, isSelectableList } from '../../../machines/wishlist/wishlist.selectors.ts';
import { IconButton } from '../../ui/buttons/IconButton.tsx';
import { pencilIcon } from '../../ui/icons/pencil.ts';
import { starIcon } from '../../ui/icons/star.ts';
import { trashIcon } from '../../ui/icons/trash.ts';
import { Row } from '../../ui/layout/Row.tsx';
import type { WishlistRef } from './list-refs.ts';

/** What can be done with a list of one's own; nothing with somebody else's (LIST-03…05, LIST-08). */
export function ListActions({ wishlist }: { wishlist: WishlistRef }) {
  const { t } = useLingui();
  const isOwn = useSelector(wishlist, isOwnList);
  const isSelectable = useSelector(wishlist, isSelectableList);
  const busy = useSelector(wishlist, isListBusy);
  if (!isOwn && !isSelectable) return null;
  return (
    <Row>
      {isOwn && (
        <IconButton
          variant="line"
          label={t`Rinomina la lista`}
          icon={pencilIcon}
          onClick={() => wishlist.send({ type: 'list.rename' })}
        />
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
