import { readFile } from 'node:fs/promises';

const absent = new Set<unknown>(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/** The bytes of a file, null where there is none. Throws where it cannot be read. */
export async function readIfThere(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && absent.has(error.code)) return null;
    throw error;
  }
}
