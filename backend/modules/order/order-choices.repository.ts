import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/rows.ts';
import { warehouses } from '../store/store.table.ts';
import { users } from '../user/user.table.ts';
import { orders } from './order.table.ts';
import { userPersons } from './user-person.table.ts';

/** Whose orders a master account sees, and what they can be told apart by (ORD-14). */
export function createOrderChoicesRepository(db: Database, tenantId: string) {
  const ofUsers = (userIds: readonly number[]) =>
    and(eq(orders.tenantId, tenantId), oneOf(orders.userId, userIds));
  return {
    /** The master and the persons of the account, the master first. */
    async peopleOf(masterUserId: number) {
      const persons = db
        .select({ userId: userPersons.personUserId })
        .from(userPersons)
        .where(and(eq(userPersons.tenantId, tenantId), eq(userPersons.masterUserId, masterUserId)));
      return db
        .select({ userId: users.userId, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(
          and(
            eq(users.tenantId, tenantId),
            or(eq(users.userId, masterUserId), inArray(users.userId, persons)),
          ),
        )
        .orderBy(
          desc(eq(users.userId, masterUserId)),
          asc(users.firstName),
          asc(users.lastName),
          users.userId,
        );
    },

    /** The addresses their orders went to, each as it was the last time. */
    async addressesOf(userIds: readonly number[]) {
      const addressId = sql`(${orders.address} ->> 'addressId')::bigint`;
      const rows = await db
        .selectDistinctOn([addressId], { address: orders.address })
        .from(orders)
        .where(ofUsers(userIds))
        .orderBy(addressId, desc(orders.createdAt));
      return rows.map(({ address }) => address);
    },

    /** The warehouses that served them. */
    async warehousesOf(userIds: readonly number[]) {
      return db
        .selectDistinct({ warehouseId: warehouses.warehouseId, name: warehouses.name })
        .from(orders)
        .innerJoin(
          warehouses,
          and(eq(warehouses.tenantId, tenantId), eq(warehouses.warehouseId, orders.warehouseId)),
        )
        .where(ofUsers(userIds))
        .orderBy(asc(warehouses.name), asc(warehouses.warehouseId));
    },
  };
}
