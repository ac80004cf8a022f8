import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { removedItem } from '../../../machines/wishlist/wishlist.selectors.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import type { WishlistRef } from './list-refs.ts';
import { nameText } from '../../ui/primitives/DataText.tsx';

/** The product that was taken off last, and the way back (LIST-06). */
export function RemovedItem({ wishlist }: { wishlist: WishlistRef }) {
  const removed = useSelector(wishlist, removedItem);
  const name = nameText(removed?.product);
  return (
    <span role="status">
      {removed !== null && (
        <>
          <Trans>{name} non è più nella lista.</Trans>{' '}
          <Button size="sm" variant="secondary" onClick={() => wishlist.send({ type: 'item.restore' })}>
            <Trans>Rimetti {name}</Trans>
          </Button>
        </>
      )}
    </span>
  );
}
