import { emojiFile, isEmojiName } from '../emoji/emoji.ts';
import { isPictureWidth, type Picture, type PictureSource } from './picture-source.ts';
import { readIfThere } from './read-if-there.ts';

export type Media = (pathname: string, tenantId: string) => Promise<Response | null>;

const picturePath = /^\/media\/([\w-]{1,64})-(\d{1,4})\.webp$/;
const emojiPath = /^\/media\/emoji\/([0-9a-f-]{2,60})-(\d{1,4})\.webp$/;

// Keys are given anew with the picture: what has been loaded never changes.
const lasting = 'public, max-age=31536000, immutable';
// The picture may come yet.
const brief = 'public, max-age=300';

/** A placeholder is shown by browsers though it says that the picture is not there. */
function answer(picture: Picture | null): Response {
  if (picture === null) return new Response(null, { status: 404 });
  const { bytes, type, isPlaceholder = false } = picture;
  return new Response(new Uint8Array(bytes), {
    status: isPlaceholder ? 404 : 200,
    headers: { 'Content-Type': type, 'Cache-Control': isPlaceholder ? brief : lasting },
  });
}

async function readEmoji(name: string): Promise<Picture | null> {
  const bytes = isEmojiName(name) ? await readIfThere(emojiFile(name)) : null;
  return bytes === null ? null : { bytes, type: 'image/webp' };
}

/**
 * Pictures of products, departments and slides, in the widths the screens ask for, and the objects of the screens, in
 * the one width they are kept in.
 */
export const createMedia =
  (source: PictureSource): Media =>
  async (pathname, tenantId) => {
    if (!pathname.startsWith('/media/')) return null;
    const [, emoji, edge] = emojiPath.exec(pathname) ?? [];
    if (emoji !== undefined) return answer(isPictureWidth(Number(edge)) ? await readEmoji(emoji) : null);
    const [, key, digits] = picturePath.exec(pathname) ?? [];
    const width = Number(digits);
    return answer(
      key === undefined || !isPictureWidth(width) ? null : await source.read({ tenantId, key, width }),
    );
  };
