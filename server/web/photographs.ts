import { join } from 'node:path';
import type { Picture, PictureSource } from './picture-source.ts';
import { readIfThere } from './read-if-there.ts';

const types = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg', png: 'image/png' } as const;

const isSafe = (name: string): boolean => /^[\w-]+$/.test(name);

/** The picture of this name, whichever kind of file it is. */
async function find(folder: string, name: string): Promise<Picture | null> {
  for (const [ending, type] of Object.entries(types)) {
    const bytes = await readIfThere(join(folder, `${name}.${ending}`));
    if (bytes !== null) return { bytes, type };
  }
  return null;
}

/**
 * A retailer's own photographs: `<dir>/<brand>/<key>-<width>.webp`, or `<key>.webp` for all widths; `.avif`, `.jpg` and
 * `.png` are taken, too. `<dir>/<brand>/placeholder.webp` stands in for what is missing. Nothing is drawn or scaled.
 */
export const openPhotographs = (dir: string): PictureSource => ({
  async read({ tenantId, key, width }) {
    if (!isSafe(tenantId) || !isSafe(key)) return null;
    const folder = join(dir, tenantId);
    const found = (await find(folder, `${key}-${width}`)) ?? (await find(folder, key));
    if (found !== null) return found;
    const placeholder = await find(folder, 'placeholder');
    return placeholder === null ? null : { ...placeholder, isPlaceholder: true };
  },
});
