import { emojiFile, isEmojiName } from '../emoji/emoji.ts';
import type { ContentPictures } from './content-pictures.ts';
import { isPictureWidth, type Picture, type PictureSource } from './picture-source.ts';
import { readIfThere } from './read-if-there.ts';

export type Media = (pathname: string, tenantId: string) => Promise<Response | null>;

const picturePath = /^\/media\/([\w-]{1,64})-(\d{1,4})\.webp$/;
const contentPath = /^\/media\/content\/([\da-f]{32})\/((?:[\w-]+\/)*[\w-][\w.-]*)\/(480|960)\.webp$/;
const emojiPath = /^\/media\/emoji\/([0-9a-f-]{2,60})-(\d{1,4})\.webp$/;

// Keys are given anew with the picture: what has been loaded never changes.
const lasting = 'public, max-age=31536000, immutable';
// The picture may come yet.
const brief = 'public, max-age=300';
// An editor may put another one in its place.
const daily = 'public, max-age=86400';

/** A placeholder is shown by browsers though it says that the picture is not there. */
function answer(picture: Picture | null, caching = lasting): Response {
  if (picture === null) return new Response(null, { status: 404 });
  const { bytes, type, isPlaceholder = false } = picture;
  return new Response(new Uint8Array(bytes), {
    status: isPlaceholder ? 404 : 200,
    headers: { 'Content-Type': type, 'Cache-Control': isPlaceholder ? brief : caching },
  });
}

async function readEmoji(name: string): Promise<Picture | null> {
  const bytes = isEmojiName(name) ? await readIfThere(emojiFile(name)) : null;
  return bytes === null ? null : { bytes, type: 'image/webp' };
}

/**
 * Pictures of products, departments and slides, in the widths the screens ask for, those of texts in two, and the objects
 * of the screens, in the one width they are kept in.
 */
export const createMedia =
  (source: PictureSource, contentPictures: ContentPictures): Media =>
  async (pathname, tenantId) => {
    if (!pathname.startsWith('/media/')) return null;
    const [, emoji, edge] = emojiPath.exec(pathname) ?? [];
    if (emoji !== undefined) return answer(isPictureWidth(Number(edge)) ? await readEmoji(emoji) : null);
    const [, signature, path, wide] = contentPath.exec(pathname) ?? [];
    if (signature !== undefined && path !== undefined) {
      const asked = { tenantId, signature, path, width: Number(wide) };
      return answer(await contentPictures.read(asked), daily);
    }
    const [, key, digits] = picturePath.exec(pathname) ?? [];
    const width = Number(digits);
    return answer(
      key === undefined || !isPictureWidth(width) ? null : await source.read({ tenantId, key, width }),
    );
  };
