import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SecretContext } from '../../secret/secret.context.ts';

/** A picture of a site's library, by its path below `wp-content/uploads`. */
export interface Upload {
  readonly path: string;
  /** Only what stands in a text is read from the site (`signatureOf`). */
  readonly signature: string;
}

/** Widths in pixels: of a picture among words, and of one at the head of a flyer or a recipe. */
type UploadWidth = 480 | 960;

const uploadPath =
  /^\/(?:[\w-]+\/)*wp-content\/uploads\/((?:[\w-]+\/)*[\w-][\w.-]*\.(?:avif|gif|jpe?g|png|webp))$/i;

/** The path of a picture in the library of the site whose post names it; null for any other address. */
export function uploadIn(address: string, site: string): string | null {
  if (!URL.canParse(address, site)) return null;
  const { origin, pathname } = new URL(address, site);
  const [, path = null] = origin === new URL(site).origin ? (uploadPath.exec(pathname) ?? []) : [];
  return path === null || path.includes('..') ? null : path;
}

/** The secret of a brand for the pictures of its texts. */
export const uploadKey = (secrets: SecretContext['secrets']): Promise<string> =>
  secrets.ofPurpose('upload', () => randomBytes(32).toString('base64url'));

/** Tells a path of a text from one that somebody made up: hex HMAC-SHA256, keyed with the brand's secret. */
const signatureOf = (key: string, path: string): string =>
  createHmac('sha256', key).update(path).digest('hex').slice(0, 32);

export function isSigned({ path, signature }: Upload, key: string): boolean {
  const [expected, given] = [Buffer.from(signatureOf(key, path)), Buffer.from(signature)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Where the shop itself shows a picture of the site: pages load pictures from nowhere else. */
export const uploadAddress = (key: string, path: string, width: UploadWidth): string =>
  `/media/content/${signatureOf(key, path)}/${path}/${width}.webp`;

/** The HTML of a post with its pictures where the shop shows them. */
export const withOwnPictures = (html: string, ownAddress: (address: string) => string | null): string =>
  html.replaceAll(
    /(<img\b[^>]*?\ssrc=)(?:"([^"]*)"|'([^']*)')/gi,
    (whole, before: string, one: string | undefined, other: string | undefined) => {
      const address = ownAddress(one ?? other ?? '');
      return address === null ? whole : `${before}"${address}"`;
    },
  );
