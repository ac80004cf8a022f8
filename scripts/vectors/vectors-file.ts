import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Vector } from '../../tests/vectors/run-vector.ts';
import { OptionError } from '../option-error.ts';

/** The file of the repository, which is run when no other is named. */
export const ownVectors = fileURLToPath(new URL('../../tests/vectors/vectors.json', import.meta.url));

const vectorsSchema = v.array(
  v.looseObject({
    id: v.string(),
    rule: v.string(),
    input: v.unknown(),
    expected: v.unknown(),
    why: v.optional(v.string(), ''),
    basis: v.optional(v.string(), ''),
  }),
);

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OptionError(`${file} cannot be read: ${reason.replaceAll(/\s+/g, ' ')}`, { cause });
  }
}

/** Reads a list of vectors. Throws OptionError for a file that cannot be read or holds anything else. */
export function readVectors(file: string): readonly Vector[] {
  const { success, output, issues } = v.safeParse(vectorsSchema, parsed(file));
  if (success) return output;
  const [{ message, path = [] }] = issues;
  const place = path.map(({ key }) => String(key)).join('.');
  throw new OptionError(`${file} holds no list of vectors: ${place === '' ? '' : `${place}: `}${message}`);
}
