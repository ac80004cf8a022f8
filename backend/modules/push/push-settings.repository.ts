import { and, eq } from 'drizzle-orm';
import type { PushSettings } from '../../../contract/api/account/push.ts';
import type { Database } from '../../platform/db/database.ts';
import { pushSettings } from './push.table.ts';

/** How a person wants to be told. */
export type ChosenSettings = Omit<PushSettings, 'publicKey'>;

const allOn: ChosenSettings = {
  topics: { orderStatus: true, deliveryReminder: true, changeTerm: true, productBack: true },
  quietHours: true,
};

/** What one tenant's shoppers want to be told of. */
export function createPushSettingsRepository(db: Database, tenantId: string) {
  return {
    /** All is on for whoever has chosen nothing. */
    async of(userId: number): Promise<ChosenSettings> {
      const [found] = await db
        .select()
        .from(pushSettings)
        .where(and(eq(pushSettings.tenantId, tenantId), eq(pushSettings.userId, userId)));
      if (found === undefined) return allOn;
      const { orderStatus, deliveryReminder, changeTerm, productBack, quietHours } = found;
      return { topics: { orderStatus, deliveryReminder, changeTerm, productBack }, quietHours };
    },

    async put(userId: number, { topics, quietHours }: ChosenSettings) {
      const chosen = { ...topics, quietHours };
      await db
        .insert(pushSettings)
        .values({ tenantId, userId, ...chosen })
        .onConflictDoUpdate({ target: [pushSettings.tenantId, pushSettings.userId], set: chosen });
    },
  };
}
