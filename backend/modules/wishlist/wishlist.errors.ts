import { mostWishlistLinks } from '../../../contract/api/shopping/wishlist-link.ts';
import { mostWishlists } from '../../../contract/api/shopping/wishlist.ts';
import { RefusalError } from '../../platform/domain-errors.ts';

export const unknownWishlist = () => new RefusalError('wishlist.unknown', 'La lista non esiste più.');

export const readOnlyWishlist = () =>
  new RefusalError('wishlist.readOnly', 'Questa lista non si può modificare.');

export const unnamedWishlist = (text: string) => new RefusalError('wishlist.name', text, 'name');

export const takenWishlistName = () =>
  new RefusalError('wishlist.nameTaken', 'Hai già una lista con questo nome.', 'name');

export const tooManyWishlists = () =>
  new RefusalError('wishlist.tooMany', `Puoi avere al massimo ${mostWishlists} liste.`);

export const ownWishlist = () => new RefusalError('wishlist.own', 'Questa lista è tua: la puoi eliminare.');

export const unknownWishlistMember = () =>
  new RefusalError('wishlist.member.unknown', 'Questa persona non ha più la lista.');

export const unknownWishlistItem = () =>
  new RefusalError('wishlist.item.unknown', 'Il prodotto non è più nella lista.');

export const invalidWishlistLink = () =>
  new RefusalError('wishlist.link.invalid', 'Il link non è più valido: chiedine uno nuovo.');

export const ownWishlistLink = () => new RefusalError('wishlist.link.own', 'Questa lista è già tua.');

export const unknownWishlistLink = () => new RefusalError('wishlist.link.unknown', 'Il link non esiste più.');

export const tooManyWishlistLinks = () =>
  new RefusalError(
    'wishlist.link.tooMany',
    `Una lista può avere al massimo ${mostWishlistLinks} link: annullane uno.`,
  );
