import { access } from 'node:fs/promises';
import { emojiFile, isEmojiName } from '../../demo/packshots/emoji.ts';
import type { PictureSpec } from '../../demo/packshots/picture-spec.ts';
import { createPictureStore, type PictureAnswer } from '../../demo/packshots/picture-store.ts';
import { pictureKey } from '../../demo/packshots/picture.ts';

export interface MediaDependencies {
  dir: string;
  findPicture: (tenantId: string, key: string) => Promise<PictureSpec | null>;
  /** Told when a picture could not be kept; it is answered all the same. */
  onSaveFailed: (error: unknown) => void;
}

export type Media = (pathname: string, tenantId: string) => Promise<Response | null>;

const picturePath = /^\/media\/([0-9a-f]{20})-(\d{1,4})\.webp$/;
const emojiPath = /^\/media\/emoji\/([0-9a-f-]{2,60})-(\d{1,4})\.webp$/;

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

const answer = (picture: PictureAnswer): Response =>
  picture.kind === 'picture'
    ? new Response(new Uint8Array(picture.bytes), {
        headers: { 'Content-Type': 'image/webp', 'Cache-Control': 'public, max-age=31536000, immutable' },
      })
    : new Response(null, { status: 404 });

/** Product pictures and the objects of the screens, drawn at the first request in the widths the screens use. */
export function createMedia({ dir, findPicture, onSaveFailed }: MediaDependencies): Media {
  const store = createPictureStore({ dir, onSaveFailed });
  const emojiSpec = async (name: string): Promise<PictureSpec | null> =>
    isEmojiName(name) && (await isThere(emojiFile(name))) ? { kind: 'emoji', emoji: name } : null;

  return async (pathname, tenantId) => {
    const [, key, width] = picturePath.exec(pathname) ?? [];
    if (key !== undefined) {
      const spec = () => findPicture(tenantId, key);
      return answer(await store.read({ key, width: Number(width), spec }));
    }
    const [, emoji, edge] = emojiPath.exec(pathname) ?? [];
    if (emoji !== undefined) {
      const spec = () => emojiSpec(emoji);
      const named = pictureKey({ kind: 'emoji', emoji });
      return answer(await store.read({ key: named, width: Number(edge), spec }));
    }
    return pathname.startsWith('/media/') ? new Response(null, { status: 404 }) : null;
  };
}
