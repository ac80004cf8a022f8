import { addDays } from '../../contract/rules/time/calendar-day.ts';
import { giftCertificates } from '../../backend/modules/gift/gift.table.ts';
import type { Said } from '../../backend/platform/said.ts';
import { messageThreshold } from '../../backend/platform/said-money.ts';
import type { Currency } from '../../contract/currencies.ts';
import type { MoneyForm } from '../../contract/rules/language/money-text.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { insertRows } from '../insert-rows.ts';

function wordsIn(currency: Currency) {
  const five = messageThreshold(500, currency);
  const ten = messageThreshold(1000, currency);
  const fifty = messageThreshold(5000, currency);
  return {
    five: { it: `Buono da ${five.it}`, 'en-US': `${five['en-US']} certificate` },
    welcome: {
      it: `Benvenuto: ${ten.it} su ${fifty.it} di spesa`,
      'en-US': `Welcome: ${ten['en-US']} off an order of ${fifty['en-US']}`,
    },
    lastSeason: {
      it: `Buono da ${ten.it} della stagione scorsa`,
      'en-US': `${ten['en-US']} certificate of last season`,
    },
    sorry: { it: 'Per scusarci del ritardo', 'en-US': 'To apologize for the delay' },
  } as const satisfies Readonly<Record<string, Said>>;
}

/** The gift codes of the demo and a certificate the shop gave the demo account; `today` is `YYYY-MM-DD`. */
export async function seedGifts(
  db: Database,
  tenantId: string,
  { today, demoUserId, form }: { today: string; demoUserId: number; form: MoneyForm },
): Promise<void> {
  const { language } = form;
  const words = wordsIn(form.currency);
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
