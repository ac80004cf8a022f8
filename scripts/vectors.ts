import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import waiting from '../contract/rules/waiting-rules.json' with { type: 'json' };
import { root } from '../server/root.ts';
import { forgottenRules, rulesImportedBy } from '../tests/architecture/rules-in-use.ts';
import { parseSource, readSources } from '../tests/architecture/source.ts';
import { runVector } from '../tests/vectors/run-vector.ts';
import type { Vector } from '../tests/vectors/run-vector.ts';

const ownVectors = fileURLToPath(new URL('../tests/vectors/vectors.json', import.meta.url));
const adapters = 'tests/vectors/adapters.ts';

function readVectors(file: string): Vector[] {
  const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(content)) throw new TypeError(`${file} holds no list of vectors`);
  return content;
}

/** The rules the vectors run that no production module does. */
function rulesOfVectorsAlone(): string[] {
  const forgotten = new Set<string>(forgottenRules(readSources(root), waiting));
  const imported = rulesImportedBy(parseSource(adapters, readFileSync(`${root}/${adapters}`, 'utf8')));
  return imported.filter((rule) => forgotten.has(rule));
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
const unused = rulesOfVectorsAlone();
for (const rule of unused) console.log(`${rule}: no production module imports it`);
process.exitCode = failed > 0 || unused.length > 0 ? 1 : 0;
