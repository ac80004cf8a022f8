import { addDays } from '../../contract/rules/time/calendar-day.ts';
import { giftCertificates } from '../../backend/modules/gift/gift.table.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { insertRows } from '../insert-rows.ts';

/** The gift codes of the demo and a certificate the shop gave the demo account; `today` is `YYYY-MM-DD`. */
export async function seedGifts(
  db: Database,
  tenantId: string,
  { today, demoUserId }: { today: string; demoUserId: number },
): Promise<void> {
  const validFrom = addDays(today, -60);
  const validTo = addDays(today, 3 * 365);
  await insertRows(db, giftCertificates, [
    {
      tenantId,
      code: 'GIFT5',
      description: 'Buono da 5 €',
      amount: 500,
      minSpend: 0,
      validFrom,
      validTo,
    },
    {
      tenantId,
      code: 'BENVENUTO10',
      description: 'Benvenuto: 10 € su 50 € di spesa',
      amount: 1000,
      minSpend: 5000,
      validFrom,
      validTo,
    },
    {
      tenantId,
      code: 'SCADUTO10',
      description: 'Buono da 10 € della stagione scorsa',
      amount: 1000,
      minSpend: 0,
      validFrom: addDays(today, -90),
      validTo: addDays(today, -30),
    },
  ]);
  await insertRows(db, giftCertificates, [
    {
      tenantId,
      code: 'SCUSA-GIULIA',
      description: 'Per scusarci del ritardo',
      amount: 700,
      minSpend: 3000,
      validFrom: addDays(today, -10),
      validTo: addDays(today, 80),
      ownerUserId: demoUserId,
      origin: 'assigned',
    },
  ]);
}
