import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { runVector } from '../tests/vectors/run-vector.ts';
import type { Vector } from '../tests/vectors/run-vector.ts';

const ownVectors = fileURLToPath(new URL('../tests/vectors/vectors.json', import.meta.url));

function readVectors(file: string): Vector[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(content)) throw new TypeError(`${file} holds no list of vectors`);
  return content;
}

let failed = 0;
const vectors = readVectors(process.argv[2] ?? ownVectors);
for (const vector of vectors) {
  const { passed, got } = runVector(vector);
  if (passed) continue;
  failed += 1;
  const expected = JSON.stringify(vector.expected);
  console.log(`${vector.id} ${vector.rule}: expected ${expected}, got ${JSON.stringify(got)}`);
}
console.log(`${vectors.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
