import { LRUCache } from 'lru-cache';
import type { Picture } from './picture-source.ts';

/** Bytes of encoded pictures that are kept. */
const keptBytes = 32 * 1024 * 1024;
/** A library's photograph at most, in pixels: what is larger would take the memory of many others. */
const largestPixels = 50_000_000;
const formats: ReadonlySet<string> = new Set(['avif', 'gif', 'heif', 'jpeg', 'png', 'webp']);

interface AskedUpload {
  readonly tenantId: string;
  readonly path: string;
  readonly signature: string;
  readonly width: number;
}

/** Pictures of the texts of a brand. */
export interface ContentPictures {
  /** Null where there is none, or where it is none. */
  read(asked: AskedUpload): Promise<Picture | null>;
}

interface ContentPicturesDependencies {
  readonly readUpload: (
    tenantId: string,
    upload: Pick<AskedUpload, 'path' | 'signature'>,
  ) => Promise<Uint8Array | null>;
  /** Told when a picture could not be had or read. */
  readonly onFailed: (error: unknown) => void;
}

/** Whatever an editor puts into a text comes as a WebP of the asked width, without what the file says beside it. */
async function encoded(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  // A library of pictures is nothing that pages wait for at the start.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes, { limitInputPixels: largestPixels });
  const { format } = await picture.metadata();
  if (!formats.has(format)) throw new TypeError(`a picture of the kind ${format}`);
  return picture.rotate().resize({ width, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
}

/** Fetches and encodes the pictures of texts, and keeps those that were asked for last. */
export function createContentPictures({
  readUpload,
  onFailed,
}: ContentPicturesDependencies): ContentPictures {
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: keptBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const underway = new Map<string, Promise<Uint8Array | null>>();
  const make = async ({ tenantId, width, ...upload }: AskedUpload): Promise<Uint8Array | null> => {
    try {
      const bytes = await readUpload(tenantId, upload);
      return bytes === null ? null : await encoded(bytes, width);
    } catch (error) {
      onFailed(error);
      return null;
    }
  };
  return {
    async read(asked) {
      const name = `${asked.tenantId} ${asked.signature} ${asked.path} ${asked.width}`;
      const making = kept.get(name) ?? underway.get(name) ?? make(asked).finally(() => underway.delete(name));
      if (making instanceof Promise) underway.set(name, making);
      const bytes = await making;
      if (bytes === null) return null;
      kept.set(name, bytes);
      return { bytes, type: 'image/webp' };
    },
  };
}
