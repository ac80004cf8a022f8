import { sql } from 'drizzle-orm';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../backend/platform/db/database.ts';
import { rowsOf } from '../../backend/platform/db/rows.ts';
import { emojiFile } from '../../server/emoji/emoji.ts';

/** Puts a photograph for every picture of a brand into `<dir>/<brand>`, as its retailer would: production draws none. */
export async function photographAll(
  db: Database,
  { dir, tenantId }: { readonly dir: string; readonly tenantId: string },
): Promise<void> {
  const folder = path.join(dir, tenantId);
  await mkdir(folder, { recursive: true });
  const keys = await rowsOf<{ key: string }>(
    db,
    sql`SELECT picture_key AS key FROM pictures WHERE tenant_id = ${tenantId}`,
  );
  await Promise.all(keys.map(({ key }) => copyFile(emojiFile('1f96b'), path.join(folder, `${key}.webp`))));
}
