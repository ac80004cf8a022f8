import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { removedItem } from '../../../machines/wishlist/wishlist.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { WishlistRef } from './list-refs.ts';

/** The product that was taken off last, and the way back (LIST-06). */
export function RemovedItem({ wishlist }: { wishlist: WishlistRef }) {
  const { t } = useLingui();
  const removed = useSelector(wishlist, removedItem);
  const name = removed?.product.name ?? '';
  return (
    <span role="status">
      {removed !== null && (
        <>
          {t`${name} non è più nella lista.`}{' '}
          <Button size="sm" variant="secondary" onClick={() => wishlist.send({ type: 'item.restore' })}>
            {t`Rimetti ${name}`}
          </Button>
        </>
      )}
    </span>
  );
}
