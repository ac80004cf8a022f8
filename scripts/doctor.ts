import { readServerConfig } from '../server/config.ts';
import { examine } from '../server/doctor/examine.ts';
import { failureText } from '../server/failure-text.ts';
import { root } from '../server/root.ts';

const marks = { good: '✓', doubtful: '!', wrong: '✗' } as const;

/** Says in plain words what is wrong with the configuration in the environment; ends with 1 where something is. */
try {
  const findings = await examine(readServerConfig(process.env), root);
  for (const { verdict, says } of findings) console.log(`${marks[verdict]} ${says}`);
  const count = (verdict: keyof typeof marks) => findings.filter((one) => one.verdict === verdict).length;
  console.log(`\n${count('wrong')} wrong, ${count('doubtful')} to think about, ${count('good')} good.`);
  if (count('wrong') > 0) process.exitCode = 1;
} catch (error) {
  console.log(`${marks.wrong} ${failureText(error).replaceAll('\n', `\n${marks.wrong} `)}`);
  process.exitCode = 1;
}
