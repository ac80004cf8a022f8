import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { run } from '../../command.ts';
import { brandIds, BrandToolError, readBrand } from '../read-brand.ts';
import type { Answers } from './answers.ts';
import { brandFiles, type FreeNumbers } from './brand-files.ts';
import { unreadable } from './colours.ts';
import { openTypeface } from './typeface.ts';

/** Ids are unique over all brands: a new one begins after them. */
async function freeNumbers(root: string): Promise<FreeNumbers> {
  const brands = await Promise.all((await brandIds(root)).map((id) => readBrand(root, id)));
  const stores = brands.flatMap(({ seed }) => seed.stores);
  const menus = brands.flatMap(({ seed }) =>
    Object.values(seed.menus).flatMap((items) => items.flatMap((item) => [item, ...item.children])),
  );
  const after = (numbers: readonly number[], start: number, step: number) =>
    (Math.floor(Math.max(start, ...numbers) / step) + 1) * step;
  return {
    store:
      after(
        stores.map(({ storeId }) => storeId),
        0,
        100,
      ) + 1,
    warehouse: after(
      stores.map(({ warehouseId }) => warehouseId),
      0,
      100,
    ),
    menu:
      after(
        menus.map(({ id }) => id),
        0,
        1000,
      ) + 1,
  };
}

/** Refuses what nobody could read. Throws BrandToolError with the pairs, their figures and what would do. */
function refuseUnreadable(answers: Pick<Answers, 'action' | 'accent'>): void {
  const { faults, nearest } = unreadable(answers);
  if (faults.length === 0) return;
  const way =
    nearest === null
      ? 'No darker shade of it would do.'
      : `The nearest shade that can be read is ${nearest}.`;
  throw new BrandToolError(
    `${answers.action} cannot be the colour of buttons and links:\n${faults.join('\n')}\n${way}`,
  );
}

/**
 * Writes the folder of a new brand; returns the paths it made, from the root. Throws BrandToolError where the brand is there
 * already, its colours cannot be read or its font is not installed, and nothing is left then.
 */
export async function writeBrand(root: string, answers: Answers, today: Date): Promise<string[]> {
  if ((await brandIds(root)).includes(answers.id))
    throw new BrandToolError(`tenants/${answers.id} is there already.`);
  refuseUnreadable(answers);
  const face = await openTypeface(answers.font);
  const files = await brandFiles(answers, { numbers: await freeNumbers(root), face, today });
  const folder = join(root, 'tenants', answers.id);
  const made: string[] = [];
  const place = async (path: string, write: (file: string) => Promise<void>) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await write(file);
    made.push(`tenants/${answers.id}/${path}`);
  };
  try {
    for (const [path, text] of files) await place(path, (file) => writeFile(file, text));
    for (const { weight, file: font } of face.weights)
      await place(`assets/${weight}.woff2`, (file) => cp(font, file));
    await place('assets/font.ofl.txt', (file) => cp(face.licence, file));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return made;
}

/** Writes the new files as all others are written. */
export const tidy = (id: string): Promise<unknown> =>
  run({ program: 'oxfmt', args: [`tenants/${id}`], isQuiet: true });
