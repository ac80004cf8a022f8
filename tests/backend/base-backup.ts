import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { vi } from 'vitest';
import { startPostgres } from './postgres-server.ts';
import type { PostgresServer } from './postgres-server.ts';

/** A server that archives what it writes, as docs/operations.md has it. */
export interface ArchivingPostgres {
  readonly server: PostgresServer;
  /** Copies its files while it works; answers what `restore` takes. */
  backUp(): Promise<string>;
  /** The time of the server, which a restore may go back to. */
  now(): Promise<string>;
  /** Resolves when everything written until now is in the archive. */
  untilArchived(): Promise<void>;
  /** Starts a server over a copy of the files, brought to the given time by the archive. */
  restore(backup: string, time: string): Promise<PostgresServer>;
  /** Removes the archive and the copies, not the servers. */
  remove(): Promise<void>;
}

async function ask<Row>(url: string, statement: string): Promise<Row> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(statement);
    return rows[0] as Row; // whoever asks knows what
  } finally {
    await client.end();
  }
}

/** What belongs to the running server and not to its data. */
const leftOut = /\/(?:pg_wal|pg_replslot|pg_stat_tmp)\/.|\/postmaster\.(?:pid|opts)$|\/\.s\.PGSQL/;

async function copyFiles(url: string, from: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('shop', true)");
    await cp(from, to, { recursive: true, filter: (source) => !leftOut.test(source) });
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => true)',
    );
    await writeFile(path.join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

export async function startArchivingPostgres(): Promise<ArchivingPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'shop-backup-'));
  const archive = path.join(folder, 'archive');
  await mkdir(archive);
  // The servers run as somebody else.
  await chmod(folder, 0o755);
  await chmod(archive, 0o777);
  const prefer = process.env['TEST_POSTGRES'] === 'installed' ? 'installed' : 'embedded';
  const server = await startPostgres(prefer, {
    settings: [
      'archive_mode=on',
      `archive_command=test ! -f ${archive}/%f && cp %p ${archive}/.%f && mv ${archive}/.%f ${archive}/%f`,
    ],
  });
  const { url } = server;
  let copies = 0;
  return {
    server,
    async backUp() {
      copies += 1;
      const to = path.join(folder, `base${copies}`);
      await copyFiles(url, server.data, to);
      return to;
    },
    now: async () => (await ask<{ now: string }>(url, 'SELECT clock_timestamp()::text AS now')).now,
    async untilArchived() {
      // The file that ended: the next one may have been written to meanwhile, and is archived when it ends.
      const { file } = await ask<{ file: string }>(url, 'SELECT pg_walfile_name(pg_switch_wal()) AS file');
      await vi.waitUntil(async () => {
        const { done } = await ask<{ done: boolean }>(
          url,
          `SELECT last_archived_wal >= '${file}' AS done FROM pg_stat_archiver`,
        );
        return done;
      }, 30_000);
    },
    async restore(backup, time) {
      await writeFile(path.join(backup, 'recovery.signal'), '');
      const restored = await server.over(backup, [
        'fsync=off',
        `restore_command=cp ${archive}/%f %p`,
        `recovery_target_time=${time}`,
        'recovery_target_action=promote',
      ]);
      await vi.waitUntil(async () => {
        const { isOver } = await ask<{ isOver: boolean }>(
          restored.url,
          'SELECT NOT pg_is_in_recovery() AS "isOver"',
        );
        return isOver;
      }, 30_000);
      return restored;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
