import { mostWishlistLinks } from '../../../contract/api/shopping/wishlist-link.ts';
import { mostWishlists } from '../../../contract/api/shopping/wishlist.ts';
import { RefusalError } from '../../platform/domain-errors.ts';
import type { Said } from '../../platform/said.ts';

export const unknownWishlist = () =>
  new RefusalError('wishlist.unknown', {
    it: 'La lista non esiste più.',
    'en-US': 'This list no longer exists.',
  });

export const readOnlyWishlist = () =>
  new RefusalError('wishlist.readOnly', {
    it: 'Questa lista non si può modificare.',
    'en-US': 'This list cannot be changed.',
  });

export const unnamedWishlist = (text: Said) => new RefusalError('wishlist.name', text, 'name');

export const takenWishlistName = () =>
  new RefusalError(
    'wishlist.nameTaken',
    { it: 'Hai già una lista con questo nome.', 'en-US': 'You already have a list with this name.' },
    'name',
  );

export const tooManyWishlists = () =>
  new RefusalError('wishlist.tooMany', {
    it: `Puoi avere al massimo ${mostWishlists} liste.`,
    'en-US': `You can have at most ${mostWishlists} lists.`,
  });

export const ownWishlist = () =>
  new RefusalError('wishlist.own', {
    it: 'Questa lista è tua: la puoi eliminare.',
    'en-US': 'This list is yours: you can delete it.',
  });

export const unknownWishlistMember = () =>
  new RefusalError('wishlist.member.unknown', {
    it: 'Questa persona non ha più la lista.',
    'en-US': 'This person no longer has the list.',
  });

export const unknownWishlistItem = () =>
  new RefusalError('wishlist.item.unknown', {
    it: 'Il prodotto non è più nella lista.',
    'en-US': 'The product is no longer on the list.',
  });

export const invalidWishlistLink = () =>
  new RefusalError('wishlist.link.invalid', {
    it: 'Il link non è più valido: chiedine uno nuovo.',
    'en-US': 'The link is no longer valid: ask for a new one.',
  });

export const ownWishlistLink = () =>
  new RefusalError('wishlist.link.own', {
    it: 'Questa lista è già tua.',
    'en-US': 'This list is yours already.',
  });

export const unknownWishlistLink = () =>
  new RefusalError('wishlist.link.unknown', {
    it: 'Il link non esiste più.',
    'en-US': 'The link no longer exists.',
  });

export const tooManyWishlistLinks = () =>
  new RefusalError('wishlist.link.tooMany', {
    it: `Una lista può avere al massimo ${mostWishlistLinks} link: annullane uno.`,
    'en-US': `A list can have at most ${mostWishlistLinks} links: cancel one.`,
  });
