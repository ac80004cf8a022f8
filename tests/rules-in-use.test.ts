import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import waiting from '../contract/rules/waiting-rules.json' with { type: 'json' };
import { forgottenRules, misplacedWaiting, unusedRules } from './architecture/rules-in-use.ts';
import { parseSource, readSources } from './architecture/source.ts';

const house = readSources(fileURLToPath(new URL('..', import.meta.url)));
const sources = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([path, text]) => parseSource(path, text));

describe('the rules of contract/rules', () => {
  test('run in the shop, but for those that wait for their flow', () => {
    expect(forgottenRules(house, waiting)).toEqual([]);
  });

  test('wait only while nothing runs them', () => {
    expect(misplacedWaiting(house, waiting)).toEqual([]);
  });
});

describe('a rule', () => {
  const paid = 'export const isPaid = () => true;\nexport const isDue = () => false;';

  test('is unused when only tests, tools and comments name it', () => {
    const files = {
      'contract/rules/paid.ts': `${paid} // isDue`,
      'contract/rules/paid.test.ts': "import { isPaid, isDue } from './paid.ts';",
      'tests/vectors/adapters.ts': "import { isDue } from '../../contract/rules/paid.ts';",
      'src/views/X.tsx': "import { isPaid } from '../../contract/rules/paid.ts';",
    };
    expect(unusedRules(sources(files))).toEqual(['contract/rules/paid.ts isDue']);
  });

  test('is unused when the shop imports its type alone', () => {
    const files = {
      'contract/rules/paid.ts': `${paid}\nexport interface Payment {}`,
      'src/a.ts': "import type { Payment } from '../contract/rules/paid.ts';",
      'src/b.ts': "import { type isDue, isPaid } from '../contract/rules/paid.ts';",
    };
    expect(unusedRules(sources(files))).toEqual(['contract/rules/paid.ts isDue']);
  });

  test('is used by way of another rule, of its file or not', () => {
    const files = {
      'contract/rules/price/sum.ts': 'export const sum = () => part();\nexport const part = () => 0;',
      'contract/rules/price/total.ts': "import { sum } from './sum.ts';\nexport const total = () => sum();",
      'backend/a.ts': "import { total } from '../contract/rules/price/total.ts';",
    };
    expect(unusedRules(sources(files))).toEqual([]);
    expect(unusedRules(sources({ ...files, 'backend/a.ts': '' }))).toEqual([
      'contract/rules/price/sum.ts sum',
      'contract/rules/price/sum.ts part',
      'contract/rules/price/total.ts total',
    ]);
  });

  test('may wait under its file’s name, until the shop runs it', () => {
    const files = { 'contract/rules/later/paid.ts': paid };
    expect(forgottenRules(sources(files), { paid: 'paying' })).toEqual([]);
    expect(misplacedWaiting(sources(files), { paid: 'paying', gone: 'leaving' })).toEqual(['gone']);
    const running = { ...files, 'src/a.ts': "import { isDue } from '../contract/rules/later/paid.ts';" };
    expect(misplacedWaiting(sources(running), { paid: 'paying' })).toEqual(['paid']);
  });
});
