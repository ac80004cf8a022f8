import { wishlistTypeCodes } from '../../contract/api/codes.ts';
import type { Catalogue } from '../../backend/modules/catalogue/catalogue.ts';
import { favouritesName } from '../../backend/modules/wishlist/wishlist.view.ts';
import { wishlistGrants, wishlistItems, wishlists } from '../../backend/modules/wishlist/wishlist.table.ts';
import type { Said } from '../../backend/platform/said.ts';
import type { Language } from '../../contract/languages.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { insertRows } from '../insert-rows.ts';
import type { AccountIds } from './seed-accounts.ts';

const weekly: Said = { it: 'Spesa della settimana', 'en-US': 'Weekly groceries' };
const party: Said = { it: 'Festa', 'en-US': 'Party' };

type Wanted = readonly (readonly [slug: string, quantity: number])[];

const contentsIn = (language: Language): Readonly<Record<string, Wanted>> => ({
  [favouritesName]: [
    ['penne-rigate-500-g', 1],
    ['yogurt-magro-125-g', 4],
    ['caffe-macinato-250-g', 1],
  ],
  [weekly[language]]: [
    ['penne-rigate-500-g', 2],
    ['acqua-naturale-1-5-l', 6],
    ['mele-annurche', 1],
    ['petto-di-pollo-a-fette-450-g', 1],
    ['biscotti-frollini-700-g', 1],
  ],
  [party[language]]: [
    ['birra-chiara-3x33-cl', 4],
    ['burrata-250-g', 2],
    ['olio-extravergine-latta-5-l', 1],
  ],
});

/** The lists of the demo account and the favourites of everybody; two lists are shared (W-calls, LIST-08). */
export async function seedLists(
  db: Database,
  tenantId: string,
  given: {
    accounts: AccountIds;
    catalogue: Catalogue;
    slugOf: (italian: string) => string;
    language: Language;
  },
): Promise<void> {
  const { accounts, catalogue, slugOf, language } = given;
  const contents = contentsIn(language);
  const owned = [
    ...Object.values(accounts).map((userId) => ({
      userId,
      name: favouritesName,
      wishlistTypeId: wishlistTypeCodes.favourites,
    })),
    { userId: accounts.demo, name: weekly[language], wishlistTypeId: wishlistTypeCodes.list },
    { userId: accounts.demo, name: party[language], wishlistTypeId: wishlistTypeCodes.list },
  ];
  const rows = await insertRows<typeof wishlists, { list_id: number; name: string; user_id: number }>(
    db,
    wishlists,
    owned.map((list) => ({ ...list, tenantId, selected: list.name === favouritesName })),
    ['list_id', 'name', 'user_id'],
  );
  const ofDemo = rows.filter((row) => row.user_id === accounts.demo);
  await insertRows(
    db,
    wishlistItems,
    ofDemo.flatMap((list) =>
      (contents[list.name] ?? []).flatMap(([slug, quantity]) => {
        const product = catalogue.bySlug(slugOf(slug));
        if (product === null) return [];
        const { productId } = product.row;
        return [
          { tenantId, listId: list.list_id, userId: list.user_id, productId, quantity: quantity * 1000 },
        ];
      }),
    ),
  );
  const grants = new Map<string, 'READ' | 'WRITE'>([
    [weekly[language], 'READ'],
    [party[language], 'WRITE'],
  ]);
  await insertRows(
    db,
    wishlistGrants,
    ofDemo.flatMap((list) => {
      const grantKind = grants.get(list.name);
      return grantKind === undefined
        ? []
        : [{ tenantId, listId: list.list_id, userId: accounts.lettura, grantKind }];
    }),
  );
}
