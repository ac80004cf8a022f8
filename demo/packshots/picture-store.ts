import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import type { PictureWidth } from '../../server/web/picture-source.ts';
import { drawingRevision, drawPicture, isPictureKey } from './picture.ts';
import type { PictureSpec } from './picture-spec.ts';

type PictureRequest = {
  key: string;
  width: PictureWidth;
  /** Looks up what the key stands for, asked only when the picture has to be drawn; null for an unknown key. */
  spec: () => Promise<PictureSpec | null>;
};

/** Pictures by their key, drawn at the first request and kept on disk. */
export type PictureStore = {
  /** The WebP bytes; null for an unknown key. */
  read(request: PictureRequest): Promise<Buffer | null>;
};

type StoreOptions = {
  /** Folder of the cache; made when absent, safe to delete at any time. */
  dir: string;
  draw?: typeof drawPicture;
  /** Told when a picture could not be kept; it is answered all the same. */
  onSaveFailed?: (error: unknown) => void;
};

const maxConcurrentDrawings = 2;

/** What the cache holds; a file that cannot be read is drawn again. */
async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch {
    return null;
  }
}

/** A reader sees the whole file or none: the bytes take their name at the end. */
async function keep(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(draft, bytes);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

export function createPictureStore({ dir, draw = drawPicture, onSaveFailed }: StoreOptions): PictureStore {
  const limit = pLimit(maxConcurrentDrawings);
  const underWay = new Map<string, Promise<Buffer | null>>();
  const fileOf = (key: string, width: PictureWidth): string =>
    join(dir, `r${drawingRevision}`, key.slice(0, 2), `${key}-${width}.webp`);

  async function drawOnce(request: PictureRequest): Promise<Buffer | null> {
    const { width } = request;
    const file = fileOf(request.key, width);
    const kept = await readIfThere(file);
    if (kept !== null) return kept;
    const spec = await request.spec();
    if (spec === null) return null;
    const bytes = await limit(() => draw({ spec, width }));
    await keep(file, bytes).catch((error: unknown) => onSaveFailed?.(error));
    return bytes;
  }

  return {
    read(request) {
      const { key, width } = request;
      if (!isPictureKey(key)) return Promise.resolve(null);
      const name = `${key}-${width}`;
      const shared = underWay.get(name);
      if (shared !== undefined) return shared;
      const answer = drawOnce(request).finally(() => underWay.delete(name));
      underWay.set(name, answer);
      return answer;
    },
  };
}
