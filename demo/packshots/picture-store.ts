import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { drawingRevision, drawPicture, isPictureKey, isPictureWidth, type PictureWidth } from './picture.ts';
import type { PictureSpec } from './picture-spec.ts';

/** The WebP bytes, or why there are none. */
export type PictureAnswer =
  | { kind: 'picture'; bytes: Buffer }
  | { kind: 'invalidWidth' }
  | { kind: 'unknown' };

type PictureRequest = {
  key: string;
  /** Pixels; only `pictureWidths` exist. */
  width: number;
  /** Looks up what the key stands for, asked only when the picture has to be drawn; null for an unknown key. */
  spec: () => Promise<PictureSpec | null>;
};

/** Pictures by their key, drawn at the first request and kept on disk. */
export type PictureStore = { read(request: PictureRequest): Promise<PictureAnswer> };

type StoreOptions = {
  /** Folder of the cache; made when absent, safe to delete at any time. */
  dir: string;
  draw?: typeof drawPicture;
  /** Told when a picture could not be kept; it is answered all the same. */
  onSaveFailed?: (error: unknown) => void;
};

const maxConcurrentDrawings = 2;
const unknown: PictureAnswer = { kind: 'unknown' };

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
  const underWay = new Map<string, Promise<PictureAnswer>>();
  const fileOf = (key: string, width: PictureWidth): string =>
    join(dir, `r${drawingRevision}`, key.slice(0, 2), `${key}-${width}.webp`);

  async function drawOnce(request: PictureRequest, width: PictureWidth): Promise<PictureAnswer> {
    const file = fileOf(request.key, width);
    const kept = await readIfThere(file);
    if (kept !== null) return { kind: 'picture', bytes: kept };
    const spec = await request.spec();
    if (spec === null) return unknown;
    const bytes = await limit(() => draw({ spec, width }));
    await keep(file, bytes).catch((error: unknown) => onSaveFailed?.(error));
    return { kind: 'picture', bytes };
  }

  return {
    read(request) {
      const { key, width } = request;
      if (!isPictureWidth(width)) return Promise.resolve({ kind: 'invalidWidth' });
      if (!isPictureKey(key)) return Promise.resolve(unknown);
      const name = `${key}-${width}`;
      const shared = underWay.get(name);
      if (shared !== undefined) return shared;
      const answer = drawOnce(request, width).finally(() => underWay.delete(name));
      underWay.set(name, answer);
      return answer;
    },
  };
}
