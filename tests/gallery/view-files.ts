import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';

/** Names of the views the gallery declares: a file each in gallery/views. */
export const viewNames = (): readonly string[] =>
  globSync('**/*.tsx', { cwd: join(root, 'gallery/views') })
    .map((file) => file.replace(/\.tsx$/, '').replaceAll('\\', '/'))
    .toSorted();

/** Names of the brands: a folder each in tenants/, beside what they share. */
export const brandNames = (): readonly string[] =>
  readdirSync(join(root, 'tenants'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'theme')
    .map(({ name }) => name)
    .toSorted();
