import { parseArgs } from 'node:util';
import type { CheckResult } from '../../backend/platform/check-result.ts';
import { explainedKeys } from '../../contract/tenant-keys.ts';
import { failureText } from '../../server/failure-text.ts';
import { root } from '../../server/root.ts';
import { checkBrand } from './check-brand.ts';

import { questions } from './new/answers.ts';
import { answersOf, terminal } from './new/answers-of.ts';
import { tidy, writeBrand } from './new/new-brand.ts';
import { brandIds, BrandToolError } from './read-brand.ts';

const marks = { good: '✓', doubtful: '!', wrong: '✗' } as const;

const options = Object.values(questions).map(({ option, asks }) => `  --${option.padEnd(10)} ${asks}`);

const usage = `npm run brand -- new <id>        a new brand: asks what is not said by
${options.join('\n')}
npm run brand -- check [id …]    says what is wrong with a brand, or with each
npm run brand -- keys            every key of a brand's configuration, with what it decides`;

const count = (findings: readonly CheckResult[], verdict: CheckResult['verdict']): number =>
  findings.filter((one) => one.verdict === verdict).length;

async function check(ids: readonly string[]): Promise<void> {
  for (const id of ids.length === 0 ? await brandIds(root) : ids) {
    const findings = await checkBrand(root, id);
    console.log(id);
    for (const { verdict, says } of findings) console.log(`${marks[verdict]} ${says}`);
    console.log(`${count(findings, 'wrong')} wrong, ${count(findings, 'doubtful')} to think about.\n`);
    if (count(findings, 'wrong') > 0) process.exitCode = 1;
  }
}

async function make(id: string, given: Readonly<Record<string, string | undefined>>): Promise<void> {
  const { ask, close } = terminal();
  const answers = await answersOf(id, given, ask).finally(close);
  for (const file of await writeBrand(root, answers, new Date())) console.log(`made     ${file}`);
  await tidy(id);
  await check([id]);
  console.log(
    `It opens with npm start at http://${id}.localhost:3000. What comes next stands in docs/brands.md;\n` +
      'the pages on terms, privacy, cookies and accessibility are drafts: have them read by who answers for them.',
  );
}

/** What the command line says; an option nobody knows is answered with those there are. */
function said() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: Object.fromEntries(
        Object.values(questions).map(({ option }) => [option, { type: 'string' as const }]),
      ),
    });
  } catch (error) {
    throw new BrandToolError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

try {
  const { values, positionals } = said();
  const [command, ...names] = positionals;
  if (command === 'check') await check(names);
  else if (command === 'new') await make(names[0] ?? '', values);
  else if (command === 'keys')
    for (const { path, says } of explainedKeys()) console.log(`${path}\n  ${says}`);
  else {
    console.error(usage);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`${marks.wrong} ${error instanceof BrandToolError ? error.message : failureText(error)}`);
  process.exitCode = 1;
}
