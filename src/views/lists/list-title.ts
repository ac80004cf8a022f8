import { useLingui } from '@lingui/react/macro';
import { wishlistTypeCodes } from '../../../contract/api/codes.ts';
import type { Wishlist } from '../../../contract/api/shopping/wishlist.ts';

type NamedList = Pick<Wishlist, 'name' | 'wishlistTypeId' | 'sharingData'>;

/** The shopper's own favourites; those of somebody else are a list like any other. */
export const isFavourites = ({ wishlistTypeId, sharingData }: NamedList): boolean =>
  wishlistTypeId === wishlistTypeCodes.favourites && sharingData.grant === 'OWNER';

/** What a list is called: the favourites are 'Lista preferiti' (LIST-01). */
export function useListTitle(): (list: NamedList) => string {
  const { t } = useLingui();
  return (list) => (isFavourites(list) ? t`Lista preferiti` : list.name);
}
