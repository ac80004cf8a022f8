import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { doubtful, good, wrong, type CheckResult } from '../check-result.ts';
import type { BackendConfig } from '../config.ts';
import { checkSpread } from './check-spread.ts';
import type { OpenDatabase } from './client.ts';
import { readMigrations } from './migrate.ts';
import { rowsOf } from './rows.ts';

const oldestVersion = 15;
const mostSkewMs = 2_000;
const heardWithinMs = 2_000;

async function versionFinding({ db, kind }: OpenDatabase): Promise<CheckResult> {
  const [row] = await rowsOf<{ number: string; name: string }>(
    db,
    sql`SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS name`,
  );
  const major = Math.floor(Number(row?.number ?? 0) / 10_000);
  const says = `The database is ${kind === 'pglite' ? 'the embedded one, PostgreSQL' : 'PostgreSQL'} ${row?.name}.`;
  return major >= oldestVersion ? good(says) : wrong(`${says} The shop needs ${oldestVersion} or later.`);
}

async function migrationFinding({ db }: OpenDatabase): Promise<CheckResult> {
  const known = await rowsOf<{ version: string }>(
    db,
    sql`SELECT version FROM schema_migrations WHERE to_regclass('schema_migrations') IS NOT NULL`,
  ).catch(() => []);
  const applied = new Set(known.map(({ version }) => version));
  const missing = (await readMigrations()).filter(({ version }) => !applied.has(version));
  if (missing.length === 0) return good(`All ${applied.size} migrations are applied.`);
  const names = missing.map(({ version }) => version).join(', ');
  return doubtful(`Migrations are missing: ${names}. The next start applies them, or npm run db:migrate.`);
}

async function clockFinding({ db }: OpenDatabase): Promise<CheckResult> {
  const before = Date.now();
  const [row] = await rowsOf<{ ms: string }>(
    db,
    sql`SELECT extract(epoch FROM clock_timestamp()) * 1000 AS ms`,
  );
  const skew = Math.abs(Number(row?.ms ?? 0) - (before + Date.now()) / 2);
  return skew <= mostSkewMs
    ? good('The clocks of shop and database agree.')
    : wrong(`The clocks of shop and database differ by ${(skew / 1000).toFixed(1)} s: set both by NTP.`);
}

async function listenFinding(database: OpenDatabase): Promise<CheckResult> {
  const heard = Promise.withResolvers<boolean>();
  const stop = await database.listen({
    channel: 'shop_doctor',
    onMessage: () => heard.resolve(true),
    onHearing: () => {},
    onLost: () => {},
  });
  await database.db.execute(sql`SELECT pg_notify('shop_doctor', '')`);
  const isHeard = await Promise.race([heard.promise, pause(heardWithinMs, false, { ref: false })]);
  await stop();
  return isHeard
    ? good('Processes hear of each other’s changes.')
    : wrong(
        'Notifications do not arrive, so nothing is kept ready: set DATABASE_LISTEN_URL to PostgreSQL itself, without the pooler.',
      );
}

async function preparedFinding(
  { db, kind }: OpenDatabase,
  { preparedStatements }: BackendConfig,
): Promise<CheckResult | null> {
  if (kind === 'pglite' || !preparedStatements) return null;
  const rounds = Array.from({ length: 24 }, (_, at) =>
    rowsOf(db, sql`SELECT ${at % 3}::integer AS one`).then(
      () => true,
      () => false,
    ),
  );
  const isGood = (await Promise.all(rounds)).every(Boolean);
  return isGood
    ? good('Prepared statements work.')
    : wrong('Prepared statements fail, as behind a pooler: set PREPARED_STATEMENTS=off.');
}

async function unsentMailFinding({ db }: OpenDatabase): Promise<CheckResult | null> {
  const [row] = await rowsOf<{ waiting: string; since: string | null; given_up: string }>(
    db,
    sql`SELECT count(*) FILTER (WHERE given_up_at IS NULL) AS waiting,
        min(created_at) FILTER (WHERE given_up_at IS NULL)::text AS since,
        count(given_up_at) AS given_up
      FROM mails WHERE sent_at IS NULL AND created_at < now() - interval '10 minutes'`,
  ).catch(() => []);
  const waiting = Number(row?.waiting ?? 0);
  if (waiting > 0) return doubtful(`${waiting} mails wait since ${row?.since}: look at SMTP_URL.`);
  const givenUp = Number(row?.given_up ?? 0);
  return givenUp === 0
    ? null
    : doubtful(`${givenUp} mails were given up: look for delivery.givenUp in the log.`);
}

/** What an open database says. */
export async function checkDatabase(database: OpenDatabase, config: BackendConfig): Promise<CheckResult[]> {
  const findings = [
    await versionFinding(database),
    await migrationFinding(database),
    await checkSpread(database, config),
    await clockFinding(database),
    await preparedFinding(database, config),
    await listenFinding(database),
    config.smtpUrl === null ? null : await unsentMailFinding(database),
  ];
  return findings.filter((finding) => finding !== null);
}
