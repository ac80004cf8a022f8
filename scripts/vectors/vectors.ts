import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import waiting from '../../contract/rules/waiting-rules.json' with { type: 'json' };
import { root } from '../../server/root.ts';
import { forgottenRules, rulesImportedBy } from '../../tests/architecture/rules-in-use.ts';
import { parseSource, readSources } from '../../tests/architecture/source.ts';
import { runVector } from '../../tests/vectors/run-vector.ts';
import type { Vector } from '../../tests/vectors/run-vector.ts';
import { exitForOptions, OptionError } from '../option-error.ts';
import { ownVectors, readVectors } from './vectors-file.ts';
import { filesByRule, rulesAsText } from './vectors-rules.ts';

const adaptersPath = 'tests/vectors/adapters.ts';

const usage = `Runs worked examples of the business rules: each has an input and what must come out.

  npm run -s vectors                  the examples of the repository, ${relative(root, ownVectors)}
  npm run -s vectors -- FILE          those of another file
  npm run -s vectors -- --list [FILE] each rule with where it is written and how many examples it has

A file is a JSON list:

  [{ "id": "V001", "rule": "email", "input": { "value": "a@b" }, "expected": { "valid": false }, "why": "no domain" }]

  id        names the example in what is printed
  rule      one of those that --list prints
  input     what the rule gets; the examples of the repository show the fields of each rule
  expected  what must come out: each field that stands here, and no error, warning or question that does not
  why       what the example shows; optional

It fails for an example that does not come out, and for a rule that no part of the shop runs.`;

const adapters = () => parseSource(adaptersPath, readFileSync(`${root}/${adaptersPath}`, 'utf8'));

/** Returns the rules the vectors run that no production module does. */
function rulesOfVectorsAlone(): string[] {
  const forgotten = new Set<string>(forgottenRules(readSources(root), waiting));
  return rulesImportedBy(adapters()).filter((rule) => forgotten.has(rule));
}

function runVectors(vectors: readonly Vector[]): void {
  let failed = 0;
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
}

function runAsAsked(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false }, list: { type: 'boolean', default: false } },
  });
  const [file = ownVectors, ...more] = positionals;
  if (more.length > 0) throw new OptionError(`one file at a time, not ${positionals.join(' and ')}`);
  if (values.help) console.log(usage);
  else if (values.list) console.log(rulesAsText(readVectors(file), filesByRule(adapters())));
  else runVectors(readVectors(file));
}

try {
  runAsAsked();
} catch (error) {
  exitForOptions(error);
}
