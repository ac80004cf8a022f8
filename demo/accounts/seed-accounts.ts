import { addressTypeCodes, paymentTypeCodes } from '../../contract/api/codes.ts';
import { addDays, dayMs } from '../../contract/rules/time/calendar-day.ts';
import type { SeedPlace } from '../../contract/tenant-seed.ts';
import { addresses } from '../../backend/modules/address/address.table.ts';
import { paymentAuths } from '../../backend/modules/payment/payment.table.ts';
import { users } from '../../backend/modules/user/user.table.ts';
import type { Said } from '../../backend/platform/said.ts';
import type { Language } from '../../contract/languages.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import { demoAccounts } from './demo-accounts.ts';
import type { DemoAccount } from './demo-accounts.ts';
import { insertRows } from '../insert-rows.ts';

/** User ids of the demo accounts, by name. */
export type AccountIds = Readonly<Record<DemoAccount['name'], number>>;

const homeName: Said = { it: 'Casa', 'en-US': 'Home' };

function homeOf(
  tenantId: string,
  userId: number,
  { home, account, language }: { home: SeedPlace; account: DemoAccount; language: Language },
) {
  return {
    tenantId,
    addressTypeId: addressTypeCodes.home,
    userId,
    addressName: homeName[language],
    address1: home.address1,
    addressNumber: home.addressNumber,
    city: home.city,
    province: home.province,
    postalcode: home.postalcode,
    latitude: home.latitude,
    longitude: home.longitude,
    doorbellName: account.lastName,
    floor: '2',
    referencePhoneNumber: account.phone,
    preferred: true,
  };
}

/** The demo accounts with their homes and the saved card of the first one. */
export async function seedAccounts(
  db: Database,
  tenantId: string,
  given: {
    home: SeedPlace;
    language: Language;
    passwordHash: string;
    legalIds: number[];
    now: Date;
    today: string;
  },
): Promise<AccountIds> {
  const rows = await insertRows<typeof users, { user_id: number; login: string }>(
    db,
    users,
    demoAccounts.map((account) => {
      const login = `${account.name}@${tenantId}.example`;
      return {
        tenantId,
        login,
        username: login,
        email: login,
        passwordHash: given.passwordHash,
        firstName: account.firstName,
        lastName: account.lastName,
        phone: account.phone,
        userTypeId: account.userTypeId,
        profileLevel: account.level,
        betaTester: account.isBetaTester ?? false,
        points: account.points,
        fidelityCard: account.fidelityCard ?? '',
        legalIds: account.hasConsented ? given.legalIds : [],
        registeredAt: new Date(given.now.getTime() - 200 * dayMs),
      };
    }),
    ['user_id', 'login'],
  );
  const idOf = (name: DemoAccount['name']): number => {
    const row = rows.find(({ login }) => login === `${name}@${tenantId}.example`);
    if (row === undefined) throw new Error(`the demo account ${name} was not written`);
    return row.user_id;
  };
  const withHome = demoAccounts.filter((account) => account.hasHome);
  await insertRows(
    db,
    addresses,
    withHome.map((account) => homeOf(tenantId, idOf(account.name), { ...given, account })),
  );
  await insertRows(db, paymentAuths, [
    {
      tenantId,
      userId: idOf('demo'),
      paymentTypeId: paymentTypeCodes.onlineCard,
      name: 'Visa •••• 4242',
      expiresOn: addDays(given.today, 900),
      preferred: true,
    },
  ]);
  return {
    demo: idOf('demo'),
    vuoto: idOf('vuoto'),
    lettura: idOf('lettura'),
    agente: idOf('agente'),
    nuovo: idOf('nuovo'),
    'paolo.conti': idOf('paolo.conti'),
  };
}
