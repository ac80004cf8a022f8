import { insertWishlist } from '../../../../contract/api/shopping/wishlist.ts';
import { listEntryActors } from '../../../../machines/list-entry/list-entry.actors.ts';
import { done } from '../../../../tests/backend/journeys.ts';
import type { Arrange, HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

const lists = new WeakMap<Visitor, number>();

/** Whose the list is decides whether something can be put there. */
const mayChange =
  (isOwn: boolean): Arrange =>
  async ({ visitor }) => {
    const list = `list_id = ${lists.get(visitor) ?? 0}`;
    const other =
      '(SELECT min(o.user_id) FROM users o JOIN users me ON me.tenant_id = o.tenant_id WHERE me.user_id = :user)';
    await visitor.sql(
      `UPDATE wishlists SET user_id = ${isOwn ? ':user' : other}, name = 'Da scrivere ' || list_id WHERE ${list}`,
    );
    await visitor.sql(`DELETE FROM wishlist_grants WHERE ${list} AND user_id = :user`);
    if (!isOwn)
      await visitor.sql(
        `INSERT INTO wishlist_grants (tenant_id, list_id, user_id, grant_kind)
         SELECT tenant_id, ${lists.get(visitor) ?? 0}, user_id, 'READ' FROM users WHERE user_id = :user`,
      );
  };

export const listEntryHttp: HttpFlow = {
  name: 'list-entry',
  async open({ visitor }) {
    await visitor.client.logIn(visitor.name);
    lists.set(
      visitor,
      (await done((await visitor.other()).call(insertWishlist, { name: 'Da scrivere' }))).listId,
    );
    return { actors: listEntryActors({ services: async () => visitor.services }) };
  },
  adapt(event, visitor) {
    if (event.type === 'entry.add') return { ...event, listId: lists.get(visitor) };
    // The demo shop has something for cats.
    return event.type === 'text.changed' && event['text'] !== ''
      ? { ...event, text: '2 penne, zzxqwk' }
      : event;
  },
  answers: {
    matchLines: { 'the penne are found, the rest is not': () => undefined },
    addProducts: {
      'they are on the list': mayChange(true),
      'the products is refused: wishlist.readOnly': mayChange(false),
    },
  },
};
