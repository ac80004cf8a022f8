import { pictureKey } from '../packshots/picture.ts';
import type { EmojiSpec, PictureSpec } from '../packshots/picture-spec.ts';
import { pictures } from '../../backend/modules/catalogue/catalogue.table.ts';
import type { Database } from '../../backend/platform/db/database.ts';
import type { SeedCatalogue } from './seed-catalogue.ts';
import { insertRows } from '../insert-rows.ts';

/** The picture of a category, or of a slide that shows no product. */
export const emojiPicture = (emoji: string): EmojiSpec => ({ kind: 'emoji', emoji });

/** Keeps pictures by their content; asked twice for the same, it is one row. */
export async function seedPictures(
  db: Database,
  tenantId: string,
  specs: Iterable<PictureSpec>,
): Promise<void> {
  const byKey = new Map([...specs].map((spec) => [pictureKey(spec), spec]));
  await insertRows(
    db,
    pictures,
    [...byKey].map(([key, spec]) => ({ tenantId, pictureKey: key, spec })),
  );
}

/** Every picture a catalogue shows. */
export function picturesOf(catalogue: SeedCatalogue): PictureSpec[] {
  return [
    ...catalogue.categories.map((category) => emojiPicture(category.emoji)),
    ...catalogue.products.map((product) => product.picture),
  ];
}
