import { listAddresses } from '../../../contract/api/shopping/address.ts';
import { listDisclaimers } from '../../../contract/api/account/disclaimer.ts';
import { saveFiscalPerson } from '../../../contract/api/account/fiscal-person.ts';
import { listOpenSessions } from '../../../contract/api/account/open-sessions.ts';
import { addOrderNote } from '../../../contract/api/shopping/note.ts';
import { listPaymentAuths } from '../../../contract/api/ordering/checkout.ts';
import { viewOrder } from '../../../contract/api/ordering/order.ts';
import { joinWishlist, shareWishlist } from '../../../contract/api/shopping/wishlist-link.ts';
import { listWishlistMembers } from '../../../contract/api/shopping/wishlist-member.ts';
import { addWishlistProducts } from '../../../contract/api/shopping/wishlist.ts';
import { viewCart } from '../../../contract/api/shopping/cart.ts';
import { linesOf } from '../../../contract/rules/checkout/cart-lines.ts';
import { done, fill, openSlots, payAtProvider, plenty, product, purchase, readyToShop } from '../journeys.ts';
import { newcomer } from '../people.ts';
import type { TestShop } from '../test-shop.ts';
import { fresh } from '../wishlists.ts';
import { atHome } from './at-home.ts';

export const company = { companyName: 'Mio srl', vatNumber: '00743110157' };

/** Somebody new with a saved card, an order, a full cart, a shared list, a note, a holder of invoices and a second login. */
export async function oneOfEverything(shop: TestShop, email: string) {
  const client = await atHome(await newcomer(shop, email));
  const { redirectUrl } = await purchase(client, { paymentTypeId: 12 });
  await payAtProvider(client, redirectUrl, 'approve', true);
  const [card] = (await done(client.call(listPaymentAuths))).auths;
  const { orderId } = await purchase(client, { paymentTypeId: 12 });
  const [item] = (await done(client.call(viewOrder, { order_id: orderId }))).orderItems ?? [];
  await readyToShop(client);
  await fill(client, plenty);
  const [line] = linesOf(await done(client.call(viewCart)));
  const [home] = (await done(client.call(listAddresses, { address_type: 'home' }))).addresses;
  const [slot] = await openSlots(client);
  const { productId } = await product(client, 'penne-rigate-500-g');
  const listId = await fresh(client, 'Mia lista');
  const kept = { wishlistId: listId, items: [{ productId, quantity: 1 }] };
  const { wishlistItems } = await done(client.call(addWishlistProducts, kept));
  const link = await done(client.call(shareWishlist, { list_id: listId, grant: 'READ' }));
  const friend = await newcomer(shop, `amica.${email}`);
  await done(friend.call(joinWishlist, { token: link.token }));
  const [member] = (await done(client.call(listWishlistMembers, { list_id: listId }))).members;
  const { noteId } = await done(client.call(addOrderNote, { orderId, rating: 4, text: 'Mio' }));
  const [holder] = (await done(client.call(saveFiscalPerson, company))).persons;
  const [session] = (await done(client.call(listOpenSessions))).sessions;
  const { disclaimers } = await done(client.call(listDisclaimers));
  if (!item || !line || !home || !slot || !member || !holder || !session || !card)
    throw new Error('somebody has too little');
  const ids = {
    itemId: line.itemId,
    listItemId: wishlistItems[0]!.itemId,
    orderItemId: item.orderItemId,
    productId,
  };
  return {
    client,
    ids,
    addressId: home.addressId,
    authId: card.userPaymentAuthId,
    legalIds: disclaimers.map(({ legalId }) => legalId),
    linkId: link.linkId,
    listId,
    memberId: member.memberId,
    noteId,
    orderId,
    personId: holder.userPersonFiscalId,
    sessionId: session.sessionId,
    slot,
  };
}
