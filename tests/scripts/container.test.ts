import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { configOptions } from '../../backend/platform/config.ts';
import { readServerConfig } from '../../server/config.ts';
import { root } from '../../server/root.ts';

const textOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Service {
  readonly command?: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
}

const composeText = textOf('compose.yaml');
const { services } = parse(composeText, { merge: true }) as { services: Record<string, Service> };
const [database, migrate, shop] = ['database', 'migrate', 'shop'].map((name) => services[name]!);

const dockerfile = textOf('Dockerfile').replaceAll('\\\n', ' ').split('\n');
const stepsOf = (word: string) =>
  dockerfile.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1).trim());
/** The steps of the last stage, which is what runs. */
const last = dockerfile.slice(dockerfile.findLastIndex((line) => line.startsWith('FROM ')));

/** What the last stage takes from the repository. */
const copied = last
  .filter((line) => /^COPY (?!--from)/.test(line))
  .flatMap((line) => line.split(/\s+/).slice(1, -1));

/** What an operator must give, with something to try it with. */
const given: Readonly<Record<string, string>> = {
  DATABASE_PASSWORD: 'apassword',
  PUBLIC_ORIGIN: 'https://{domain}',
  PSP_SECRET: 'a secret of at least 32 characters',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  TRUSTED_PROXIES: '172.16.0.0/12',
};

/** Fills in as compose does. Throws with the message of what is missing. */
const filled = (text: string, env: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\$\{(\w+)(?::?([-?])([^}]*))?\}/g, (_, name: string, sign: string, rest: string) => {
    if (env[name] !== undefined) return env[name];
    if (sign === '?') throw new Error(rest);
    return rest ?? '';
  });

const settingsOf = ({ environment }: Service) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, given)]));

/** The settings a server looks at, by their names. */
function knownSettings(): Set<string> {
  const asked = new Set<string>(Object.values(configOptions).map(({ env }) => env));
  const env: Record<string, string | undefined> = {};
  readServerConfig(
    new Proxy(env, {
      get: (_, name) => {
        if (typeof name === 'string') asked.add(name);
      },
    }),
  );
  return asked;
}

test('what the image copies is there, and nobody keeps it from a build', () => {
  expect(copied.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  const ignored = textOf('.dockerignore').split('\n');
  expect(copied.filter((file) => ignored.includes(file))).toEqual([]);
  expect(ignored).toEqual(expect.arrayContaining(['.git', '.env*', 'node_modules', 'dist']));
});

test('a program of the image imports nothing that was not copied', () => {
  const seen = new Set<string>();
  const missing: string[] = [];
  const isCopied = (file: string) =>
    copied.some((one) => file === one || (file.startsWith(`${one}/`) && existsSync(path.join(root, one))));
  const walk = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!isCopied(file)) missing.push(file);
    if (!existsSync(path.join(root, file))) return;
    const imported = textOf(file).matchAll(/^(?:import|export)\b(?! type\b)[^;'=]*?from '(\.[^']+)'/gm);
    for (const [, specifier = ''] of imported) walk(path.posix.join(path.posix.dirname(file), specifier));
  };
  const programs = copied.filter((file) => file.startsWith('scripts/'));
  for (const program of ['server/start.ts', 'server/run.ts', ...programs]) walk(program);
  expect(seen.size).toBeGreaterThan(300);
  expect(missing).toEqual([]);
});

test('the image runs node itself, as nobody of rank, with what production needs alone', () => {
  expect(last.filter((line) => /^(?:USER|CMD|ENTRYPOINT|ENV) /.test(line))).toEqual([
    'ENV NODE_ENV=production',
    'USER node',
    'CMD ["node", "server/start.ts"]',
  ]);
  expect(last).toContain('COPY --from=packages /shop/node_modules ./node_modules');
  expect(stepsOf('RUN')).toContainEqual(expect.stringMatching(/^npm ci --omit=dev /));
  expect(last.join('\n')).not.toMatch(/COPY \. |COPY (?:demo|tests|docs)\b/);
});

test('every setting of the compose file exists, and production starts with them', () => {
  const known = knownSettings();
  expect([known.has('DRAIN_MS'), known.has('PSP_SECRET'), known.has('DRAIN')]).toEqual([true, true, false]);
  for (const service of [migrate!, shop!])
    expect(Object.keys(service.environment).filter((name) => !known.has(name))).toEqual([]);
  const config = readServerConfig(settingsOf(shop!));
  expect([config.port, config.operationsPort, config.backend.production]).toEqual([3000, 9464, true]);
  expect(config.backend.databaseUrl).toBe('postgres://shop:apassword@database:5432/shop');
});

test.each(Object.keys(given))('without %s nothing starts, and it says so', (name) => {
  const { [name]: _, ...others } = given;
  expect(() => filled(composeText, others)).toThrow(`set ${name} to`);
});

test('the database is there before the migration, the migration before the shop', () => {
  expect(database?.healthcheck?.test).toContain('pg_isready');
  expect(database?.volumes).toEqual(['database:/var/lib/postgresql/data']);
  expect(migrate?.command).toEqual(['node', 'scripts/db-migrate.ts']);
  expect(migrate?.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(shop?.depends_on).toEqual({
    database: { condition: 'service_healthy' },
    migrate: { condition: 'service_completed_successfully' },
  });
  expect(stepsOf('HEALTHCHECK').join()).toContain('/readyz');
});

test('a shop that is told to end has the time it asks for', () => {
  const { drainMs } = readServerConfig(settingsOf(shop!));
  const callsUnderWayMs = 3_000;
  expect(Number.parseInt(shop?.stop_grace_period ?? '', 10) * 1_000).toBeGreaterThan(
    drainMs + callsUnderWayMs + 5_000,
  );
});
