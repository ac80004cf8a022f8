import { addDays } from '../../contract/rules/time/calendar-day.ts';
import { giftCertificates } from '../../backend/modules/gift/gift.table.ts';
import type { Said } from '../../backend/platform/said.ts';
import type { Language } from '../../contract/languages.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { insertRows } from '../insert-rows.ts';

const words = {
  five: { it: 'Buono da 5 €', 'en-US': '$5 certificate' },
  welcome: { it: 'Benvenuto: 10 € su 50 € di spesa', 'en-US': 'Welcome: $10 off an order of $50' },
  lastSeason: { it: 'Buono da 10 € della stagione scorsa', 'en-US': '$10 certificate of last season' },
  sorry: { it: 'Per scusarci del ritardo', 'en-US': 'To apologize for the delay' },
} as const satisfies Readonly<Record<string, Said>>;

/** The gift codes of the demo and a certificate the shop gave the demo account; `today` is `YYYY-MM-DD`. */
export async function seedGifts(
  db: Database,
  tenantId: string,
  { today, demoUserId, language }: { today: string; demoUserId: number; language: Language },
): Promise<void> {
  const validFrom = addDays(today, -60);
  const validTo = addDays(today, 3 * 365);
  await insertRows(db, giftCertificates, [
    {
      tenantId,
      code: 'GIFT5',
      description: words.five[language],
      amount: 500,
      minSpend: 0,
      validFrom,
      validTo,
    },
    {
      tenantId,
      code: 'BENVENUTO10',
      description: words.welcome[language],
      amount: 1000,
      minSpend: 5000,
      validFrom,
      validTo,
    },
    {
      tenantId,
      code: 'SCADUTO10',
      description: words.lastSeason[language],
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
      description: words.sorry[language],
      amount: 700,
      minSpend: 3000,
      validFrom: addDays(today, -10),
      validTo: addDays(today, 80),
      ownerUserId: demoUserId,
      origin: 'assigned',
    },
  ]);
}
