import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { contractRows } from '../../scripts/reports/contract-rows.ts';
import { readRequirements } from '../../scripts/reports/requirements.ts';
import { root } from '../../server/root.ts';
import { unresolvedCitations, type Dictionary } from './citations.ts';

const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');

const recordFiles = readdirSync(`${root}/docs/decisions`).filter((name) => name !== 'README.md');
const dictionary: Dictionary = {
  requirements: new Set(readRequirements(read('docs/requirements.md')).map(({ id }) => id)),
  decisions: new Set(recordFiles.map((name) => name.slice(0, 3))),
  rows: new Set(contractRows().map(({ id }) => id)),
};

const left = /^(?:\..+|node_modules|dist|test-results|playwright-report)$/;
/** Made of wrong citations. */
const thisFile = relative(root, fileURLToPath(import.meta.url)).replaceAll('\\', '/');
const files = globSync('**/*.{ts,tsx,js,mjs,md}', { cwd: root, exclude: (name) => left.test(name) })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path !== thisFile)
  .toSorted();

test('every citation resolves to a requirement, a decision or a call', () => {
  expect(files.length).toBeGreaterThan(1500);
  expect(files.flatMap((path) => unresolvedCitations({ path, text: read(path) }, dictionary))).toEqual([]);
});

test('every link of a document leads to a file', () => {
  const links = files
    // The texts of the brands link to addresses of the shop.
    .filter((path) => path.endsWith('.md') && !/^(?:tenants|scripts\/brand\/template)\//.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/\]\((?!https?:|#)(?<to>[^)#\s]+)/g)].map(({ groups }) => ({
        path,
        to: groups?.['to'] ?? '',
      })),
    );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ path, to }) => !existsSync(join(root, dirname(path), to)))).toEqual([]);
});

describe('the decisions', () => {
  test('have a number of three digits, each once', () => {
    expect(recordFiles.filter((name) => !/^\d{3}-[a-z\d-]+\.md$/.test(name))).toEqual([]);
    expect(dictionary.decisions.size).toBe(recordFiles.length);
  });

  test('are all listed, by file, and no others', () => {
    const listed = [...read('docs/decisions/README.md').matchAll(/\((?<file>\d{3}-[^)]+)\)/g)];
    expect(listed.map(({ groups }) => groups?.['file'])).toEqual(recordFiles.toSorted());
  });

  test.each(recordFiles)('%s says context, decision, consequence and what was measured', (name) => {
    const text = read(`docs/decisions/${name}`);
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} \\S`));
    expect([...text.matchAll(/^## (?<title>.+)$/gm)].map(({ groups }) => groups?.['title'])).toEqual([
      'Context',
      'Decision',
      'Consequence',
      'Measured',
    ]);
  });
});

describe('a citation', () => {
  const known: Dictionary = {
    requirements: new Set(['SES-01', 'B-16', 'RULE-CART-1', 'T9', 'D01']),
    decisions: new Set(['004', '005']),
    rows: new Set(['C02', 'C09', 'K02']),
  };
  const found = (text: string, path = 'src/a.ts'): string[] => unresolvedCitations({ path, text }, known);

  // No id stands in a name: a test that names a requirement is counted as holding it.
  test.each([
    ['of requirements', '// As SES-01 asks (B-16, RULE-CART-1).'],
    ['of a call and a transport rule', "test('C02 keeps its key (T9)', () => {});"],
    ['of a range and of development', '/** C02-C09, K02; development: D01. */'],
    ['of decisions', 'See decision 004, and decisions 004 and 005.'],
    ['beside the names of standards', 'The rule of T9, EAN-13, C62 and UTF-8.'],
    ['beside coordinates', "path('M-34 4Q-17 0T34 5C22 3 A10-4')"],
    ['beside times and escapes', "const time = `${day}T00:00:00Z`; const escaped = '%C3%A8';"],
    ['beside a decision that is none', 'The decision of 2 people.'],
  ])('is good %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });

  test.each([
    ['an unknown number', '\n\n// SES-99', 'src/a.ts:3 cites SES-99, which is no requirement'],
    ['a number of one digit', '// SES-1', 'src/a.ts:1 cites SES-1, which is no requirement'],
    ['an unknown area', '// FOO-01', 'src/a.ts:1 cites FOO-01, which is no requirement'],
    ['an unknown letter row', '// B-99', 'src/a.ts:1 cites B-99, which is no requirement'],
    ['an unknown rule', '// RULE-CART-9', 'src/a.ts:1 cites RULE-CART-9, which is no requirement'],
    ['a rule of nothing', '// RULE-FOO-1', 'src/a.ts:1 cites RULE-FOO-1, which is no requirement'],
    ['an unknown call', "test('C77 adds')", 'src/a.ts:1 cites C77, which is no call and no transport rule'],
    ['the end of a range', '// C02-C08', 'src/a.ts:1 cites C08, which is no call and no transport rule'],
    ['an unknown transport rule', '// T77', 'src/a.ts:1 cites T77, which is no call and no transport rule'],
    [
      'a call at the end of a sentence',
      '// See C77.',
      'src/a.ts:1 cites C77, which is no call and no transport rule',
    ],
    [
      'a rule before its sentence',
      "test('T77: once')",
      'src/a.ts:1 cites T77, which is no call and no transport rule',
    ],
    ['an unknown development call', '// D50', 'src/a.ts:1 cites D50, which is no call and no transport rule'],
    ['an unknown decision', '// decision 006', 'src/a.ts:1 cites decision 006, which has no record'],
    ['a decision of one digit', '// decision 4', 'src/a.ts:1 cites decision 4, which has no record'],
    [
      'a decision on the next line',
      '/**\n * decision\n * 006',
      'src/a.ts:2 cites decision 006, which has no record',
    ],
    ['one of several', '// decisions 004 and 006', 'src/a.ts:1 cites decision 006, which has no record'],
    ['a ruling', '// (ruling 4)', 'src/a.ts:1 cites ruling 4, a ruling: cite its decision'],
    [
      'a ruling on the next line',
      '/** (ruling\n * 4)',
      'src/a.ts:1 cites ruling 4, a ruling: cite its decision',
    ],
    ['rulings', '// Rulings 1 and 5', 'src/a.ts:1 cites Rulings 1, a ruling: cite its decision'],
    [
      'a transport rule by another word',
      '// rule T9',
      'src/a.ts:1 cites rule T9, a transport rule by another word: its id is enough',
    ],
    ['a section', '// (api §7)', 'src/a.ts:1 cites api §7, a section of a document that is not here'],
  ])('%s is found', (_, text, fault) => {
    expect(found(text)).toEqual([fault]);
  });

  test('in a chart is a requirement and nothing else', () => {
    expect(
      found("a: {\n meta: { req: ['SES-01', 'T9', 'K02',\n 'login'] } }", 'machines/a/a.machine.ts'),
    ).toEqual([
      'machines/a/a.machine.ts:2 cites "T9" in meta.req, which is no requirement',
      'machines/a/a.machine.ts:2 cites "K02" in meta.req, which is no requirement',
      'machines/a/a.machine.ts:2 cites "login" in meta.req, which is no requirement',
    ]);
  });
});
