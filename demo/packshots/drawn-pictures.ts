import type { OpenPictures } from '../../server/web/picture-source.ts';
import type { PictureSpec } from './picture-spec.ts';
import { createPictureStore } from './picture-store.ts';

/** Pictures of the demo shops, drawn at the first request and kept in this folder. */
export const drawnPictures =
  (dir: string): OpenPictures =>
  ({ findPicture, onSaveFailed }) => {
    const store = createPictureStore({ dir, onSaveFailed });
    return {
      async read({ tenantId, key, width }) {
        const bytes = await store.read({
          key,
          width,
          // Only the demo's seed writes pictures, and it writes specs.
          spec: async () => (await findPicture(tenantId, key)) as PictureSpec | null,
        });
        return bytes === null ? null : { bytes, type: 'image/webp' };
      },
    };
  };
