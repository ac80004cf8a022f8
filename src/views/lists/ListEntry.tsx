import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';
import { paths } from '../../routing/paths.ts';
import { ListCard } from '../../ui/commerce/ListCard.tsx';
import { AddListButton } from './AddListButton.tsx';
import { ListBadges } from './ListBadges.tsx';
import { isFavourites, useListTitle } from './list-title.ts';

/** A list among the others, with the way into the cart (LIST-01, LIST-11). */
export function ListEntry({ list }: { list: Wishlist }) {
  const { t } = useLingui();
  const name = useListTitle()(list);
  return (
    <ListCard
      name={name}
      href={paths.list(isFavourites(list) ? 'favourites' : list.listId)}
      size={t`${plural(list.size, { one: '# prodotto', other: '# prodotti' })}`}
      badge={<ListBadges list={list} />}
      action={<AddListButton list={list} name={name} isOneOfMany />}
    />
  );
}
