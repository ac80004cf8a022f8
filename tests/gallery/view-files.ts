import { globSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';

/** Names of the views the gallery declares: a file each in gallery/views. */
export const viewNames = (): readonly string[] =>
  globSync('**/*.tsx', { cwd: join(root, 'gallery/views') })
    .map((file) => file.replace(/\.tsx$/, '').replaceAll('\\', '/'))
    .toSorted();
