import { listWishlistLinks, shareWishlist } from '../../../../contract/api/shopping/wishlist-link.ts';
import { insertWishlist } from '../../../../contract/api/shopping/wishlist.ts';
import { borrowedListActors } from '../../../../machines/borrowed-list/borrowed-list.actors.ts';
import { listJoiningActors } from '../../../../machines/list-joining/list-joining.actors.ts';
import { listSharingActors } from '../../../../machines/list-sharing/list-sharing.actors.ts';
import { done } from '../../../../tests/backend/journeys.ts';
import type { LinkGiver } from '../../../../services/lists/link-giver.ts';
import type { Arrange, HttpFlow } from '../../../kit/http/http-flow.ts';
import type { Visitor } from '../../../kit/http/visitor.ts';

interface Shared {
  listId: number;
  token: string;
}

const lists = new WeakMap<Visitor, Shared>();

const listOf = (visitor: Visitor): Shared => {
  const list = lists.get(visitor);
  if (list === undefined) throw new Error('a list is made before it is shared');
  return list;
};

const someoneElse =
  '(SELECT min(o.user_id) FROM users o JOIN users me ON me.tenant_id = o.tenant_id WHERE me.user_id = :user)';

/** A list of the visitor's, with a link to it. */
async function ownList(visitor: Visitor, name: string): Promise<Shared> {
  await visitor.client.logIn(visitor.name);
  const client = await visitor.other();
  const { listId } = await done(client.call(insertWishlist, { name }));
  const { token } = await done(client.call(shareWishlist, { list_id: listId, grant: 'READ' }));
  const list = { listId, token };
  lists.set(visitor, list);
  return list;
}

/** The list is the visitor's, or somebody else's who shares it with them, or not for them at all. */
const belongsTo =
  (whose: 'the visitor' | 'a sharer' | 'a stranger'): Arrange =>
  async ({ visitor }) => {
    const { listId } = listOf(visitor);
    const owner = whose === 'the visitor' ? ':user' : someoneElse;
    await visitor.sql(
      `UPDATE wishlists SET user_id = ${owner}, name = 'Da dividere ' || list_id WHERE list_id = ${listId}`,
    );
    await visitor.sql(`DELETE FROM wishlist_grants WHERE list_id = ${listId} AND user_id = :user`);
    if (whose === 'a sharer')
      await visitor.sql(
        `INSERT INTO wishlist_grants (tenant_id, list_id, user_id, grant_kind)
         SELECT tenant_id, ${listId}, user_id, 'READ' FROM users WHERE user_id = :user`,
      );
  };

/** Exactly the model's member has the list. */
const withMember: Arrange = async (occasion) => {
  await belongsTo('the visitor')(occasion);
  const { visitor } = occasion;
  const { listId } = listOf(visitor);
  await visitor.sql(
    `INSERT INTO wishlist_grants (tenant_id, list_id, user_id, grant_kind)
     SELECT tenant_id, ${listId}, ${someoneElse}, 'WRITE' FROM users WHERE user_id = :user
     ON CONFLICT (tenant_id, list_id, user_id) DO UPDATE SET grant_kind = 'WRITE'`,
  );
};

/** And there is a link, where all were taken back. */
const withMemberAndLink: Arrange = async (occasion) => {
  await withMember(occasion);
  const { visitor } = occasion;
  const client = await visitor.other();
  const { listId } = listOf(visitor);
  const { links } = await done(client.call(listWishlistLinks, { list_id: listId }));
  if (links.length === 0) await done(client.call(shareWishlist, { list_id: listId, grant: 'READ' }));
};

const device: LinkGiver = {
  canShare: true,
  copy: async () => 'copied',
  share: async () => 'shared',
};

export const listSharingHttp: HttpFlow = {
  name: 'list-sharing',
  async open({ visitor }) {
    const { listId } = await ownList(visitor, 'Spesa del sabato');
    return {
      actors: listSharingActors({
        services: async () => visitor.services,
        links: device,
        addressOf: (token) => token,
      }),
      input: { listId, canShare: true },
    };
  },
  answers: {
    viewSharing: { 'a link and a member are there': withMemberAndLink },
    changeSharing: {
      'the link is made': belongsTo('the visitor'),
      'the link is taken back': belongsTo('the visitor'),
      'the member may do so': withMember,
      'the member is gone': withMember,
      'the change is refused: wishlist.unknown': belongsTo('a stranger'),
    },
  },
};

export const listJoiningHttp: HttpFlow = {
  name: 'list-joining',
  async open({ visitor }) {
    const { token } = await ownList(visitor, 'Condominio: festa');
    return { actors: listJoiningActors({ services: async () => visitor.services }), input: { token } };
  },
  answers: {
    joinList: {
      'the list is joined': belongsTo('a stranger'),
      'the link is refused: wishlist.link.invalid': async ({ visitor }) => {
        await visitor.sql(`DELETE FROM wishlist_links WHERE list_id = ${listOf(visitor).listId}`);
      },
    },
  },
};

export const borrowedListHttp: HttpFlow = {
  name: 'borrowed-list',
  async open({ visitor }) {
    const { listId } = await ownList(visitor, 'Condominio: festa di tutti');
    return { actors: borrowedListActors({ services: async () => visitor.services }), input: { listId } };
  },
  answers: {
    copyList: {
      'the copy is made': async (occasion) => {
        await belongsTo('a sharer')(occasion);
        await occasion.visitor.sql(
          "DELETE FROM wishlists WHERE user_id = :user AND name = 'Condominio: festa'",
        );
      },
      'the name is refused: wishlist.nameTaken': async (occasion) => {
        await belongsTo('a sharer')(occasion);
        await occasion.visitor.sql(
          `INSERT INTO wishlists (tenant_id, user_id, wishlist_type_id, name)
           SELECT tenant_id, user_id, 2, 'Condominio: festa' FROM users WHERE user_id = :user
           ON CONFLICT DO NOTHING`,
        );
      },
    },
    leaveList: {
      'the list is given back': belongsTo('a sharer'),
      'the leaving is refused: wishlist.unknown': belongsTo('a stranger'),
    },
  },
};
